import { Node } from '@tiptap/core';
import { type BlockKind, blockKinds } from '../../../rules/content-blocks.ts';
import { editorText } from '../../../text.ts';
import { findBlockLabel } from './find-block-label.ts';

/** The editor nodes of the blocks that show matches and tables. Readers see their current state. */
export const blockNodes = blockKinds.map(makeBlockNode);

/** The name of the node of a kind of block, for `insertBlock`. */
export function blockNodeName(kind: BlockKind): string {
  return `block-${kind}`;
}

function makeBlockNode(kind: BlockKind) {
  const attribute = `data-${kind}`;
  return Node.create({
    name: blockNodeName(kind),
    group: 'block',
    atom: true,
    draggable: true,
    selectable: true,

    addAttributes: () => ({
      reference: {
        default: null,
        parseHTML: (element: HTMLElement) => element.getAttribute(attribute),
        renderHTML: ({ reference }) => ({ [attribute]: reference }),
      },
    }),

    parseHTML: () => [{ tag: `div[${attribute}]` }],
    renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],

    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('div');
        dom.className = 'editor-card';
        const show = (label: string) => {
          dom.textContent = `${editorText.block[kind]}: ${label}`;
        };
        show('…');
        findBlockLabel(String(node.attrs.reference)).then(
          (label) => show(label ?? editorText.matchGone),
          () => show(editorText.matchUnknown),
        );
        return { dom };
      },
  });
}
