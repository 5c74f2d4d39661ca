import { Node } from '@tiptap/core';
import { href } from '#platform/http/href.ts';
import { type BlockKind, blockKinds } from '../../../rules/article-content.ts';
import { editorText } from '../../../text.ts';
import type { BlockChoice } from '../windows/block-choices.ts';

/** The known labels by the id of the match or season. Null: it does not exist. */
const known = new Map<string, string | null>();
/** The next request, for all ids that are looked up at the same time. */
let next: { ids: Set<string>; answer: Promise<void> } | null = null;

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

/** Stores the label of a match or season that was just chosen. */
export function storeBlockLabel({ id, label }: BlockChoice): void {
  known.set(id, label);
}

/**
 * The label of a match or season; null when it does not exist. One request serves all blocks of a text.
 * @throws Error when the request fails.
 */
async function findBlockLabel(id: string): Promise<string | null> {
  if (!known.has(id)) {
    next ??= startRequest();
    next.ids.add(id);
    await next.answer;
  }
  return known.get(id) ?? null;
}

function startRequest() {
  const ids = new Set<string>();
  const answer = new Promise((resolve) => setTimeout(resolve)).then(async () => {
    next = null;
    const query = new URLSearchParams([...ids].map((id) => ['id', id]));
    const response = await fetch(`${href('/admin/articles/matches')}?${query}`);
    if (!response.ok) throw new Error(`Answered ${response.status}`);
    for (const id of ids) known.set(id, null);
    for (const choice of (await response.json()) as BlockChoice[]) storeBlockLabel(choice);
  });
  return { ids, answer };
}
