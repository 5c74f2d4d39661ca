import { type MouseEvent, useRef } from 'react';

const DOUBLE_TAP_MS = 400;
const DOUBLE_TAP_PX = 24;

/**
 * A handler of clicks in the capture phase that ignores the second tap of a double tap on a button. The first tap may open or
 * close a form under the thumb, and the second one would press what stands there: a whistle, or another undo.
 */
export function useDoubleTapGuard(): (event: MouseEvent) => void {
  const last = useRef({ at: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  return (event) => {
    const { detail, target, timeStamp: at, clientX: x, clientY: y } = event;
    // A key presses a button without a position.
    if (detail === 0 || !(target instanceof Element) || !target.closest('a, button')) return;
    const isSecond =
      at - last.current.at < DOUBLE_TAP_MS &&
      Math.hypot(x - last.current.x, y - last.current.y) < DOUBLE_TAP_PX;
    if (!isSecond) {
      last.current = { at, x, y };
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };
}
