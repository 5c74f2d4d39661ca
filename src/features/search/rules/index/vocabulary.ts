import { copyText, toLetterBits } from '#az/characters/characters.ts';

/** Added words that are inserted into the sorted list. When there are more, merging them is faster. */
const MAX_INSERTED = 200;

/** The different words of an index, numbered from 0. Words are only added. */
export class Vocabulary {
  private readonly numbers = new Map<string, number>();
  readonly words: string[] = [];
  /** The letters of each word as bits. Words that differ in many bits need many edits. */
  private readonly letters: number[] = [];
  /** The words in the order of their characters, without those that were added since the last use. */
  private sorted: string[] = [];

  /** The number of a word; adds the word when it is new. */
  add(part: string): number {
    const known = this.numbers.get(part);
    if (known !== undefined) return known;
    const number = this.words.length;
    const word = copyText(part);
    this.numbers.set(word, number);
    this.words.push(word);
    this.letters.push(toLetterBits(word));
    return number;
  }

  find(word: string): number | undefined {
    return this.numbers.get(word);
  }

  /** At most `limit` longer words that begin like this one, in the order of their characters. */
  listLonger(beginning: string, limit: number): string[] {
    const sorted = this.sort();
    const found: string[] = [];
    for (let at = lowerBound(sorted, beginning); at < sorted.length && found.length < limit; at++) {
      const word = sorted[at] ?? '';
      if (!word.startsWith(beginning)) break;
      if (word !== beginning) found.push(word);
    }
    return found;
  }

  /** Words with a similar length and similar letters, of which the caller measures the distance. */
  listSimilar(word: string, maxEdits: number): string[] {
    const found: string[] = [];
    const letters = toLetterBits(word);
    for (let number = 0; number < this.words.length; number++) {
      if (!hasSimilarLetters(this.letters[number] ?? 0, letters, maxEdits)) continue;
      const other = this.words[number] ?? '';
      if (Math.abs(other.length - word.length) <= maxEdits) found.push(other);
    }
    return found;
  }

  private sort(): readonly string[] {
    const added = this.words.slice(this.sorted.length);
    // Sorting two sorted lists is merging them.
    if (added.length > MAX_INSERTED) this.sorted = [...this.sorted, ...added.sort()].sort();
    else for (const word of added) this.sorted.splice(lowerBound(this.sorted, word), 0, word);
    return this.sorted;
  }
}

/** The position of the first word that is not smaller. */
function lowerBound(sorted: readonly string[], word: string): number {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Whether words with these letters (`toLetterBits`) can be equal after so many edits. A replaced letter changes two bits. */
export function hasSimilarLetters(one: number, other: number, maxEdits: number): boolean {
  return countBits(one ^ other) <= 2 * maxEdits;
}

function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
