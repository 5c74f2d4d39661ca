import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';

/**
 * Makes the document the other one by replacing nothing but what lies between their common beginning and their common
 * end, so that a caret outside of it stays in its word. False when they are the same.
 */
export function replaceChanged(tr: Transaction, next: Node): boolean {
  const start = tr.doc.content.findDiffStart(next.content);
  const end = tr.doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return false;
  // Where a word is repeated, beginning and end may claim the same letters.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  tr.replace(start, end.a + overlap, next.slice(start, end.b + overlap));
  return true;
}
