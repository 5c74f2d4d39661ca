import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { NodeView } from '@tiptap/pm/view';
import { isForeignPicture } from '#features/media/rules/images/picture-source.ts';
import { mediaText } from '#features/media/text.ts';

interface PictureViewProps {
  editor: Editor;
  node: Node;
  getPos: () => number | undefined;
}

let created = 0;

/**
 * A picture of the text as the editor shows it: the picture, the field of its description, and the caption, which is edited
 * as text. A picture that has no description and is not marked as decorative is marked with `data-alt="missing"`.
 */
export function createPictureView({ editor, node: first, getPos }: PictureViewProps): NodeView {
  let node = first;
  created += 1;
  const id = `picture-${created}`;
  const dom = document.createElement('figure');
  const image = document.createElement('img');
  const fields = document.createElement('div');
  fields.className = 'editor-picture';
  fields.contentEditable = 'false';
  const label = document.createElement('label');
  label.htmlFor = id;
  label.textContent = mediaText.alt;
  const alt = document.createElement('input');
  alt.id = id;
  alt.type = 'text';
  alt.maxLength = MAX_ALT_LENGTH;
  alt.autocomplete = 'off';
  alt.placeholder = mediaText.altHint;
  alt.setAttribute('aria-required', 'true');
  const box = document.createElement('input');
  box.type = 'checkbox';
  const boxLabel = document.createElement('label');
  boxLabel.append(box, mediaText.decorative);
  fields.append(label, alt, boxLabel);
  const caption = document.createElement('figcaption');
  caption.dataset.placeholder = mediaText.caption;
  dom.append(image, fields, caption);

  const show = () => {
    const { src, alt: said, decorative } = node.attrs;
    const address = String(src);
    keepRoom(image, Number(node.attrs.width), Number(node.attrs.height));
    if (image.getAttribute('src') !== address && !isForeignPicture(address)) image.src = address;
    image.alt = String(said);
    // While somebody types, the field is what they see; only other changes replace it.
    if (alt.value !== said && document.activeElement !== alt) alt.value = String(said);
    alt.disabled = Boolean(decorative) || !editor.isEditable;
    box.checked = Boolean(decorative);
    box.disabled = !editor.isEditable;
    dom.dataset.alt = isDescribed(node) ? 'written' : 'missing';
  };
  const change = (attrs: Record<string, unknown>) => {
    const position = getPos();
    if (position === undefined) return;
    const { view } = editor;
    view.dispatch(view.state.tr.setNodeMarkup(position, undefined, { ...node.attrs, ...attrs }));
  };
  /** The tools of the toolbar are for the picture at the cursor. */
  const select = () => {
    const position = getPos();
    if (position === undefined || !editor.isEditable) return;
    const { state, dispatch } = editor.view;
    dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(position + 1))));
  };
  alt.addEventListener('input', () => change({ alt: alt.value }));
  alt.addEventListener('change', () => change({ alt: alt.value.trim() }));
  box.addEventListener('change', () =>
    change({ decorative: box.checked, alt: box.checked ? '' : alt.value }),
  );
  fields.addEventListener('focusin', select);
  image.addEventListener('click', () => {
    select();
    editor.view.focus();
  });
  show();

  return {
    dom,
    contentDOM: caption,
    update(next) {
      if (next.type !== node.type) return false;
      node = next;
      show();
      return true;
    },
    stopEvent: (event) => event.target instanceof globalThis.Node && fields.contains(event.target),
    ignoreMutation: (change) => !caption.contains(change.target),
  };
}

/** Gives the picture its room before it arrives, so that the text below it does not move. `--high`: the greatest height. */
function keepRoom({ style }: HTMLImageElement, width: number, height: number): void {
  const isKnown = width > 0 && height > 0;
  style.aspectRatio = isKnown ? `${width} / ${height}` : '';
  style.width = isKnown ? `min(100%, ${width}px, var(--high) * ${width / height})` : '';
}

/** As in the library. */
const MAX_ALT_LENGTH = 300;

function isDescribed({ attrs }: Node): boolean {
  return Boolean(attrs.decorative) || String(attrs.alt).trim() !== '';
}
