// Made by `python -m sandtable.server.typescript` from the structs of the server. Do not edit.

import type { AreaStyle, LineStyle } from "./styles";

/** The colours of a counter's ground and print; a missing colour keeps its default. */
export interface Ground {
  ground: string | null;
  ink: string | null;
}

/** Colours by name: of the page and map, of sides, of tones of counters, of lines and areas. */
export interface Palette {
  colours: Record<string, [string, string]>;
  sides: Record<string, Ground>;
  counters: Record<string, Ground>;
  lines: Partial<Record<LineStyle, [string, string]>>;
  areas: Partial<Record<AreaStyle, [string, string]>>;
  emblem: Token[];
}

/** A counter that represents the game in the lobby. */
export interface Token {
  silhouette: string;
  side: string;
  name: string;
  ratings: string[];
}
