/** Gives a field another text and leaves the caret in its word: nothing but what differs is replaced. */
export function setInputValue(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const before = field.value;
  const shorter = Math.min(before.length, text.length);
  let start = 0;
  while (start < shorter && before[start] === text[start]) start += 1;
  let same = 0;
  while (same < shorter - start && before.at(-1 - same) === text.at(-1 - same)) same += 1;
  if (before === text) return;
  field.setRangeText(text.slice(start, text.length - same), start, before.length - same, 'preserve');
}
