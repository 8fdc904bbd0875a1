// Made by `python -m sandtable.server.typescript` from the structs of the server. Do not edit.

/** The kind of a board. */
export type BoardStyle = "display" | "chart" | "country" | "sky" | "page";

/** The light in which a board is drawn. */
export type Light = "" | "night";

/** The part of a board that is shown at first. */
export type Focus = "whole" | "narrow" | "width" | "pieces" | "routes";

/** The mark of a place on a chart, or in an area of country. */
export type SpaceStyle = "" | "target" | "airfield" | "base" | "port" | "waypoint" | "box" | "double" | "houses" | "church" | "trees" | "pond" | "bunker" | "pillbox" | "gun";

/** The importance of a place's name, highest first; where names collide, lower ranks yield. */
export type Rank = "target" | "group" | "major" | "town" | "minor" | "least";

/** The meaning of a line. */
export type LineStyle = "" | "river" | "road" | "border" | "grid" | "route" | "patrol" | "flow" | "move" | "outbound" | "return" | "detour" | "diversion" | "way" | "slow" | "fire" | "blue" | "red" | "bridge" | "track" | "trench" | "wire" | "contrail" | "attack" | "limit" | "hearing";

/** The meaning of an area, a shaded space or a ring. */
export type AreaStyle = "" | "land" | "lake" | "water" | "edge" | "fog" | "ice" | "night" | "reach" | "danger" | "belief" | "patrol" | "range" | "sector" | "age" | "field" | "open" | "cover" | "post" | "meeting" | "plane" | "cloud";

/** The form of a counter. */
export type CounterStyle = "" | "marker" | "disc" | "figure" | "pinned" | "wreck" | "back" | "hull" | "craft";

/** A mark drawn on the board while an event is news. */
export type Effect = "" | "shot" | "hit" | "throw";

/** Things scattered over a map of country. */
export type Thing = "tree" | "house" | "reed";

/** A small picture in a box or at a name. */
export type Sign = "star" | "fighters" | "aircraft" | "factory" | "railway" | "docks" | "flak";

/** The part of a board that a panel lies on where there is room. */
export type Corner = "" | "top" | "foot";

/** A unit's part in one step of its history. */
export type Stay = "" | "away" | "took_part" | "hit";

/** The kind of thing that a name on the map stands for. */
export type Lettering = "" | "sea" | "water" | "land" | "country" | "port";
