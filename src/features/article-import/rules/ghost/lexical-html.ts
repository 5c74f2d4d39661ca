import { escapeHtml } from '#platform/text/escape-html.ts';
import type { ImportLoss } from '../imported-record.ts';
import { cardHtml } from './card-html.ts';
import { type GhostRow, isRow, textOf } from './ghost-export.ts';

/** The bits of `format` of a text. */
const FORMATS = [
  { bit: 1, tag: 'strong' },
  { bit: 2, tag: 'em' },
  { bit: 4, tag: 's' },
  { bit: 8, tag: 'u' },
];

/** The HTML of a document of Ghost's newer editor, for posts whose export has no HTML. */
export function lexicalHtml(document: GhostRow, losses: ImportLoss[]): string {
  const renderAll = (node: GhostRow): string =>
    Array.isArray(node.children) ? node.children.filter(isRow).map(render).join('') : '';
  const wrap = (tag: string, node: GhostRow) => `<${tag}>${renderAll(node)}</${tag}>`;

  function render(node: GhostRow): string {
    const type = textOf(node, 'type').replace(/^extended-/, '');
    switch (type) {
      case 'root':
        return renderAll(node);
      case 'text':
        return textHtml(node);
      case 'linebreak':
        return '<br>';
      case 'paragraph':
        return wrap('p', node);
      case 'heading':
        return wrap(/^h[1-6]$/.test(textOf(node, 'tag')) ? textOf(node, 'tag') : 'h2', node);
      case 'quote':
      case 'aside':
        return wrap('blockquote', node);
      case 'list':
        return wrap(textOf(node, 'listType') === 'number' ? 'ol' : 'ul', node);
      case 'listitem':
        return wrap('li', node);
      case 'link':
      case 'autolink':
        return `<a href="${escapeHtml(textOf(node, 'url'))}">${renderAll(node)}</a>`;
      default:
        return cardHtml(type, node, losses);
    }
  }

  return isRow(document.root) ? render(document.root) : '';
}

function textHtml(node: GhostRow): string {
  const bits = Number(node.format) || 0;
  const text = typeof node.text === 'string' ? escapeHtml(node.text) : '';
  return FORMATS.reduce((html, { bit, tag }) => (bits & bit ? `<${tag}>${html}</${tag}>` : html), text);
}
