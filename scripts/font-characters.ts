const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join('');

/** Letters no headline may lose: a fallback glyph would show in every second word. */
export const AZERBAIJANI_LETTERS = 'ƏəĞğİıŞşÇçÖöÜü';

const ascii = range(0x20, 0x7e);
/** Letters of Esperanto, Maltese and Welsh that no squad list in UEFA's Latin spelling needs. */
const unused = 'ĈĉĊċĔĕĜĝĠġĤĥĦħĨĩĬĭĲĳĴĵĸĿŀŉŊŋŎŏŜŝŦŧŨũŬŭŴŵŶŷ';
const european = [...range(0xc0, 0x17e), ...'ȘșȚț'].filter((letter) => !unused.includes(letter)).join('');
const signs = '“”„«»‘’–—…₼€£№·•×−→←°½\u00a0';

/** Everything the paper prints: ASCII, Azerbaijani, European names, and its own punctuation. */
export const FONT_CHARACTERS = ascii + AZERBAIJANI_LETTERS + european + signs;
