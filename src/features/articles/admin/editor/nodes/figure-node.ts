import { type JSONContent, mergeAttributes, Node } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import type { LibraryPicture } from '#features/media/admin/picker/library-picture.ts';
import { createPictureView } from './picture-view.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    picture: {
      /** Inserts a picture with its caption at the cursor. */
      insertPicture: (picture: LibraryPicture) => ReturnType;
    };
  }
}

const attribute = (name: string) => ({
  default: null as string | null,
  parseHTML: (element: HTMLElement) => element.querySelector('img')?.getAttribute(name) ?? null,
});

/** `<figure><img><figcaption>`. The caption is edited in place, the credit is an attribute of the picture. */
export const FigureNode = Node.create({
  name: 'picture',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,
  defining: true,

  addAttributes: () => ({
    src: attribute('src'),
    alt: { ...attribute('alt'), default: '' },
    width: attribute('width'),
    height: attribute('height'),
    'data-credit': attribute('data-credit'),
    /** Decorative: screen readers skip it, and it needs no description. */
    decorative: {
      default: false,
      parseHTML: (element: HTMLElement) => isDecorative(element.querySelector('img')),
      renderHTML: ({ decorative }) => (decorative ? { role: 'presentation' } : {}),
    },
  }),

  parseHTML: () => [
    {
      tag: 'figure',
      contentElement: (element) =>
        element.querySelector('figcaption') ?? document.createElement('figcaption'),
      getAttrs: (element) => (element.querySelector('img[src]') ? null : false),
    },
    { tag: 'img[src]', getAttrs: (element) => readPicture(element), contentElement: emptyCaption },
  ],

  renderHTML: ({ HTMLAttributes }) => [
    'figure',
    {},
    ['img', mergeAttributes(HTMLAttributes)],
    ['figcaption', 0],
  ],

  addNodeView: () => createPictureView,

  addCommands() {
    return {
      insertPicture:
        (picture) =>
        ({ chain }) =>
          chain()
            .insertContent([figureOf(picture), { type: 'paragraph' }])
            .scrollIntoView()
            .run(),
    };
  },

  addKeyboardShortcuts() {
    return {
      // Enter in a caption continues in a new paragraph below it.
      Enter: ({ editor }) => {
        const { $from } = editor.state.selection;
        if ($from.parent.type.name !== this.name) return false;
        const after = $from.after();
        return editor
          .chain()
          .insertContentAt(after, { type: 'paragraph' })
          .focus(after + 1)
          .run();
      },
    };
  },
});

/** Inserts a picture of the library between two blocks. */
export function insertPictureAt(view: EditorView, position: number, picture: LibraryPicture): void {
  const { tr, schema } = view.state;
  view.dispatch(tr.insert(position, schema.nodeFromJSON(figureOf(picture))));
}

/** The attributes of the node for a picture of the library. */
export function pictureAttributes(picture: LibraryPicture): Record<string, unknown> {
  const { url, alt, decorative, credit, width, height } = picture;
  const said = decorative ? '' : alt;
  return { src: url, alt: said, decorative, width, height, 'data-credit': credit || null };
}

function figureOf(picture: LibraryPicture): JSONContent {
  const { caption } = picture;
  return {
    type: 'picture',
    attrs: pictureAttributes(picture),
    content: caption === '' ? [] : [{ type: 'text', text: caption }],
  };
}

function emptyCaption(): HTMLElement {
  return document.createElement('figcaption');
}

function readPicture(image: HTMLElement) {
  const read = (name: string) => image.getAttribute(name);
  const size = { width: read('width'), height: read('height') };
  return { src: read('src'), alt: read('alt') ?? '', decorative: isDecorative(image), ...size };
}

function isDecorative(image: HTMLElement | null): boolean {
  return image?.getAttribute('role') === 'presentation';
}
