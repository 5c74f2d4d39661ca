import { findDifference } from './find-difference.ts';

/**
 * Replaces the text of a field as if it was typed: the field sends an input event, and one undo of the browser takes it back.
 * The focus returns to where it was.
 */
export function typeIntoField(field: HTMLTextAreaElement, value: string): void {
  if (field.value === value) return;
  const { start, end, text } = findDifference(field.value, value);
  const focused = document.activeElement;
  field.focus({ preventScroll: true });
  field.setSelectionRange(start, end);
  // `setRangeText` would empty the undo history of the field.
  const isTyped = document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  if (!isTyped) {
    field.setRangeText(text, start, end, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (focused !== field && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}
