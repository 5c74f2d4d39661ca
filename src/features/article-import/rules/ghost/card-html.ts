import { escapeHtml } from '#platform/text/escape-html.ts';
import type { ImportLoss } from '../imported-record.ts';
import { type GhostRow, isRow, textOf } from './ghost-export.ts';

/** The HTML of a card of Ghost's editors. The loss of a card that has none here is added to `losses`. */
export function cardHtml(name: string, card: GhostRow, losses: ImportLoss[]): string {
  const text = (key: string) => textOf(card, key);
  const link = (address: string, label: string) =>
    address && `<p><a href="${escapeHtml(address)}">${escapeHtml(label || address)}</a></p>`;
  switch (name) {
    case 'image':
      return pictureHtml(card);
    case 'gallery':
      return Array.isArray(card.images) ? card.images.filter(isRow).map(pictureHtml).join('') : '';
    case 'hr':
    case 'horizontalrule':
      return '<hr>';
    case 'html':
      return text('html');
    case 'embed':
      return text('url') ? `<p>${escapeHtml(text('url'))}</p>` : text('html');
    case 'bookmark':
      return link(text('url'), isRow(card.metadata) ? textOf(card.metadata, 'title') : '');
    case 'button':
      return link(text('buttonUrl'), text('buttonText'));
    case 'callout':
      return `<p>${text('calloutText')}</p>`;
    case 'toggle':
      return `<h4>${text('heading')}</h4>${text('content')}`;
    case 'code':
    case 'codeblock':
      return `<pre>${escapeHtml(text('code'))}</pre>`;
    case 'audio':
    case 'video':
      return `<${name} src="${escapeHtml(text('src'))}">${escapeHtml(text('title'))}</${name}>`;
    case 'file':
      return link(text('src'), text('fileTitle') || text('fileName'));
    default:
      losses.push({ code: 'blockUnknown', detail: name });
      return '';
  }
}

function pictureHtml(picture: GhostRow): string {
  const caption = textOf(picture, 'caption');
  const image = `<img src="${escapeHtml(textOf(picture, 'src'))}" alt="${escapeHtml(textOf(picture, 'alt'))}">`;
  return `<figure>${image}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}
