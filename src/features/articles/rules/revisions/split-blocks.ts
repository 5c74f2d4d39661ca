/** An opening or closing tag; `>` inside a quoted attribute does not end it. */
const TAG = /<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])(?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
const BLOCKS = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'blockquote',
  'figure',
  'div',
  'table',
  'hr',
]);
/** Elements without a closing tag. */
const VOID = new Set(['br', 'hr', 'img', 'col', 'wbr']);

/**
 * Splits well-formed HTML into its top-level blocks, in order: paragraphs, headings, lists, tables, figures and so on. Text
 * between two blocks becomes a block too. White space around blocks is removed.
 */
export function splitBlocks(html: string): string[] {
  const blocks: string[] = [];
  let start = 0;
  let depth = 0;
  let isInBlock = false;
  const endBlock = (end: number) => {
    const block = html.slice(start, end).trim();
    if (block !== '') blocks.push(block);
    start = end;
  };
  for (const tag of html.matchAll(TAG)) {
    const name = (tag[2] ?? '').toLowerCase();
    const end = tag.index + tag[0].length;
    if (depth === 0 && !tag[1] && BLOCKS.has(name)) {
      endBlock(tag.index);
      isInBlock = true;
    }
    if (!VOID.has(name)) depth = Math.max(0, depth + (tag[1] ? -1 : 1));
    if (depth === 0 && isInBlock) {
      endBlock(end);
      isInBlock = false;
    }
  }
  endBlock(html.length);
  return blocks;
}
