/** Cyrillic letters that look like Latin ones. Editors paste them into Azerbaijani words without noticing. */
const CYRILLIC_TWINS: Readonly<Record<string, string>> = pairs(
  'АA ВB ЕE ІI ЈJ КK МM НH ОO РP СC ТT УY ХX ҺH ӘƏ аa еe іi јj оo рp сc уy хx һh әə',
);

/** Latin letters that do not decompose into a plain letter and a mark. */
const FOREIGN_LATIN: Readonly<Record<string, string>> = pairs(
  'əe ǝe ıi ßss æae œoe øo łl đd ðd þth ħh ŧt ŋn ĸk ɵo ɘe ƣg',
);
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

/**
 * Cyrillic in folded Latin: the Azerbaijani alphabet of 1958–1991, Russian, and the Ukrainian letters that occur in names.
 * The letters are lower case and without marks, except `й` and `ё`, which `foldText` replaces before it removes marks.
 */
const CYRILLIC_TO_LATIN: Readonly<Record<string, string>> = {
  дж: 'c',
  ь: '',
  ъ: '',
  ...pairs(
    'аa бb вv гq ғg дd еe әe жj зz иi ыi јy кk ҝg лl мm нn оo өo пp рr сs тt уu үu фf хx һh чc ҹc шs ' +
      'яya юyu эe цs щs іi єe ґg',
  ),
};

/** `'аa жj'` → `{ а: 'a', ж: 'j' }`: the first letter of each word maps to the rest of the word. */
function pairs(table: string): Record<string, string> {
  return Object.fromEntries(table.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));
}

/** A copy of a part of a text. Without a copy, the part keeps the whole text in memory (V8). */
export function copyText(part: string): string {
  return Array.from(part).join('');
}

const SMALL_A = 97;
const LETTERS = 26;

/** All bits of `toLetterBits`. */
export const ALL_LETTERS = 2 ** (LETTERS + 1) - 1;

/** The letters of a folded text as bits: one for each of a–z, one for all other characters. */
export function toLetterBits(text: string): number {
  let bits = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at) - SMALL_A;
    bits |= 1 << (letter >= 0 && letter < LETTERS ? letter : LETTERS);
  }
  return bits;
}
