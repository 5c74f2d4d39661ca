import { escapeHtml } from '#platform/text/escape-html.ts';
import type { ImportLoss } from '../imported-record.ts';
import { cardHtml } from './card-html.ts';
import { type GhostRow, isRow } from './ghost-export.ts';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Kinds of sections: text, picture, list, card. */
const [TEXT, PICTURE, LIST, CARD] = [1, 2, 3, 10];

/** The HTML of a document of Ghost's older editor (Mobiledoc 0.3), for posts whose export has no HTML. */
export function mobiledocHtml(document: GhostRow, losses: ImportLoss[]): string {
  const markups = listOf(document.markups).map(listOf);
  const cards = listOf(document.cards).map(listOf);

  function markersHtml(markers: unknown): string {
    const open: string[] = [];
    return listOf(markers)
      .map((marker) => {
        const [kind, opened, closed, value] = listOf(marker);
        const tags = listOf(opened).map((at) => markups[Number(at)] ?? []);
        const start = tags.map(openTag).join('');
        open.push(...tags.map(([name]) => String(name)));
        const ends = Array.from({ length: Number(closed) || 0 }, () => open.pop()).filter(Boolean);
        // The only atom of Ghost is a line break.
        return `${start}${kind === 0 ? escapeHtml(String(value)) : '<br>'}${ends.map((name) => `</${name}>`).join('')}`;
      })
      .join('');
  }

  function sectionHtml(section: unknown): string {
    const [kind, first, second] = listOf(section);
    if (kind === TEXT) return `<${first}>${markersHtml(second)}</${first}>`;
    if (kind === PICTURE) return `<img src="${escapeHtml(String(first))}">`;
    if (kind === LIST) {
      const items = listOf(second).map((markers) => `<li>${markersHtml(markers)}</li>`);
      return `<${first}>${items.join('')}</${first}>`;
    }
    const [name, payload] = cards[kind === CARD ? Number(first) : -1] ?? [];
    return typeof name === 'string' ? cardHtml(name, isRow(payload) ? payload : {}, losses) : '';
  }

  return listOf(document.sections).map(sectionHtml).join('');
}

/** A markup is its name and a flat list of attributes: `["a", ["href", "https://…"]]`. */
function openTag([name, attributes]: unknown[]): string {
  const values = listOf(attributes);
  const address = values[values.indexOf('href') + 1];
  return name === 'a' ? `<a href="${escapeHtml(String(address ?? ''))}">` : `<${name}>`;
}
