import { lastNumberWord } from '../format/number-words.ts';
import { foldText, upperAz } from './characters.ts';
import { READ_AS } from './read-as.ts';

/** The cases of a noun that a headline needs: kim, kimin, kimə, kimi, kimdə, kimdən. */
export type GrammarCase = 'nominative' | 'genitive' | 'dative' | 'accusative' | 'locative' | 'ablative';

/** Small letters whose names end in a consonant: UEFA is read as a word, PFL letter by letter. */
const CONSONANT_LETTERS = 'flmnrs';
const FOUR_WAY: Record<string, string> = {
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
const BACK = 'aıou';
const VOWEL = /[aıoueəiöü]/iu;
/** Ends of nouns that belong to a noun before them: `Futbol Federasiyası`, `İdman Nazirliyi`. */
const POSSESSED =
  /(?:ası|əsi|osu|usu|üsü|lığı|liyi|luğu|lüyü|klubu|xidməti|mərkəzi|kanalı|qəzeti|jurnalı|saytı|portalı|ittifaqı|departamenti|idarəsi)$/iu;

/** The ordinal ending of a whole number without its hyphen: 1 → `ci`, 3 → `cü`, 6 → `cı`, 9 → `cu`, 2000 → `ci`. */
export function ordinalSuffix(value: number): string {
  return `c${sound(lastNumberWord(wholeDigits(value))).narrow}`;
}

/** `8-ci`, `10-cu`, `2000-ci`. */
export function ordinal(value: number): string {
  return `${value}-${ordinalSuffix(value)}`;
}

/**
 * The case ending that a word takes, by vowel harmony and with its buffer letter: `Qarabağ` → `ın`, `Zirə`,
 * dative → `yə`, `UEFA` → `nın`, `18:44`, locative → `də`. Empty for the nominative and for no word.
 */
function caseEnding(word: string, grammarCase: GrammarCase): string {
  if (!word) return '';
  const { wide, narrow, open } = sound(spoken(word));
  switch (grammarCase) {
    case 'nominative':
      return '';
    case 'genitive':
      return `${open ? 'n' : ''}${narrow}n`;
    case 'dative':
      return `${open ? 'y' : ''}${wide}`;
    case 'accusative':
      return `${open ? 'n' : ''}${narrow}`;
    case 'locative':
      return `d${wide}`;
    case 'ablative':
      return `d${wide}n`;
  }
}

/** The name with its ending, with a hyphen after abbreviations and numbers: `Zirəyə`, `UEFA-nın`, `18:44-də`. */
export function inCase(name: string, grammarCase: GrammarCase): string {
  const ending = caseEnding(name, grammarCase);
  if (!ending) return name;
  return `${name}${isAbbreviation(lastPart(name)) || /\d$/.test(name) ? '-' : ''}${ending}`;
}

/**
 * The name of an outlet or an organisation in the genitive, as newspapers name their sources: `Reuters-in`, `APA-nın`,
 * `“Marca”nın`, and without a hyphen after words of our own language: `Futbol Federasiyasının`, `klubun saytının`.
 */
export function genitiveOfSource(name: string): string {
  const ending = caseEnding(name, 'genitive');
  if (!ending) return name;
  const words = name.split(/\s+/);
  const last = words.at(-1) ?? '';
  const isOurs = words.length > 1 && (/^\p{Ll}+$/u.test(last) || POSSESSED.test(last));
  const isQuoted = /[\p{Pf}\p{Pi}"'’)]$/u.test(name);
  return `${name}${isOurs || isQuoted ? '' : '-'}${ending}`;
}

/** What is heard at the end of the word: numbers as words, some abbreviations letter by letter, foreign words as read. */
function spoken(word: string): string {
  const last = lastPart(word);
  const digits = /\d+$/.exec(last)?.[0];
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

/** PFL and AFP are, UEFA and TASS are not: nobody can say a word of consonants, or one that only begins with a vowel. */
function isReadByLetters(capitals: string): boolean {
  return capitals !== 'ABŞ' && /^[AIOUEƏİÖÜ]?[^AIOUEƏİÖÜ]{2,}$/.test(capitals);
}

/** The vowels that the word's last vowel asks for (wide a/ə, narrow ı/i/u/ü), and whether the word ends in one. */
function sound(word: string): { wide: string; narrow: string; open: boolean } {
  const letters = plainLetters(word);
  const vowel = letters.findLast((letter) => letter in FOUR_WAY) ?? 'i';
  return {
    wide: BACK.includes(vowel) ? 'a' : 'ə',
    narrow: FOUR_WAY[vowel] ?? 'i',
    open: (letters.at(-1) ?? '') in FOUR_WAY,
  };
}

/** Small letters of the word; foreign vowels lose their marks (é → e), Azerbaijani ones keep theirs. */
function plainLetters(word: string): string[] {
  const small = word.normalize('NFC').replaceAll('I', 'ı').replaceAll('İ', 'i').toLowerCase();
  return Array.from(small.match(/\p{L}/gu) ?? [], (letter) =>
    letter === 'ä' ? 'ə' : letter in FOUR_WAY ? letter : (letter.normalize('NFD').at(0) ?? letter),
  );
}

function lastPart(name: string): string {
  return name.match(/[\p{L}\p{M}\p{N}]+/gu)?.at(-1) ?? '';
}

function isAbbreviation(word: string): boolean {
  return /\p{L}.*\p{L}/u.test(word) && word === upperAz(word);
}

function wholeDigits(value: number): string {
  return Math.abs(Math.trunc(value)).toFixed(0);
}
