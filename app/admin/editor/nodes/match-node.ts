import { Node } from '@tiptap/core';
import { editorText } from '#az/text/admin/article-list.ts';
import { findMatchLabel } from './find-match-label.ts';

/** A match card. Readers see the current state of the match. */
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
  }),

  parseHTML: () => [{ tag: 'div[data-match-card]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],

  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div');
      dom.className = 'editor-card';
      const show = (label: string) => {
        dom.textContent = editorText.matchCard(label);
      };
      show('…');
      findMatchLabel(String(node.attrs.match)).then(
        (label) => show(label ?? editorText.matchGone),
        () => show(editorText.matchUnknown),
      );
      return { dom };
    },
});
