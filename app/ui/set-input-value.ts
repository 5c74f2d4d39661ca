/** Replaces the text of a field and keeps the caret at its word: only the part that differs is replaced. */
export function setInputValue(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const before = field.value;
  const minLength = Math.min(before.length, text.length);
  let start = 0;
  while (start < minLength && before[start] === text[start]) start += 1;
  let sameEnd = 0;
  while (sameEnd < minLength - start && before.at(-1 - sameEnd) === text.at(-1 - sameEnd)) sameEnd += 1;
  if (before === text) return;
  field.setRangeText(text.slice(start, text.length - sameEnd), start, before.length - sameEnd, 'preserve');
}
