import { editDistance } from '#az/characters/edit-distance.ts';
import { tokenise } from '#az/characters/tokens.ts';
import { stemWord } from '#az/stem.ts';
import { Vocabulary } from '../index/vocabulary.ts';
import { foldName, type NameGroup, type NameKind } from './group-names.ts';

/** Names with more words are not looked for in queries. */
const MAX_NAME_WORDS = 5;
/** Abbreviations are compared as they are: `AL` is not a form of another word. */
const MAX_ABBREVIATION_LENGTH = 3;
/** Shorter beginnings of surnames are those of too many players. */
const MIN_SURNAME_BEGINNING = 3;
/** Shorter beginnings are similar to too many names. */
const MIN_SIMILAR_BEGINNING = 4;

/** A name that was found in a query: the groups that have it, and how many words it takes. */
export interface FoundName {
  groups: readonly NameGroup[];
  length: number;
}

/** The names of teams, players and competitions by their words, to find them in queries. */
export class NameIndex {
  /** The words of all names, folded. */
  readonly words = new Vocabulary();
  private readonly groupsByKey = new Map<string, NameGroup[]>();
  /** The players of the match desk by the last words of their names, without the first one. */
  private readonly playersBySurname = new Map<string, NameGroup[]>();
  private readonly spellings = new Map<string, string>();
  /** Every name, folded, to complete it. */
  private readonly beginnings: { folded: string; isMain: boolean; group: NameGroup }[] = [];

  readonly groups: readonly NameGroup[];

  constructor(groups: readonly NameGroup[]) {
    this.groups = groups;
    for (const group of groups)
      for (const name of group.names) {
        const tokens = tokenise(name);
        const words = tokens.map(({ word }) => word);
        this.beginnings.push({ folded: words.join(' '), isMain: name === group.name, group });
        addGroup(this.groupsByKey, words, group);
        if (isKnownPlayer(group))
          for (let at = 1; at < words.length; at++) addGroup(this.playersBySurname, words.slice(at), group);
        for (const { word, start, end } of tokens) {
          this.words.add(word);
          if (!this.spellings.has(word)) this.spellings.set(word, name.slice(start, end));
        }
      }
  }

  /**
   * The longest name that begins at a position of the query, in any of its cases. `Inter Milan` names two teams: a spelling that
   * contains the main name of another team is not one name. `Real Betis` is one, because `Real` is only short for another.
   */
  findAt(words: readonly string[], at: number): FoundName | null {
    for (let length = Math.min(MAX_NAME_WORDS, words.length - at); length > 0; length--) {
      const part = words.slice(at, at + length);
      const groups = this.groupsByKey.get(toKey(part));
      if (groups && !this.namesAnother(part, groups)) return { groups, length };
    }
    return null;
  }

  private namesAnother(words: readonly string[], groups: readonly NameGroup[]): boolean {
    return words.some((word) => {
      const key = toKey([word]);
      return (this.groupsByKey.get(key) ?? []).some(
        (group) =>
          group.kind !== 'word' && !groups.includes(group) && toKey(foldName(group.name).split(' ')) === key,
      );
    });
  }

  /** The players with this surname, in any of its cases. */
  listBySurname(words: readonly string[]): readonly NameGroup[] {
    return this.playersBySurname.get(toKey(words)) ?? [];
  }

  /** The players whose names are these words with the surname first: `Zubir Abdellah`. */
  listSurnameFirst(words: readonly string[]): NameGroup[] {
    const found = words.slice(1).flatMap((_, at) => {
      const turned = [...words.slice(at + 1), ...words.slice(0, at + 1)];
      return this.groupsByKey.get(toKey(turned)) ?? [];
    });
    return [...new Set(found)].filter(isKnownPlayer);
  }

  /** The players whose surname, or their name with the surname first, begins with these words; the last one may be incomplete. */
  listSurnamesBeginning(words: readonly string[]): NameGroup[] {
    const beginning = words.join(' ');
    if (beginning.length < MIN_SURNAME_BEGINNING) return [];
    const found = this.beginnings.filter(({ folded, group }) => {
      if (!isKnownPlayer(group)) return false;
      for (let at = folded.indexOf(' '); at >= 0; at = folded.indexOf(' ', at + 1))
        if (`${folded.slice(at + 1)} ${folded.slice(0, at)}`.startsWith(beginning)) return true;
      return false;
    });
    return [...new Set(found.map(({ group }) => group))];
  }

  /** The groups with a name that begins with these words; the last word may be incomplete. First those whose main name does. */
  listBeginning(words: readonly string[]): NameGroup[] {
    const beginning = words.join(' ');
    const found = this.beginnings.filter(({ folded }) => folded.startsWith(beginning));
    const sorted = found.toSorted((one, other) => Number(other.isMain) - Number(one.isMain));
    return [...new Set(sorted.map(({ group }) => group))];
  }

  /**
   * The words of names that begin like a mistyped beginning, which differs in one letter: `qarba` for `qarabag`. In the order of
   * the names.
   */
  listSimilarBeginnings(beginning: string): string[] {
    return this.words.words.filter((word) => beginsSimilarly(word, beginning));
  }

  /** The groups of which a name begins like a mistyped beginning. First those whose main name does. */
  listSimilarGroups(beginning: string): NameGroup[] {
    const found = this.beginnings.filter(({ folded }) => beginsSimilarly(folded, beginning));
    const sorted = found.toSorted((one, other) => Number(other.isMain) - Number(one.isMain));
    return [...new Set(sorted.map(({ group }) => group))];
  }

  /** How a word of a name is written: `qarabag` → `Qarabağ`. */
  findSpelling(word: string): string | undefined {
    return this.spellings.get(word);
  }
}

function addGroup(groups: Map<string, NameGroup[]>, words: readonly string[], group: NameGroup): void {
  const key = toKey(words);
  const known = groups.get(key);
  if (!known) groups.set(key, [group]);
  else if (!known.includes(group)) known.push(group);
}

/** Whether a group is a player with a page. */
function isKnownPlayer({ kind, id }: NameGroup): boolean {
  return kind === 'player' && id !== null;
}

/** Whether a longer word begins with other letters that differ in one edit, but not in the first letter. */
function beginsSimilarly(word: string, beginning: string): boolean {
  if (beginning.length < MIN_SIMILAR_BEGINNING || word[0] !== beginning[0]) return false;
  return [beginning.length - 1, beginning.length, beginning.length + 1].some(
    (length) => length < word.length && editDistance(beginning, word.slice(0, length), 1) === 1,
  );
}

function toKey(words: readonly string[]): string {
  return words.map((word) => (word.length <= MAX_ABBREVIATION_LENGTH ? word : stemWord(word))).join(' ');
}

/** A team, a player or a competition that a query names. */
export interface NamedEntity {
  kind: Exclude<NameKind, 'word'>;
  /** Null when the match desk does not have it. */
  id: string | null;
  name: string;
}

/** The groups as readers see them. Synonyms of a word are left out. */
export function listNamedEntities(groups: readonly NameGroup[]): NamedEntity[] {
  return groups.flatMap(({ kind, id, name }) => (kind === 'word' ? [] : [{ kind, id, name }]));
}
