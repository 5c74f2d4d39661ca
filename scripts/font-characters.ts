const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCharCode(from + i)).join('');

/** Letters that every headline needs. A fallback glyph would show in every second word. */
export const AZERBAIJANI_LETTERS = 'ƏəĞğİıŞşÇçÖöÜü';

const ascii = range(0x20, 0x7e);
/** Letters of Esperanto, Maltese and Welsh that do not occur in squad lists in UEFA's Latin spelling. */
const unused = 'ĈĉĊċĔĕĜĝĠġĤĥĦħĨĩĬĭĲĳĴĵĸĿŀŉŊŋŎŏŜŝŦŧŨũŬŭŴŵŶŷ';
const european = [...range(0xc0, 0x17e), ...'ȘșȚț'].filter((letter) => !unused.includes(letter)).join('');
const signs = '“”„«»‘’–—…₼€£№·•×−→←°½\u00a0\u2010\u2011';

/** All characters that the site prints: ASCII, Azerbaijani, European names and punctuation. */
export const FONT_CHARACTERS = ascii + AZERBAIJANI_LETTERS + european + signs;

/** The full file of each face, by the name of its reduced file. */
export const FACES = {
  'barlow-condensed-700': '@expo-google-fonts/barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf',
  'barlow-400': '@expo-google-fonts/barlow/400Regular/Barlow_400Regular.ttf',
  'barlow-600': '@expo-google-fonts/barlow/600SemiBold/Barlow_600SemiBold.ttf',
  'source-serif-400': '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  'source-serif-600': '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
} as const;

/** The faces of small text, which have hinting. */
export const SMALL_TEXT_FACES: ReadonlySet<string> = new Set(['barlow-400', 'barlow-600']);
