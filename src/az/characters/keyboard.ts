/**
 * The keys whose letters differ between the layouts, in the order of the keyboard. The Azerbaijani layout is AZS 495-2010,
 * the Russian one ЙЦУКЕН.
 */
const US_KEYS = `wI[];',.W{}:"<>`;
const AZ_OF_US = 'üİöğıəçşÜÖĞIƏÇŞ';
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбю';
const AZ_OF_RUSSIAN = 'qüertyuiopöğasdfghjklıəzxcvbnmçş';

const FROM_US = pairs(US_KEYS, AZ_OF_US);
const FROM_RUSSIAN = new Map([
  ...pairs(RUSSIAN_KEYS, AZ_OF_RUSSIAN),
  ...pairs(RUSSIAN_KEYS.toUpperCase(), 'QÜERTYUİOPÖĞASDFGHJKLIƏZXCVBNMÇŞ'),
]);

/** Signs that occur next to a letter only by mistake, and punctuation between two letters. */
const US_SIGN = /[wW]|\p{L}[[\]{};]|[[\]{};]\p{L}|\p{L}[,.'":<>]\p{L}/u;
/** One apostrophe at the edge of a word: `zir'` for zirə. Two may be quotation marks. */
const LONE_APOSTROPHE = /^[^']*(?:\p{L}'|'\p{L})[^']*$/u;
const WORD = /[\p{L}\p{N}]+/gu;
const VOWEL = /[aıoueəiöüAIOUEƏİÖÜ]/;
/** Too many consonants for an Azerbaijani word. */
const CONSONANT_RUN = /[^aıoueəiöüAIOUEƏİÖÜ]{4}|[^aıoueəiöüAIOUEƏİÖÜ]{3}$/;

/**
 * The Azerbaijani text that was meant when `text` was typed with the US or the Russian layout: `neft,i` → `neftçi`,
 * `m']lub` → `məğlub`, `йфкфифп` → `qarabag`. The most likely reading first; empty when the text shows no sign of another
 * layout. A reading is a guess: use it only when the text as typed has no result.
 */
export function readAsAzerbaijaniKeyboard(text: string): string[] {
  if (US_SIGN.test(text) || LONE_APOSTROPHE.test(text)) {
    // A comma or a full stop after a word can also be punctuation.
    const withoutPunctuation = text.replace(/(?<=[\p{L}\p{N}'[\];])[,.](?=\s|$)/gu, '');
    return [...new Set([convert(text, FROM_US), convert(withoutPunctuation, FROM_US)])];
  }
  const letters = Array.from(text.matchAll(/\p{L}/gu), ([letter]) => letter);
  if (letters.length === 0 || !letters.every((letter) => FROM_RUSSIAN.has(letter))) return [];
  const reading = convert(text, FROM_RUSSIAN);
  return isPronounceable(reading) ? [reading] : [];
}

/** False for readings of text that really is Russian: `Спартак` → `cgfhnfr`. */
function isPronounceable(text: string): boolean {
  return (text.match(WORD) ?? []).every(
    (word) => /^\p{N}+$/u.test(word) || (VOWEL.test(word) && !CONSONANT_RUN.test(word)),
  );
}

function convert(text: string, keys: ReadonlyMap<string, string>): string {
  return Array.from(text, (character) => keys.get(character) ?? character).join('');
}

function pairs(from: string, to: string): Map<string, string> {
  return new Map(Array.from(from, (key, at) => [key, to.charAt(at)]));
}
