import { Extension } from '@tiptap/core';
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';

/** The place of a picture that is being uploaded. It is shown in the text but is not part of the document. */
interface UploadPlace {
  id: string;
  /** A position in the document. It moves with text that is typed before it. */
  position: number;
  element: HTMLElement;
}

type Change = { add: UploadPlace } | { remove: string };

const key = new PluginKey<readonly UploadPlace[]>('uploadPlaces');

/** Shows uploads between the blocks of the text. */
export const UploadPlaces = Extension.create({
  name: 'uploadPlaces',

  addProseMirrorPlugins: () => [
    new Plugin<readonly UploadPlace[]>({
      key,
      state: {
        init: () => [],
        apply(tr, before) {
          const places = before.map((place) => ({ ...place, position: tr.mapping.map(place.position) }));
          const change = tr.getMeta(key) as Change | undefined;
          if (!change) return places;
          if ('add' in change) return [...places, change.add];
          return places.filter(({ id }) => id !== change.remove);
        },
      },
      props: {
        decorations: (state) =>
          DecorationSet.create(
            state.doc,
            (key.getState(state) ?? []).map(({ id, position, element }, order) =>
              Decoration.widget(position, element, {
                key: id,
                side: order - 1000,
                ignoreSelection: true,
                stopEvent: () => true,
              }),
            ),
          ),
      },
    }),
  ],
});

export function addUploadPlace(view: EditorView, place: UploadPlace): void {
  view.dispatch(view.state.tr.setMeta(key, { add: place } satisfies Change));
}

export function removeUploadPlace(view: EditorView, id: string): void {
  view.dispatch(view.state.tr.setMeta(key, { remove: id } satisfies Change));
}

/** The current position of the place; null when the place was removed. */
export function findUploadPlace(state: EditorState, id: string): number | null {
  return key.getState(state)?.find((place) => place.id === id)?.position ?? null;
}

/** A position between the top-level blocks: before the block at `position` when that is empty, otherwise after it. */
export function findBlockPlace(state: EditorState, position: number): number {
  const at = state.doc.resolve(position);
  if (at.depth === 0) return position;
  const isEmptyLine = at.depth === 1 && at.parent.isTextblock && at.parent.content.size === 0;
  return isEmptyLine ? at.before(1) : at.after(1);
}

/** The position between the top-level blocks that is nearest to a drop. */
export function findDropPlace(view: EditorView, { clientX, clientY }: MouseEvent): number {
  const { doc } = view.state;
  const under = view.posAtCoords({ left: clientX, top: clientY });
  const at = doc.resolve(under?.pos ?? doc.content.size);
  if (at.depth === 0) return at.pos;
  const block = view.nodeDOM(at.before(1));
  const box = block instanceof Element ? block.getBoundingClientRect() : null;
  return box && clientY < box.top + box.height / 2 ? at.before(1) : at.after(1);
}
