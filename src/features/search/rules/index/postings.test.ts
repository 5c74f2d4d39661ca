import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { docOf, fieldsOf, PostingLists, toPosting } from './postings.ts';

/** Also numbers for which the lists have to grow, after earlier articles were packed. */
const WORDS = [0, 1, 2, 1023, 1024, 1500];
/** The fields of each word that an article has, by the number of the word. */
const article = fc.dictionary(fc.constantFrom(...WORDS).map(String), fc.integer({ min: 0, max: 7 }));

describe('PostingLists', () => {
  it('gives the postings of each word, the newest first, however they are packed', () => {
    fc.assert(
      fc.property(fc.array(article, { maxLength: 60 }), fc.integer({ min: 1, max: 5 }), (articles, size) => {
        const lists = new PostingLists(size);
        const expected = new Map<number, number[]>();
        for (const [doc, fieldsOfWords] of articles.entries()) {
          lists.startArticle();
          for (const [word, fields] of Object.entries(fieldsOfWords)) {
            lists.add(Number(word), toPosting(doc, fields));
            expected.set(Number(word), [toPosting(doc, fields), ...(expected.get(Number(word)) ?? [])]);
          }
        }
        for (const word of [...WORDS, 3, 9999]) {
          const read = lists.read(word).flatMap((part) => Array.from(part));
          expect(read).toEqual(expected.get(word) ?? []);
          expect(lists.count(word)).toBe(read.length);
        }
      }),
    );
  });

  it('gives the newest postings of a word when not all are wanted, and not many more', () => {
    const wanted = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 1, max: 5 }), wanted, (count, size, limit) => {
        const lists = new PostingLists(size);
        for (let doc = 0; doc < count; doc++) {
          lists.startArticle();
          lists.add(0, toPosting(doc, 0));
        }
        const read = lists.read(0, limit).flatMap((part) => Array.from(part, docOf));
        expect(read).toEqual(Array.from(read, (_, at) => count - 1 - at));
        expect(read.length).toBeGreaterThanOrEqual(Math.min(limit, count));
        expect(read.length).toBeLessThanOrEqual(limit + size);
      }),
    );
  });

  it('keeps few segments', () => {
    const lists = new PostingLists(1);
    for (let doc = 0; doc < 1000; doc++) {
      lists.startArticle();
      lists.add(0, toPosting(doc, 0));
    }
    // 999 packed articles are as many segments as 999 has binary ones, and the last article is in the chain.
    expect(lists.read(0).map(({ length }) => length)).toEqual([1, 1, 2, 4, 32, 64, 128, 256, 512]);
  });

  it('reads the newest of very many postings', () => {
    const lists = new PostingLists(100_000);
    for (let doc = 0; doc < 400_001; doc++) {
      lists.startArticle();
      lists.add(0, toPosting(doc, 1));
    }
    const read = lists.read(0).flatMap((part) => Array.from(part));
    expect(read.length).toBeGreaterThanOrEqual(250_000);
    expect(read.length).toBeLessThan(400_000);
    expect(docOf(read[0] ?? 0)).toBe(400_000);
    expect(read.every((posting, at) => docOf(posting) === 400_000 - at)).toBe(true);
    expect(lists.count(0)).toBe(400_001);
  });

  it('a posting has its article and its fields', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 29 - 1 }), fc.integer({ min: 0, max: 7 }), (doc, fields) => {
        expect([docOf(toPosting(doc, fields)), fieldsOf(toPosting(doc, fields))]).toEqual([doc, fields]);
      }),
    );
  });
});
