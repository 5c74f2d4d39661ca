const PAIR = /(“[^“”„]*”|„[^“”„]*[“”]|"[^"]*")/;

/**
 * The text in quotation marks: `Neftçi` → `“Neftçi”`. Quotation marks inside the text become the inner form: `“Qarabağ” –
 * “Zirə”` → `“‘Qarabağ’ – ‘Zirə’”`. Guillemets (`«»`) stay: they already differ from the outer marks.
 */
export function quote(text: string | number): string {
  const parts = String(text).split(PAIR);
  return `“${parts.map((part, at) => (at % 2 === 1 ? innerPair(part) : innerMarks(part))).join('')}”`;
}

/** `“Biz ‘Zirə’yik”` → `‘Biz “Zirə”yik’`. */
function innerPair(pair: string): string {
  return `‘${pair.slice(1, -1).replace(/‘([^‘’]*)’/g, '“$1”')}’`;
}

/** Converts marks without a partner, for example in a truncated text. */
function innerMarks(part: string): string {
  return part
    .replace(/[“„]/g, '‘')
    .replace(/^"|([\s(–—])"/g, '$1‘')
    .replace(/[”"]/g, '’');
}
