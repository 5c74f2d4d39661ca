import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance } from '#az/characters/edit-distance.ts';
import { hasSimilarLetters, Vocabulary } from './vocabulary.ts';

/** Few different letters, so that many words are similar; `8` is outside of the alphabet. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '8'), minLength: 1, maxLength: 6 });
/** More words than are inserted one by one, and fewer. */
const words = fc.oneof(fc.array(word, { maxLength: 40 }), fc.array(word, { minLength: 250, maxLength: 400 }));

describe('Vocabulary', () => {
  it('numbers each word once, and finds it', () => {
    fc.assert(
      fc.property(words, word, (added, other) => {
        const vocabulary = new Vocabulary();
        const different = [...new Set(added)];
        expect(added.map((one) => vocabulary.add(one))).toEqual(added.map((one) => different.indexOf(one)));
        expect(vocabulary.words).toEqual(different);
        const number = different.indexOf(other);
        expect(vocabulary.find(other)).toBe(number < 0 ? undefined : number);
      }),
    );
  });

  it('lists the longer words that begin alike, also of words that are added later', () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 4 }), word, fc.nat(20), (parts, beginning, limit) => {
        const vocabulary = new Vocabulary();
        const added = new Set<string>();
        for (const part of parts) {
          for (const one of part) {
            vocabulary.add(one);
            added.add(one);
          }
          const longer = [...added].filter((one) => one.startsWith(beginning) && one !== beginning).sort();
          expect(vocabulary.listLonger(beginning, limit)).toEqual(longer.slice(0, limit));
        }
      }),
    );
  });

  it('leaves out no word within the edit distance', () => {
    fc.assert(
      fc.property(words, word, fc.constantFrom(1, 2), (added, mistyped, max) => {
        const vocabulary = new Vocabulary();
        for (const one of added) vocabulary.add(one);
        const listed = [...vocabulary.listSimilar(mistyped, max)];
        const similar = vocabulary.words.filter((one) => editDistance(mistyped, one, max) <= max);
        expect(listed).toEqual(expect.arrayContaining(similar));
        expect(listed).toHaveLength(new Set(listed).size);
      }),
    );
  });

  it('leaves out words of another length or with other letters', () => {
    const vocabulary = new Vocabulary();
    for (const one of ['neftci', 'neftcil', 'neftcilere', 'sumqayit', 'neftxana', 'zaqata'])
      vocabulary.add(one);
    expect([...vocabulary.listSimilar('neftci', 1)]).toEqual(['neftci', 'neftcil']);
  });

  it('takes letters for similar when they differ in at most two for each edit', () => {
    fc.assert(
      fc.property(fc.integer(), fc.uniqueArray(fc.nat(31)), fc.nat(4), (letters, different, maxEdits) => {
        const other = different.reduce((bits, bit) => bits ^ (1 << bit), letters);
        expect(hasSimilarLetters(letters, other, maxEdits)).toBe(different.length <= 2 * maxEdits);
      }),
    );
  });
});
