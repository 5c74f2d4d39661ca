import { isDeepStrictEqual } from 'node:util';
import { foldText } from '#az/characters/characters.ts';
import { editDistance } from '#az/characters/edit-distance.ts';
import { isReadAsWritten } from '#az/characters/endings.ts';
import type { NameGrammar } from '#az/names/name-forms.ts';
import { lastWordOf } from '#az/spelling/list-ending-marks.ts';
import { isCaseEnding, restoreEnding } from '#az/spelling/restore-endings.ts';
import type { NameGroup } from '#features/search/rules/names/group-names.ts';

const NAME_WORD = /[\p{L}\p{M}]+/gu;
/** Shorter words are also words of other languages. */
const MIN_LENGTH = 4;
const MIN_TYPO_LENGTH = 7;
const MIN_QUOTED_TYPO_LENGTH = 6;
/** Places that look like a mistyped club, folded: Atlanta and Atalanta, “Qanada” and Qranada. */
const PLACES = ['atlanta', 'qana'];

/** What the names say about a word: it is right, or it should be written like this. Null when they do not know it. */
export type NameCheck = { isRight: true } | { isRight: false; spelling: string; isTypo: boolean } | null;

/** A name with the endings that editors have set for it. */
export interface NamedGrammar {
  name: string;
  grammar: NameGrammar;
}

/** The words of teams and competitions, and the names of players, for comparison with the words of a text. */
export class NameDictionary {
  /** By folded word, its spellings in names of teams and competitions. */
  private readonly words = new Map<string, Set<string>>();
  /** Words that some name has, folded: never a typo of another name. */
  private readonly known = new Set(PLACES);
  private readonly aliases = new Set<string>();
  private readonly byShortened = new Map<string, string[]>();
  /** By folded first name and by folded surname: names of two words. */
  private readonly players = new Map<string, [string, string][]>();

  /** Endings that editors have set, by the last word of their name. Names that end alike and have other endings are left out. */
  readonly grammars: ReadonlyMap<string, NameGrammar>;

  constructor(names: readonly NameGroup[], named: readonly NamedGrammar[] = []) {
    const byLast = Map.groupBy(named, ({ name }) => lastWordOf(name));
    this.grammars = new Map(
      [...byLast].flatMap(([last, [first, ...others]]) =>
        first && others.every(({ grammar }) => isDeepStrictEqual(grammar, first.grammar))
          ? [[last, first.grammar]]
          : [],
      ),
    );
    for (const { kind, id, name, names: spellings } of names) {
      const own = wordsOf(name);
      for (const word of own) this.known.add(foldText(word));
      for (const word of spellings.flatMap(wordsOf)) {
        this.known.add(foldText(word));
        // `Qarabag` as another spelling of Qarabağ only helps to find it.
        if (!own.some((right) => foldText(right) === foldText(word))) this.aliases.add(word);
      }
      // Foreign players have several usual spellings. Only the match desk decides on one.
      if (kind === 'player' && id !== null) this.addPlayer(own);
      else if (kind === 'team' || kind === 'competition') for (const word of own) this.addWord(word);
    }
  }

  /** Checks a word of a text by the names of teams and competitions. `isQuoted`: it stands alone in quotation marks. */
  checkWord(word: string, isQuoted: boolean): NameCheck {
    if (this.aliases.has(word)) return { isRight: true };
    const folded = foldText(word);
    if (folded.length !== word.length) return null;
    return this.checkLetters(word, folded) ?? this.checkTypo(word, folded, isQuoted);
  }

  /** Checks two adjacent words as the name of a player. Null when no player, or more than one, has a similar name. */
  checkPlayer(first: string, last: string): [NameCheck, NameCheck] | null {
    const [foldedFirst, foldedLast] = [foldText(first), foldText(last)];
    const bases = basesOf(foldedLast);
    const candidates = new Set([
      ...(this.players.get(foldedFirst) ?? []),
      ...bases.flatMap((base) => this.players.get(base) ?? []),
    ]);
    const checks = [...candidates].flatMap(([name, surname]) => {
      const isFirst = foldText(name) === foldedFirst;
      const rest = bases.find((base) => base === foldText(surname));
      const typo = bases.find((base) => isLongTypo(base, foldText(surname)));
      const base = rest ?? (isFirst ? typo : undefined);
      if (base === undefined || (!isFirst && !isLongTypo(foldedFirst, foldText(name)))) return [];
      const ending = this.endingOf(surname, last, base.length);
      if (ending === null) return [];
      return [
        [toCheck(first, name, !isFirst), toCheck(last, surname + ending, rest === undefined)] as [
          NameCheck,
          NameCheck,
        ],
      ];
    });
    return checks.length === 1 ? (checks[0] ?? null) : null;
  }

  private checkLetters(word: string, folded: string): NameCheck {
    for (const base of basesOf(folded)) {
      const spellings = [...(this.words.get(base) ?? [])];
      if (spellings.length === 0) continue;
      const forms = spellings.flatMap((spelling) => {
        const ending = this.endingOf(spelling, word, base.length);
        return ending === null ? [] : [spelling + ending];
      });
      if (forms.includes(word)) return { isRight: true };
      // Two names with the same fold: not sure which.
      if (forms.length === 1 && forms[0]) return toCheck(word, forms[0], false);
      if (forms.length > 1) return { isRight: true };
    }
    return null;
  }

  private checkTypo(word: string, folded: string, isQuoted: boolean): NameCheck {
    const bases = basesOf(folded);
    if (bases.some((base) => this.known.has(base))) return null;
    const forms = new Set<string>();
    for (const base of isQuoted ? [folded] : bases) {
      for (const name of this.findSimilar(base)) {
        if (name.length < (isQuoted ? MIN_QUOTED_TYPO_LENGTH : MIN_TYPO_LENGTH)) continue;
        for (const spelling of this.words.get(name) ?? []) {
          const ending = this.endingOf(spelling, word, base.length);
          if (ending !== null) forms.add(spelling + ending);
        }
      }
    }
    const [spelling] = forms;
    return forms.size === 1 && spelling ? { isRight: false, spelling, isTypo: true } : null;
  }

  private findSimilar(base: string): string[] {
    const names = shortenedForms(base).flatMap((form) => this.byShortened.get(form) ?? []);
    return [...new Set(names)].filter((name) => isSureTypo(base, name));
  }

  /**
   * The ending after the first `length` letters of a written word, as it follows the name. The rules do not know how an original
   * spelling is read (Bordeaux, Shaw): its ending stays as it is written, and `listEndingMarks` compares it with the one that is set.
   * Null when the letters are no ending.
   */
  private endingOf(name: string, written: string, length: number): string | null {
    const typed = written.slice(length);
    if (isReadAsWritten(name) && !this.grammars.has(name)) return restoreEnding(name, foldText(typed));
    return isCaseEnding(foldText(typed)) ? typed : null;
  }

  private addWord(word: string): void {
    const folded = foldText(word);
    if (folded.length < MIN_LENGTH || folded.length !== word.length || !/^\p{Lu}/u.test(word)) return;
    const spellings = this.words.get(folded);
    if (spellings) {
      spellings.add(word);
      return;
    }
    this.words.set(folded, new Set([word]));
    for (const form of shortenedForms(folded))
      this.byShortened.set(form, [...(this.byShortened.get(form) ?? []), folded]);
  }

  private addPlayer([first, last, ...more]: readonly string[]): void {
    if (!first || !last || more.length > 0) return;
    const name: [string, string] = [first, last];
    for (const word of name)
      this.players.set(foldText(word), [...(this.players.get(foldText(word)) ?? []), name]);
  }
}

function toCheck(written: string, spelling: string, isTypo: boolean): NameCheck {
  if (written === spelling) return { isRight: true };
  return isTypo || hasMissingLetters(written, spelling) ? { isRight: false, spelling, isTypo } : null;
}

/** Whether the written word differs only in letters that are typed without an Azerbaijani keyboard: e for ə, c for ç. */
export function hasMissingLetters(written: string, spelling: string): boolean {
  if (written === spelling || written.length !== spelling.length) return false;
  return Array.from(spelling).every((letter, at) => {
    const typed = written.charAt(at);
    return typed === letter || (PLAIN[letter] ?? '') === typed;
  });
}

const PLAIN: Readonly<Record<string, string>> = {
  ə: 'e',
  ı: 'i',
  ö: 'o',
  ü: 'u',
  ş: 's',
  ç: 'c',
  ğ: 'g',
  Ə: 'E',
  İ: 'I',
  Ö: 'O',
  Ü: 'U',
  Ş: 'S',
  Ç: 'C',
  Ğ: 'G',
};

function isLongTypo(word: string, name: string): boolean {
  return name.length >= MIN_QUOTED_TYPO_LENGTH && isSureTypoOfPerson(word, name);
}

/** Names of countries differ by one letter: İrlandiya, İslandiya. */
const COUNTRY = /(?:iya|istan)$/;

/** Whether a folded word is surely a slip of the other: one edit inside the word, with the same first letter. */
function isSureTypo(word: string, name: string): boolean {
  if (word[0] !== name[0] || word.at(-1) !== name.at(-1) || COUNTRY.test(name)) return false;
  return editDistance(word, name, 1) === 1;
}

/** As `isSureTypo`, for names of people: Quliyev and Quluyev are two. Only swapped, missing and doubled letters count. */
function isSureTypoOfPerson(word: string, name: string): boolean {
  if (!isSureTypo(word, name)) return false;
  const isDoubled =
    word.length > name.length && word.replace(/(.)\1/g, '$1') === name.replace(/(.)\1/g, '$1');
  const isSwapped = word.length === name.length && [...word].sort().join('') === [...name].sort().join('');
  return isDoubled || isSwapped || word.length < name.length;
}

/** The word and each form of it without one letter. Words that are one edit apart have a form in common. */
function shortenedForms(word: string): string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}

/** The folded word and its beginnings without a possible ending, the longest first. */
function basesOf(folded: string): string[] {
  const MAX_ENDING = 8;
  const shortest = Math.max(MIN_LENGTH, folded.length - MAX_ENDING);
  const lengths = Array.from(
    { length: Math.max(0, folded.length - shortest) + 1 },
    (_, at) => folded.length - at,
  );
  return lengths.map((length) => folded.slice(0, length));
}

function wordsOf(name: string): string[] {
  return name.normalize('NFC').match(NAME_WORD) ?? [];
}
