const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join('');

/** Letters that every headline needs. A fallback glyph would show in every second word. */
export const AZERBAIJANI_LETTERS = 'ƏəĞğİıŞşÇçÖöÜü';

const ascii = range(0x20, 0x7e);
/** Letters of Esperanto, Maltese and Welsh that do not occur in squad lists in UEFA's Latin spelling. */
const unused = 'ĈĉĊċĔĕĜĝĠġĤĥĦħĨĩĬĭĲĳĴĵĸĿŀŉŊŋŎŏŜŝŦŧŨũŬŭŴŵŶŷ';
const european = [...range(0xc0, 0x17e), ...'ȘșȚț'].filter((letter) => !unused.includes(letter)).join('');
const signs = '“”„«»‘’–—…₼€£№·•×−→←°½\u00a0';

/** All characters that the site prints: ASCII, Azerbaijani, European names and punctuation. */
export const FONT_CHARACTERS = ascii + AZERBAIJANI_LETTERS + european + signs;
