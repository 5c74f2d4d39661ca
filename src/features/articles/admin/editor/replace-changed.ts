import { Fragment, type Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { diffTokens } from '../../rules/revisions/diff-tokens.ts';

/** The changed blocks that begin at `from`, a position in the document. */
interface ChangedBlocks {
  from: number;
  before: Fragment;
  after: Fragment;
}

/**
 * Turns the document into `next`. Replaces only what differs, block by block, so that a caret outside of a change does not
 * move. Returns false when both are equal.
 */
export function replaceChanged(tr: Transaction, next: Node): boolean {
  const changes = listChangedBlocks(tr.doc, next);
  // From the end, because a change moves the positions after it.
  for (const change of changes.reverse()) replaceDifference(tr, change);
  return changes.length > 0;
}

function listChangedBlocks(doc: Node, next: Node): ChangedBlocks[] {
  const changes: ChangedBlocks[] = [];
  let [x, y, from] = [0, 0, 0];
  for (const { kind, before, after } of diffTokens(doc.children.map(keyOf), next.children.map(keyOf))) {
    const old = Fragment.fromArray(doc.children.slice(x, x + before.length));
    const now = Fragment.fromArray(next.children.slice(y, y + after.length));
    if (kind === 'changed') changes.push({ from, before: old, after: now });
    [x, y, from] = [x + before.length, y + after.length, from + old.size];
  }
  return changes;
}

const keyOf = (block: Node) => JSON.stringify(block.toJSON());

/** Replaces the part between the common start and the common end of the changed blocks. */
function replaceDifference(tr: Transaction, { from, before, after }: ChangedBlocks): void {
  const start = before.findDiffStart(after);
  const end = before.findDiffEnd(after);
  if (start === null || end === null) return;
  // When a word is repeated, the common start and end can overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const slice = tr.doc.type.create(null, after).slice(start, end.b + overlap);
  tr.replace(from + start, from + end.a + overlap, slice);
}
