import type { SpellingMark } from './spelling-mark.ts';

/** The text with all its mistakes corrected. Of marks that overlap, only the first is applied. */
export function applyMarks(text: string, marks: readonly SpellingMark[]): string {
  let corrected = '';
  let at = 0;
  for (const { start, end, suggestion } of marks.toSorted((a, b) => a.start - b.start)) {
    if (start < at) continue;
    corrected += text.slice(at, start) + suggestion;
    at = end;
  }
  return corrected + text.slice(at);
}
