import { editDistance } from '#az/characters/edit-distance.ts';
import { stemWord } from '#az/stem.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { NameIndex } from '../names/name-index.ts';

/** Shorter words have too many similar ones. */
const MIN_LENGTH = 4;
/** From this length a word may have two errors. */
const TWO_EDITS_FROM = 8;
const MAX_SIMILAR = 5;

/**
 * Folded words of headlines, tags, leads and names that differ from a mistyped word in one letter (two in a long word), the
 * nearest first, then the most frequent.
 */
export function findSimilarWords(index: SearchIndex, names: NameIndex, word: string): string[] {
  const found = listSimilar(index, names, word, 1);
  const stem = stemWord(word);
  return found.length > 0 || stem === word ? found : listSimilar(index, names, stem, 0);
}

function listSimilar(index: SearchIndex, names: NameIndex, word: string, minDistance: number): string[] {
  if (word.length < MIN_LENGTH || /\d/.test(word)) return [];
  const max = word.length >= TWO_EDITS_FROM ? 2 : 1;
  const candidates = new Map<string, { distance: number; count: number }>();
  for (const vocabulary of [index.forms, names.words])
    for (const other of vocabulary.listSimilar(word, max)) {
      const distance = editDistance(word, other, max);
      // Few people mistype the first letter, and with two errors it would be another word.
      if (distance >= minDistance && distance <= max && (distance === 1 || other[0] === word[0]))
        candidates.set(other, { distance, count: index.countStem(other) });
    }
  const nearest = Math.min(...Array.from(candidates.values(), ({ distance }) => distance));
  return [...candidates]
    .filter(([, { distance }]) => distance === nearest)
    .sort(([a, left], [b, right]) => right.count - left.count || (a < b ? -1 : 1))
    .slice(0, MAX_SIMILAR)
    .map(([other]) => other);
}
