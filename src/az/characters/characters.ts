import { CYRILLIC_TO_LATIN, CYRILLIC_TWINS, FOREIGN_LATIN } from './character-tables.ts';

const WORD = /[\p{L}\p{M}]+/gu;
const TWIN = new RegExp(`[${Object.keys(CYRILLIC_TWINS).join('')}]`, 'gu');
const FOREIGN = new RegExp(`[${Object.keys(FOREIGN_LATIN).join('')}]`, 'gu');
const CYRILLIC = /дж|\p{Script=Cyrillic}/gu;
const ANY_CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN_BESIDES_SCHWA = /[^\P{Script=Latin}əƏ]/u;
/** Unicode's stream-safe text has at most 30 marks in a row. Normalising longer rows takes quadratic time. */
const EXCESS_MARKS = /(\p{M}{30})\p{M}+/gu;
const MARKS = /[\u0300-\u036f]/g;

/**
 * The text as it is stored: NFC, one code point for each Azerbaijani letter. Replaces letters that are often pasted: the
 * turned `Ǝ ǝ`, `i` with a second dot (a lower-cased `İ`), and Cyrillic look-alikes in Latin words (`Qәbәlә`). Removes
 * marks after the 30th in a row. Words in Cyrillic do not change. The function is idempotent.
 */
export function normaliseCharacters(text: string): string {
  const whole = text
    .replace(EXCESS_MARKS, '$1')
    .normalize('NFC')
    .replace(EXCESS_MARKS, '$1')
    .replaceAll('Ǝ', 'Ə')
    .replaceAll('ǝ', 'ə')
    .replace(/[iı]\u0307+/g, 'i')
    .normalize('NFC');
  return ANY_CYRILLIC.test(whole) ? whole.replace(WORD, latinTwins).normalize('NFC') : whole;
}

/** Replaces the look-alikes of a word, unless the word has a letter that only Cyrillic has. */
function latinTwins(word: string): string {
  const latin = word.replace(TWIN, (letter) => CYRILLIC_TWINS[letter] ?? letter);
  if (latin === word || ANY_CYRILLIC.test(latin)) return word;
  return LATIN_BESIDES_SCHWA.test(word) || /^[Әә]+$/.test(word) ? latin : word;
}

/**
 * Lower case for display: `QIRMIZI` → `qırmızı`, `İMİŞLİ` → `imişli`. For Azerbaijani words only: a foreign `PREMIER`
 * becomes `premıer`. To compare or search, use `foldText`.
 */
export function lowerAz(text: string): string {
  return text
    .replace(EXCESS_MARKS, '$1')
    .normalize('NFC')
    .replace(/[iİ]\u0307*/g, 'i')
    .replaceAll('I', 'ı')
    .toLowerCase()
    .normalize('NFC');
}

/** Upper case for display: `imişli` → `İMİŞLİ`, `qırmızı` → `QIRMIZI`. For Azerbaijani words only. */
export function upperAz(text: string): string {
  return text
    .replace(EXCESS_MARKS, '$1')
    .normalize('NFC')
    .replace(/i\u0307*/g, 'İ')
    .replaceAll('ı', 'I')
    .toUpperCase()
    .normalize('NFC');
}

/**
 * A form that is equal for all spellings of a word: for search, uniqueness and addresses, never for display. Lower case
 * without marks, as people type without an Azerbaijani keyboard (ə→e ı→i ö→o ü→u ş→s ç→c ğ→g). Cyrillic Azerbaijani and
 * Russian become Latin. Punctuation stays. The function is idempotent.
 */
export function foldText(text: string): string {
  return normaliseCharacters(text)
    .replace(/[йЙ]/g, 'y')
    .replace(/[ёЁ]/g, 'yo')
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(FOREIGN, (letter) => FOREIGN_LATIN[letter] ?? letter)
    .replace(CYRILLIC, (letters) => CYRILLIC_TO_LATIN[letters] ?? letters)
    .normalize('NFC');
}
