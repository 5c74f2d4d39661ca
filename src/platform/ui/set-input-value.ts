import { findDifference } from './find-difference.ts';

/** Replaces the text of a field and keeps the caret at its word: only the part that differs is replaced. */
export function setInputValue(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (field.value === text) return;
  const difference = findDifference(field.value, text);
  field.setRangeText(difference.text, difference.start, difference.end, 'preserve');
}
