import { foldText, upperAz } from './characters.ts';

/** The grammatical cases of a noun: kim, kimin, kimə, kimi, kimdə, kimdən. */
export type GrammarCase = 'nominative' | 'genitive' | 'dative' | 'accusative' | 'locative' | 'ablative';

/** Consonants whose letter names end in a consonant: PFL is read letter by letter, and ends in `el`. */
const CONSONANT_LETTERS = 'flmnrs';
/** Each vowel with the narrow vowel of the ending that follows it. */
export const narrowVowels: Record<string, string> = {
  a: 'ı',
  ı: 'ı',
  e: 'i',
  ə: 'i',
  i: 'i',
  o: 'u',
  u: 'u',
  ö: 'ü',
  ü: 'ü',
};
/** After these an ending has `a`, after the other vowels `ə`. */
export const BACK_VOWELS = 'aıou';
/** Letters that Azerbaijani does not have, digraphs, and vowels and consonants that are often silent. */
const FOREIGN_SPELLING =
  /[^abcçdeəfgğhxıijkqlmnoöprsştuüvyz]|[csptgz]h|ck|ee|oo|ea|ou|au|eu|ie|oe|(?:[lnst]{2}|[^aeiouəıöü][cgkqrvz]|[aou][nl])e$|[aeou]x$|[^aeiouəıöü]y$|[eaou]y$|ot$|et$|aut$/iu;
const VOWEL = /[aıoueəiöü]/iu;
/** Endings of possessed nouns, such as in `Futbol Federasiyası` and `İdman Nazirliyi`. */
const POSSESSED_NOUN =
  /(?:ası|əsi|osu|usu|üsü|lığı|liyi|luğu|lüyü|klubu|xidməti|mərkəzi|kanalı|qəzeti|jurnalı|saytı|portalı|ittifaqı|departamenti|idarəsi)$/iu;

/** The ordinal ending of a whole number without its hyphen: 1 → `ci`, 3 → `cü`, 6 → `cı`, 9 → `cu`, 2000 → `ci`. */
export function ordinalSuffix(value: number): string {
  return `c${vowelHarmony(lastNumberWord(wholeDigits(value))).narrow}`;
}

/** `8-ci`, `10-cu`, `2000-ci`. */
export function ordinal(value: number): string {
  return `${value}-${ordinalSuffix(value)}`;
}

/**
 * The case ending of a word, by vowel harmony and with its buffer letter: `Qarabağ` → `ın`, `Zirə`, dative → `yə`,
 * `UEFA` → `nın`, `18:44`, locative → `də`. Empty for the nominative and for an empty word.
 */
export function caseEnding(word: string, grammarCase: GrammarCase): string {
  if (!word) return '';
  const { wide, narrow, endsInVowel } = vowelHarmony(pronounced(word));
  switch (grammarCase) {
    case 'nominative':
      return '';
    case 'genitive':
      return `${endsInVowel ? 'n' : ''}${narrow}n`;
    case 'dative':
      return `${endsInVowel ? 'y' : ''}${wide}`;
    case 'accusative':
      return `${endsInVowel ? 'n' : ''}${narrow}`;
    case 'locative':
      return `d${wide}`;
    case 'ablative':
      return `d${wide}n`;
  }
}

/**
 * The name with its ending: `Zirəyə`, `“Zirə”yə`. Abbreviations and numbers get a hyphen when no quotation mark closes them:
 * `UEFA-nın`, `18:44-də`, `“Şalke 04”ün`. Names keep their last consonant: `“Şəfəq”in`. `ending` replaces the one by rule, and may bring its
 * hyphen: `Shaw-un`.
 */
export function inCase(
  name: string,
  grammarCase: GrammarCase,
  ending = caseEnding(name, grammarCase),
): string {
  if (!ending) return name;
  const hasHyphen =
    !ending.startsWith('-') && !isQuoted(name) && (isAbbreviation(lastPart(name)) || /\d$/.test(name));
  return `${name}${hasHyphen ? '-' : ''}${ending}`;
}

/**
 * The name of an outlet or an organisation in the genitive, as newspapers cite their sources: `Reuters-in`, `APA-nın`,
 * `“Marca”nın`. Azerbaijani phrases get no hyphen: `Futbol Federasiyasının`, `klubun saytının`.
 */
export function genitiveOfSource(name: string): string {
  const ending = caseEnding(name, 'genitive');
  if (!ending) return name;
  const words = name.split(/\s+/);
  const last = words.at(-1) ?? '';
  const isAzerbaijani = words.length > 1 && (/^\p{Ll}+$/u.test(last) || POSSESSED_NOUN.test(last));
  return `${name}${isAzerbaijani || isQuoted(name) ? '' : '-'}${ending}`;
}

function isQuoted(name: string): boolean {
  return /[\p{Pf}\p{Pi}"'’)]$/u.test(name);
}

/** The last word as it is pronounced: numbers in words, some abbreviations letter by letter, foreign words by vowelHarmony. */
function pronounced(word: string): string {
  const last = lastPart(word);
  const digits = /(?<!\d)\d+$/.exec(last)?.[0];
  if (digits) return lastNumberWord(digits);
  const known = READ_AS[foldText(last)];
  if (known) return known;
  const capitals = isAbbreviation(last) ? last : /\p{Ll}(\p{Lu}{2,})$/u.exec(last)?.[1];
  const isSpelled = capitals ? isReadByLetters(capitals) : !VOWEL.test(last);
  if (!isSpelled) return last;
  const letter = last.at(-1)?.toLowerCase() ?? '';
  if (letter === 'k') return 'ka';
  return CONSONANT_LETTERS.includes(letter) ? `e${letter}` : `${letter}e`;
}

const ONES = ['sıfır', 'bir', 'iki', 'üç', 'dörd', 'beş', 'altı', 'yeddi', 'səkkiz', 'doqquz'];
const TENS = ['', 'on', 'iyirmi', 'otuz', 'qırx', 'əlli', 'altmış', 'yetmiş', 'səksən', 'doxsan'];
const POWERS: readonly (readonly [zeros: number, word: string])[] = [
  [9, 'milyard'],
  [6, 'milyon'],
  [3, 'min'],
  [2, 'yüz'],
];

/**
 * The last word of a number in words, which decides its endings: `36` → `altı`, `300` → `yüz`, `2000` → `min`. Takes digits
 * as text, so that `04` and `00` work.
 */
function lastNumberWord(digits: string): string {
  const value = digits.replace(/^0+(?=\d)/, '');
  const zeros = /(?<!0)0*$/.exec(value)?.[0].length ?? 0;
  if (value === '0') return 'sıfır';
  if (zeros === 0) return ONES[Number(value.at(-1))] ?? '';
  if (zeros === 1) return TENS[Number(value.at(-2))] ?? '';
  return POWERS.find(([minZeros]) => zeros >= minZeros)?.[1] ?? '';
}

/** Whether an abbreviation is read letter by letter (PFL, AFP) and not as a word (UEFA, TASS). */
function isReadByLetters(capitals: string): boolean {
  return capitals !== 'ABŞ' && /^[AIOUEƏİÖÜ]?[^AIOUEƏİÖÜ]{2,}$/.test(capitals);
}

/** The vowels that harmonise with the word's last vowel (wide a/ə, narrow ı/i/u/ü), and whether the word ends in one. */
function vowelHarmony(word: string): { wide: string; narrow: string; endsInVowel: boolean } {
  const letters = plainLetters(word);
  const vowel = letters.findLast((letter) => letter in narrowVowels) ?? 'i';
  return {
    wide: BACK_VOWELS.includes(vowel) ? 'a' : 'ə',
    narrow: narrowVowels[vowel] ?? 'i',
    endsInVowel: (letters.at(-1) ?? '') in narrowVowels,
  };
}

/** The letters of the word in lower case. Foreign vowels lose their marks (é → e), Azerbaijani ones keep theirs. */
function plainLetters(word: string): string[] {
  const small = word.normalize('NFC').replaceAll('I', 'ı').replaceAll('İ', 'i').toLowerCase();
  return Array.from(small.match(/\p{L}/gu) ?? [], (letter) =>
    letter === 'ä' ? 'ə' : letter in narrowVowels ? letter : (letter.normalize('NFD').at(0) ?? letter),
  );
}

function lastPart(name: string): string {
  return name.match(/[\p{L}\p{M}\p{N}]+/gu)?.at(-1) ?? '';
}

/**
 * Whether a name is read as it is written, so that the rules know its ending. False for original spellings: `Bordeaux`, `Shaw`,
 * `Marseille`. Words with a known pronunciation are read like that.
 */
export function isReadAsWritten(word: string): boolean {
  return Object.hasOwn(READ_AS, foldText(word)) || !FOREIGN_SPELLING.test(word);
}

/**
 * The pronunciation of words in names of sources and teams that are not read as they are written. Keys are folded. Endings
 * follow the pronunciation: `The Times` is read `tayms`, so `The Times-ın`.
 */
const READ_AS: Readonly<Record<string, string>> = {
  ap: 'eypi',
  // Foreign words are written with a dotless capital I that is read as i.
  bild: 'bild',
  chelsea: 'çelsi',
  city: 'siti',
  equipe: 'ekip',
  express: 'ekspres',
  football: 'futbol',
  france: 'frans',
  globe: 'qlob',
  goal: 'qol',
  google: 'quql',
  league: 'liq',
  life: 'layf',
  live: 'layv',
  monde: 'mond',
  newcastle: 'nyukasl',
  news: 'nyus',
  online: 'onlayn',
  palace: 'peles',
  presse: 'pres',
  score: 'skor',
  sun: 'san',
  times: 'tayms',
  x: 'iks',
  youtube: 'yutub',
};

/** Whether a word is written in capitals only: `UEFA`, `PSJ`. */
export function isAbbreviation(word: string): boolean {
  return /\p{L}.*\p{L}/u.test(word) && word === upperAz(word);
}

function wholeDigits(value: number): string {
  return Math.abs(Math.trunc(value)).toFixed(0);
}
