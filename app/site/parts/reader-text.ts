import { articleText } from '#az/text/article.ts';

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
    .replace(/<figcaption>\s*<\/figcaption>/g, '');
}
