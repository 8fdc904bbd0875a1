// Zoom and pan of a board: wheel, pinch, drag, keys.

import { select, type Selection } from 'd3-selection';
import { zoom, zoomIdentity, type ZoomBehavior } from 'd3-zoom';
import type { Pane, View } from './fit';

const CLOSEST = 6;
const SLACK = 0.35;

export class Zoom {
  private readonly behaviour: ZoomBehavior<SVGSVGElement, unknown>;
  private readonly svg: Selection<SVGSVGElement, unknown, null, undefined>;
  /** Whether the reader has moved the board since it was fitted. */
  moved = false;

  constructor(element: SVGSVGElement, changed: (view: View) => void) {
    this.svg = select(element);
    this.behaviour = zoom<SVGSVGElement, unknown>()
      .filter((event: MouseEvent & WheelEvent) => {
        if (event.type === 'wheel' || event.type.startsWith('touch')) return true;
        const isHand = event.shiftKey || (event.target as Element).closest('[data-grip]');
        return !isHand && (event.button === 0 || event.button === 1);
      })
      .clickDistance(5)
      .on('zoom', (event: { transform: View; sourceEvent: Event | null }) => {
        if (event.sourceEvent) this.moved = true;
        changed({ k: event.transform.k, x: event.transform.x, y: event.transform.y });
      });
    this.svg.call(this.behaviour).on('dblclick.zoom', null);
  }

  bounds(board: Pane, pane: Pane, least: number): void {
    const spare = [board.width * SLACK, board.height * SLACK] as const;
    this.behaviour
      .extent([[0, 0], [pane.width, pane.height]])
      .scaleExtent([least * 0.6, CLOSEST])
      .translateExtent([[-spare[0], -spare[1]], [board.width + spare[0], board.height + spare[1]]]);
  }

  show(view: View): void {
    this.moved = false;
    this.svg.call(this.behaviour.transform, zoomIdentity.translate(view.x, view.y).scale(view.k));
  }

  /** Show the board as the reader left it. */
  restore(view: View): void {
    this.show(view);
    this.moved = true;
  }

  by(factor: number): void {
    this.moved = true;
    this.svg.call(this.behaviour.scaleBy, factor);
  }

  pan(x: number, y: number): void {
    this.moved = true;
    this.svg.call(this.behaviour.translateBy, x, y);
  }

  centre(x: number, y: number): void {
    this.moved = true;
    this.svg.call(this.behaviour.translateTo, x, y);
  }

  end(): void {
    this.svg.on('.zoom', null);
  }
}
