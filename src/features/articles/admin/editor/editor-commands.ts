import type { Editor } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { parseEmbed } from '../../rules/embed.ts';

/** Inserts an embed when the pasted text is the address of a provider and the paragraph is empty. False otherwise. */
export function insertEmbedOf(view: EditorView, text: string): boolean {
  const embed = /^\S+$/.test(text.trim()) ? parseEmbed(text) : null;
  const { $from, empty } = view.state.selection;
  if (!embed || !empty || $from.parent.content.size > 0 || $from.parent.type.name !== 'paragraph')
    return false;
  const node = view.state.schema.nodes.embed?.create(embed);
  if (!node) return false;
  view.dispatch(view.state.tr.replaceSelectionWith(node).scrollIntoView());
  return true;
}

/** Inserts a block at the cursor, and an empty paragraph after it. */
export function insertBlock(editor: Editor, type: string, attrs: Record<string, unknown>): void {
  editor
    .chain()
    .focus()
    .insertContent([{ type, attrs }, { type: 'paragraph' }])
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
