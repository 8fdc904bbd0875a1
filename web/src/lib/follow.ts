// A pointer that is pressed: where it goes, and where it is let go.

/** Follow the pointer until it is released, or taken away (null); return how to leave it. */
export function follow(moved: (event: PointerEvent) => void, released: (event: PointerEvent | null) => void): () => void {
  const over = new AbortController();
  const end = (event: PointerEvent): void => {
    over.abort();
    released(event.type === 'pointerup' ? event : null);
  };
  addEventListener('pointermove', moved, over);
  addEventListener('pointerup', end, over);
  addEventListener('pointercancel', end, over);
  return () => over.abort();
}
