import type { Editor } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { parseEmbed } from '../../rules/article-content.ts';
import { diffTokens } from '../../rules/revisions/diff-texts.ts';

/**
 * Inserts an embed when the pasted text is the address of a provider and the paragraph is empty. False otherwise. The caret
 * then stands in an empty paragraph after it: what is typed next would replace a selected embed.
 */
export function insertEmbedOf(view: Pick<EditorView, 'state' | 'dispatch'>, text: string): boolean {
  const embed = /^\S+$/.test(text.trim()) ? parseEmbed(text) : null;
  const { $from, empty } = view.state.selection;
  if (!embed || !empty || $from.parent.content.size > 0 || $from.parent.type.name !== 'paragraph')
    return false;
  const node = view.state.schema.nodes.embed?.create(embed);
  if (!node) return false;
  const { tr } = view.state;
  tr.insert($from.after(), $from.parent.type.create()).replaceSelectionWith(node);
  view.dispatch(tr.scrollIntoView());
  return true;
}

/** Inserts a block at the cursor, and an empty paragraph after it, and shows where it went. */
export function insertBlock(editor: Editor, type: string, attrs: Record<string, unknown>): void {
  editor
    .chain()
    .focus()
    .insertContent([{ type, attrs }, { type: 'paragraph' }])
    .scrollIntoView()
    .run();
}

/**
 * Links the selected text, or the link at the cursor, to `address`. Where nothing is selected, it inserts a link with
 * `text`, or with the address itself.
 */
export function insertLink(editor: Editor, address: string, text = address): void {
  const isInsert = editor.state.selection.empty && !editor.isActive('link');
  const chain = editor.chain().focus().extendMarkRange('link');
  const marks = [{ type: 'link', attrs: { href: address } }];
  if (isInsert) chain.insertContent({ type: 'text', text, marks }).run();
  else chain.setLink({ href: address }).run();
}

const LINK = /^(?:https?:\/\/[^/\s]|mailto:\S|\/(?!\/)|#)/i;

/** The address for a link; null when the text is not an address. A bare `sayt.az` gets `https://`. */
export function linkAddress(typed: string): string | null {
  const text = typed.trim();
  if (LINK.test(text)) return text;
  return /^[\w-]+(?:\.[\w-]+)+(?:[/?#]\S*)?$/.test(text) ? `https://${text}` : null;
}

/**
 * Whether two documents are the same text. The empty paragraph that the editor adds after a last list, table or block does not
 * count.
 */
export function hasSameText(one: Node, other: Node): boolean {
  return withoutLastSpace(one).eq(withoutLastSpace(other));
}

function withoutLastSpace(doc: Node): Node {
  const { lastChild } = doc;
  const isSpace = lastChild?.type.name === 'paragraph' && lastChild.childCount === 0;
  return isSpace ? doc.cut(0, doc.content.size - lastChild.nodeSize) : doc;
}

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
