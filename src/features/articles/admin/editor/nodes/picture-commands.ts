import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection } from '@tiptap/pm/state';
import type { LibraryPicture } from '#features/media/admin/picker/library-picture.ts';
import { pictureAttributes } from './figure-node.ts';

/** A picture of the text and its position. */
interface FoundPicture {
  node: Node;
  position: number;
}

/** The picture whose caption has the cursor, or that is selected; null when there is none. */
export function findPicture({ selection }: EditorState): FoundPicture | null {
  const { $from } = selection;
  if ($from.parent.type.name === 'picture') return { node: $from.parent, position: $from.before() };
  const next = $from.nodeAfter;
  const isSelected = next?.type.name === 'picture' && selection.to === selection.from + next.nodeSize;
  return isSelected ? { node: next, position: selection.from } : null;
}

/** Whether there is a block before (-1) or after (1) the picture that it can change places with. */
export function canMovePicture(state: EditorState, step: -1 | 1): boolean {
  const found = findPicture(state);
  if (!found) return false;
  const at = state.doc.resolve(found.position);
  return at.parent.maybeChild(at.index() + step) !== null;
}

/** Changes the places of the picture and the block before (-1) or after (1) it. */
export function movePicture(editor: Editor, step: -1 | 1): void {
  const { state, view } = editor;
  const found = findPicture(state);
  if (!found || !canMovePicture(state, step)) return;
  const { node, position } = found;
  const at = state.doc.resolve(position);
  const passed = at.parent.child(at.index() + step).nodeSize;
  const target = position + step * passed;
  const tr = state.tr.delete(position, position + node.nodeSize).insert(target, node);
  view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(target + 1))).scrollIntoView());
}

/** Shows another picture in the same place. A written caption stays; the description is that of the new picture. */
export function replacePicture(editor: Editor, picture: LibraryPicture): void {
  const { state, view } = editor;
  const found = findPicture(state);
  if (!found) return;
  const tr = state.tr.setNodeMarkup(found.position, undefined, pictureAttributes(picture));
  if (found.node.content.size === 0 && picture.caption !== '')
    tr.insert(found.position + 1, state.schema.text(picture.caption));
  view.dispatch(tr);
  view.focus();
}

/** Removes the picture with its caption. */
export function removePicture(editor: Editor): void {
  const found = findPicture(editor.state);
  if (!found) return;
  const { node, position } = found;
  editor
    .chain()
    .focus()
    .deleteRange({ from: position, to: position + node.nodeSize })
    .run();
}
