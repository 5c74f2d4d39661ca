import { type BlockKind, blockKey, blockKinds } from '../../rules/article-content.ts';
import { articleText } from '../../text.ts';

const BLOCK = new RegExp(`<div data-(${blockKinds.join('|')})="([\\w-]{1,64})">[\\s\\S]*?</div>`, 'g');
const CREDITED = /(<img\b[^<>]*\bdata-credit="([^"]*)"[^<>]*>)\s*(?:<figcaption>([\s\S]*?)<\/figcaption>)?/g;

/**
 * An article's HTML as a page shows it: with the blocks of matches, the photographers' names under their pictures, scrollable tables and
 * heading levels without gaps.
 * @param html sanitised HTML (see `sanitiseContent`)
 * @param blocks the HTML of each block by its key; a block without one is removed
 */
export function readerText(html: string, blocks: ReadonlyMap<string, string>): string {
  return html
    .replace(CREDITED, (_all, image: string, credit: string, caption: string | undefined) => {
      const photographer = `${articleText.photo}: ${credit}`;
      return `${image}<figcaption>${caption ? `${caption} · ${photographer}` : photographer}</figcaption>`;
    })
    .replace(/<figcaption>\s*<\/figcaption>/g, '')
    .replace(/<table\b/g, `${TABLE_WRAPPER}<table`)
    .replace(/<\/table>/g, '</table></div>')
    .replace(/<(\/?)h([1-6])\b/g, createHeadingReplacer())
    .replace(BLOCK, (_block, kind: BlockKind, id: string) => blocks.get(blockKey({ kind, id })) ?? '');
}

/** Makes a wide table scrollable, also by keyboard. */
const TABLE_WRAPPER = `<div class="table-scroll" role="group" tabindex="0" aria-label="${articleText.table}">`;

/** A replacer of heading tags. The first heading becomes an h2, and no level is skipped. */
function createHeadingReplacer() {
  let current = 1;
  return (_tag: string, slash: string, level: string) => {
    if (slash === '') current = Math.min(Math.max(Number(level), 2), current + 1);
    return `<${slash}h${current}`;
  };
}
