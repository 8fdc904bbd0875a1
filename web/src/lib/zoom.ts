// Zoom and pan of a board: wheel, pinch, drag, keys.

import type { Pane, View } from './fit';
import { apart, bounded, centred, panned, pinched, scaled, type Bounds } from './pan';
import type { Point } from './wire';

/** How far a pointer may slip before a click becomes a move. */
const SLIP = 5;
/** What a step of the wheel is worth, by its unit: pixels, lines, pages. */
const WHEEL = [0.002, 0.05, 1];

export class Zoom {
  /** Whether the reader has moved the board since it was fitted. */
  moved = false;
  private view: View = { k: 1, x: 0, y: 0 };
  private limits: Bounds = { board: { width: 0, height: 0 }, pane: { width: 0, height: 0 }, least: 1 };
  private readonly over = new AbortController();
  /** The pointers that hold the board, and where the first one was put down. */
  private readonly fingers = new Map<number, Point>();
  private from: Point = [0, 0];
  private hasSlid = false;

  constructor(
    private readonly svg: SVGSVGElement,
    private readonly changed: (view: View) => void,
  ) {
    const { signal } = this.over;
    svg.addEventListener('wheel', (event) => this.turn(event), { signal, passive: false });
    svg.addEventListener('pointerdown', (event) => this.press(event), { signal });
    svg.addEventListener('click', (event) => this.hasSlid && event.stopImmediatePropagation(), { signal, capture: true });
    addEventListener('pointermove', (event) => this.slide(event), { signal });
    addEventListener('pointerup', (event) => this.release(event), { signal });
    addEventListener('pointercancel', (event) => this.release(event), { signal });
  }

  bounds(board: Pane, pane: Pane, least: number): void {
    this.limits = { board, pane: { ...pane }, least };
  }

  show(view: View): void {
    this.moved = false;
    this.lay(view);
  }

  /** Show the board as the reader left it. */
  restore(view: View): void {
    this.lay(view);
    this.moved = true;
  }

  by(factor: number): void {
    const { width, height } = this.limits.pane;
    this.move(scaled(this.view, factor, [width / 2, height / 2], this.limits));
  }

  pan(x: number, y: number): void {
    this.move(panned(this.view, [x, y]));
  }

  centre(x: number, y: number): void {
    this.move(centred(this.view, [x, y], this.limits));
  }

  end(): void {
    this.over.abort();
  }

  private move(view: View): void {
    this.moved = true;
    this.lay(bounded(view, this.limits));
  }

  private lay(view: View): void {
    this.view = view;
    this.changed(view);
  }

  private turn(event: WheelEvent): void {
    event.preventDefault();
    const steps = -event.deltaY * WHEEL[event.deltaMode]! * (event.ctrlKey ? 10 : 1);
    this.move(scaled(this.view, 2 ** steps, this.at(event), this.limits));
  }

  private press(event: PointerEvent): void {
    if (!holds(event)) return;
    if (!this.fingers.size) this.from = this.at(event);
    this.fingers.set(event.pointerId, this.at(event));
  }

  private slide(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = this.at(event);
    this.hasSlid ||= apart(now, this.from) > SLIP;
    if (!this.hasSlid) return;
    this.fingers.set(event.pointerId, now);
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.move(other ? pinched(this.view, [before, other], [now, other], this.limits) : panned(this.view, [now[0] - before[0], now[1] - before[1]]));
  }

  /** Let go, and ignore the click that the browser adds to a move. */
  private release(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (!this.fingers.size) setTimeout(() => (this.hasSlid = false));
  }

  private at(event: MouseEvent): Point {
    const { left, top } = this.svg.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  }
}

/** Whether a pointer takes hold of the board: a mouse leaves counters and frames to the hand. */
function holds(event: PointerEvent): boolean {
  if (event.pointerType === 'touch') return true;
  const isHand = event.shiftKey || (event.target as Element).closest('[data-grip]');
  return !isHand && event.button < 2;
}
