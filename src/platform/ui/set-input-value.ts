/** Replaces the text of a field and keeps the caret at its word: only the part that differs is replaced. */
export function setInputValue(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (field.value === text) return;
  const difference = findDifference(field.value, text);
  field.setRangeText(difference.text, difference.start, difference.end, 'preserve');
}

/** The part of `before` (offsets) that `text` replaces to make `after`. What both begin and end with stays. */
export function findDifference(before: string, after: string): { start: number; end: number; text: string } {
  const minLength = Math.min(before.length, after.length);
  let start = 0;
  while (start < minLength && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < minLength - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { start, end: before.length - same, text: after.slice(start, after.length - same) };
}

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
