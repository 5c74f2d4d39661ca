import { type PointerEvent, useRef, useState } from 'react';
import { type HomeSlot, parseHomeSlot } from '../rules/home-slot.ts';

/** A drag this close to the edge of the window scrolls the page. */
const EDGE_PX = 70;
const SCROLL_PX = 14;

export interface Drag {
  from: HomeSlot;
  over: HomeSlot | null;
  /** Vertical distance in px since the start of the drag, including the scrolling of the page. */
  offset: number;
}

/**
 * Drags a slot by its handle with mouse, pen or finger. The element of a slot has `data-slot`. Escape, or a drop outside of
 * the slots, changes nothing.
 */
export function useDrag(onDrop: (from: HomeSlot, to: HomeSlot) => void) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const startY = useRef(0);

  const slotUnder = (event: PointerEvent) => {
    const element = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest<HTMLElement>('[data-slot]');
    return parseHomeSlot(element?.dataset.slot);
  };
  const stopDrag = () => setDrag(null);
  const handle = (slot: HomeSlot) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      startY.current = event.clientY + window.scrollY;
      setDrag({ from: slot, over: null, offset: 0 });
      const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && stopDrag();
      addEventListener('keydown', cancel);
      event.currentTarget.addEventListener(
        'lostpointercapture',
        () => {
          removeEventListener('keydown', cancel);
          stopDrag();
        },
        { once: true },
      );
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!drag) return;
      if (event.clientY < EDGE_PX) window.scrollBy(0, -SCROLL_PX);
      if (event.clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, SCROLL_PX);
      const over = slotUnder(event);
      setDrag({ ...drag, over, offset: event.clientY + window.scrollY - startY.current });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (!drag) return;
      const over = slotUnder(event);
      stopDrag();
      if (over && over !== drag.from) onDrop(drag.from, over);
    },
  });
  return { drag, handle };
}
