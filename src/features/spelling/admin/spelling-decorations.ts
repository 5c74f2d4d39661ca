import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import type { SpellingMark } from '#az/spelling/spelling-mark.ts';
import { findDifference } from '#platform/ui/set-input-value.ts';

/** A mistake in the document, at positions of the document. */
export interface PlacedMark {
  mark: SpellingMark;
  written: string;
  from: number;
  to: number;
}

/** A paragraph, heading, caption or cell. `start` is the position of its first character. */
export interface TextBlock {
  text: string;
  start: number;
}

const key = new PluginKey<DecorationSet>('spelling');

/** Underlines mistakes. The underlines are not part of the document: its HTML never contains them. */
export const SpellingDecorations = Extension.create({
  name: 'spelling',

  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: () => DecorationSet.empty,
        apply(tr, before) {
          const shown = tr.getMeta(key) as readonly PlacedMark[] | undefined;
          if (shown) return DecorationSet.create(tr.doc, shown.map(toDecoration));
          if (!tr.docChanged) return before;
          const moved = before.map(tr.mapping, tr.doc);
          // A word that was edited is not underlined until it is checked again.
          const changed = tr.changedRange();
          const edited = changed ? moved.find(changed.from, changed.to) : [];
          return moved.remove(
            edited.filter(({ from, to, spec }) => textOf(tr.doc, from, to) !== spec.written),
          );
        },
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

function toDecoration({ from, to, ...spec }: PlacedMark): Decoration {
  return Decoration.inline(from, to, { class: 'spelling-mark', title: spec.mark.suggestion }, spec);
}

/** The underlined mistakes, where they are now. */
export function listPlacedMarks(state: EditorState): PlacedMark[] {
  const decorations = key.getState(state)?.find() ?? [];
  return decorations.map(({ from, to, spec }) => ({ mark: spec.mark, written: spec.written, from, to }));
}

/** Underlines these mistakes and no others. Returns them; those that were underlined before stay the same objects. */
export function showMarks(view: EditorView, marks: readonly PlacedMark[]): readonly PlacedMark[] {
  const before = new Map(listPlacedMarks(view.state).map((mark) => [toKey(mark), mark]));
  const shown = marks.map((mark) => before.get(toKey(mark)) ?? mark);
  const isSame = before.size === shown.length && shown.every((mark) => before.get(toKey(mark)) === mark);
  // The same underlines are not drawn again.
  if (!isSame) view.dispatch(view.state.tr.setMeta(key, shown).setMeta('addToHistory', false));
  return shown;
}

/** Corrects the mistakes that are still there. One undo takes all of it back. Formatting stays. */
export function correctMarks(view: EditorView, marks: ReadonlySet<SpellingMark>): void {
  const placed = listPlacedMarks(view.state).filter(({ mark }) => marks.has(mark));
  if (placed.length === 0) return;
  const tr = closeHistory(view.state.tr);
  // From the end, because a correction moves the positions after it.
  for (const { mark, written, from } of placed.toSorted((a, b) => b.from - a.from)) {
    const { start, end, text } = findDifference(written, mark.suggestion);
    if (text === '') tr.delete(from + start, from + end);
    else tr.insertText(text, from + start, from + end);
  }
  view.dispatch(tr);
}

/** Equal for marks that look and correct the same. */
function toKey({ from, to, mark }: PlacedMark): string {
  return `${from} ${to} ${mark.kind} ${mark.suggestion}`;
}

/** The blocks with text, in the order of the document. */
export function listTextBlocks(doc: Node): TextBlock[] {
  const blocks: TextBlock[] = [];
  doc.descendants((node, position) => {
    if (!node.isTextblock) return true;
    blocks.push({ text: textOf(node, 0, node.content.size), start: position + 1 });
    return false;
  });
  return blocks;
}

/** Each character and each line break is one position. */
function textOf(node: Node, from: number, to: number): string {
  return node.textBetween(from, to, '\n', '\n');
}
