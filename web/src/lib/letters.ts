// How wide words are as this browser writes them.

const SIZE = 100;
const HALO = 0.22;
const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** The width of a line, with the halo around it, in letters' heights; `style` is that of CSS without a size. */
export function widthOf(line: string, style: string, family: string): number {
  const key = `${style}/${family}/${line}`;
  const found = known.get(key) ?? measured(line, style, family);
  known.set(key, found);
  return found;
}

function measured(line: string, style: string, family: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return line.length;
  pen.font = `${style} ${SIZE}px ${family}`;
  return pen.measureText(line).width / SIZE + HALO;
}

/** The letters that a token of the page's styles names, as `--sans`. */
export function family(token: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(token);
}
