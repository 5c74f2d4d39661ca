import { articleText } from '#az/text/site/article.ts';

const MATCH_CARD = /<div data-match-card="([\w-]{1,64})">[\s\S]*?<\/div>/g;
const CREDITED = /(<img\b[^>]*\bdata-credit="([^"]*)"[^>]*>)\s*(?:<figcaption>([\s\S]*?)<\/figcaption>)?/g;

/**
 * An article's HTML as a page shows it: cards of matches in their places (none where there is no such match), the names
 * of photographers under their pictures. `html` is clean (see `sanitiseContent`), `cards` are ours.
 */
export function readerText(html: string, cards: ReadonlyMap<string, string>): string {
  return html
    .replace(MATCH_CARD, (_card, id: string) => cards.get(id) ?? '')
    .replace(CREDITED, (_all, image: string, credit: string, caption: string | undefined) => {
      const said = `${articleText.photo}: ${credit}`;
      return `${image}<figcaption>${caption ? `${caption} · ${said}` : said}</figcaption>`;
    })
    .replace(/<figcaption>\s*<\/figcaption>/g, '')
    .replace(/<table\b/g, `${TABLE_FRAME}<table`)
    .replace(/<\/table>/g, '</table></div>')
    .replace(/<(\/?)h([1-6])\b/g, headingLevels());
}

/** Scrolls a wide table sideways, also by keyboard. */
const TABLE_FRAME = `<div class="table-scroll" role="group" tabindex="0" aria-label="${articleText.table}">`;

/** A replacer of heading tags: the first heading of a text is an h2, and no level below it is left out. */
function headingLevels() {
  let shown = 1;
  return (_tag: string, slash: string, level: string) => {
    if (slash === '') shown = Math.min(Math.max(Number(level), 2), shown + 1);
    return `<${slash}h${shown}`;
  };
}
