import { type PointerEvent, useRef, useState } from 'react';
import { type HomeSlot, parseHomeSlot } from '#domain/curation/home-slot.ts';

/** So near to the edge of the window a drag scrolls it. */
const EDGE_PX = 70;
const SCROLL_PX = 14;

export interface Drag {
  from: HomeSlot;
  over: HomeSlot | null;
  /** How far the pointer has gone since it was pressed, the page's scrolling included. */
  moved: number;
}

/**
 * Dragging a place by its handle with mouse, pen or finger. The element of a place carries `data-slot`. Escape, or
 * letting go beside every place, leaves all as it was.
 */
export function useDrag(onDrop: (from: HomeSlot, to: HomeSlot) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef(0);

  const slotUnder = (event: PointerEvent) => {
    const element = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>('[data-slot]');
    return parseHomeSlot(element?.dataset.slot);
  };
  const end = () => setDrag(null);
  const handle = (slot: HomeSlot) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = event.clientY + window.scrollY;
      setDrag({ from: slot, over: null, moved: 0 });
      const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && end();
      addEventListener('keydown', cancel);
      event.currentTarget.addEventListener(
        'lostpointercapture',
        () => {
          removeEventListener('keydown', cancel);
          end();
        },
        { once: true },
      );
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag) return;
      if (event.clientY < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
      if (event.clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
      const over = slotUnder(event);
      setDrag({ ...drag, over, moved: event.clientY + window.scrollY - start.current });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!drag) return;
      const over = slotUnder(event);
      end();
      if (over && over !== drag.from) onDrop(drag.from, over);
    },
  });
  return { drag, handle };
}
