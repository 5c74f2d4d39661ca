const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);
/** Elements whose content is not text of the article. */
const HIDDEN_ELEMENTS = /<(script|style|iframe|svg)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi;
/** Inline tags do not separate words; all other tags do. */
const INLINE_TAG = /<\/?(?:a|abbr|b|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|u)\b[^<>]*>/gi;

/** White space except a single space, of which a text has hundreds. */
const LONG_SPACE = /\s{2,}|[^\S ]/g;

/** Converts the HTML of an article to one line of plain text. */
export function toPlainText(html: string): string {
  return html
    .replace(HIDDEN_ELEMENTS, ' ')
    .replace(INLINE_TAG, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, decodeEntity)
    .replace(LONG_SPACE, ' ')
    .trim();
}

function decodeEntity(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return ENTITIES.get(name.toLowerCase()) ?? entity;
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  const isText = code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isText ? String.fromCodePoint(code) : ' ';
}

/** The HTML without its tables: the cells of a table are no sentences, and make no snippet. */
export function withoutTables(html: string): string {
  let rest = '';
  for (let at = 0; ; ) {
    const start = html.indexOf('<table', at);
    if (start < 0) return rest + html.slice(at);
    rest += html.slice(at, start);
    const end = html.indexOf('</table>', start);
    if (end < 0) return rest;
    at = end + '</table>'.length;
  }
}
