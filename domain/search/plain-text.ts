const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
/** Their words are no text of the article. */
const UNREAD = /<(script|style|iframe|svg)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
/** Tags inside a word do not part it; all others do. */
const INLINE_TAG = /<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u)\b[^>]*>/gi;

/** The words of an article's HTML as one line of plain text. */
export function plainText(html: string): string {
  return html
    .replace(UNREAD, ' ')
    .replace(INLINE_TAG, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, decode)
    .replace(/\s+/g, ' ')
    .trim();
}

function decode(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return ENTITIES[name.toLowerCase()] ?? whole;
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  const isText = code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isText ? String.fromCodePoint(code) : ' ';
}
