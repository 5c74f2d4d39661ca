/**
 * Focuses an element that is no control, so that Tab starts at it and screen readers announce it. The element is focusable only
 * until it loses the focus; otherwise a click beside a field in it would focus it.
 */
export function focusUntilLeft(element: HTMLElement): void {
  element.tabIndex = -1;
  element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  element.focus({ preventScroll: true });
}
