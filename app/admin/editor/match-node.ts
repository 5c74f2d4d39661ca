import { Node } from '@tiptap/core';
import { editorText } from '#az/text/desk.ts';

/** The place of a match card: readers see the match as it stands when they read. */
export const MatchNode = Node.create({
  name: 'matchCard',
  group: 'block',
  atom: true,
  draggable: true,
  selectable: true,

  addAttributes: () => ({
    match: {
      default: null,
      parseHTML: (element: HTMLElement) => element.getAttribute('data-match-card'),
      renderHTML: ({ match }) => ({ 'data-match-card': match }),
    },
    /** Who plays, for the one who writes; not kept. */
    label: { default: '', rendered: false },
  }),

  parseHTML: () => [{ tag: 'div[data-match-card]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],

  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div');
      dom.className = 'editor-card';
      dom.textContent = editorText.matchCard(node.attrs.label || node.attrs.match);
      return { dom };
    },
});
