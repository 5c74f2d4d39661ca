import { copyFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { DAY } from '#az/format/durations.ts';
import type { IndexedArticle } from '../index/index-part.ts';
import { type OpenSegment, SearchIndex } from '../index/search-index.ts';
import { NameIndex } from '../names/name-index.ts';
import { readQuery } from '../query/read-query.ts';
import { rankArticles } from '../rank/rank-articles.ts';
import {
  decodePostings,
  MAX_POSTING_BYTES,
  PostingEncoder,
  TextReader,
  TextWriter,
} from './posting-codec.ts';
import { Segment } from './segment.ts';
import { type SegmentSource, writeSegment } from './write-segment.ts';

const folder = mkdtempSync(join(tmpdir(), 'newsroom-segments-'));
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;
const newFile = () => join(folder, `${++files}.segment`);

/** Words with one fold and two stems, Azerbaijani letters, one of three bytes, and some that begin alike. */
const WORDS = [
  'Qarabağ',
  'Qarabağın',
  'qalib',
  'qalıb',
  'Qalib',
  'oyun',
  'oyunlarda',
  'şəhər',
  'seher',
  'ევროპა',
  'u21',
];
const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 3 }).map((words) => words.join(' '));
/** Few ids, so that many articles are replaced or removed. They differ in length. */
const article: fc.Arbitrary<IndexedArticle> = fc.record({
  article_id: fc.nat(30).map((number) => 'x'.repeat(number % 5) + number),
  status: fc.constantFrom('published', 'published', 'draft', 'archived', 'removed'),
  category_id: fc.constantFrom(null, 'futbol', 'şahmat'),
  published_at: fc.option(fc.nat(300).map((day) => day * DAY)),
  title_words: text,
  tag_words: text,
  lead_words: text,
  body_words: fc.constantFrom('', 'oyun seher', 'qarabag oyun u21'),
});

function fillIndex(articles: readonly IndexedArticle[]): SearchIndex {
  const index = new SearchIndex();
  for (const one of articles) index.add(one);
  return index;
}

function sourceOf(index: SearchIndex): SegmentSource {
  return {
    part: index.memory,
    statusOf: (doc) => index.statusOf[doc] ?? 0,
    categoryIdOf: (doc) => index.categories[index.categoryOf[doc] ?? 0] ?? null,
    publishedAt: (doc) => index.publishedAt[doc] ?? 0,
  };
}

/** Marks the articles of a segment that a later one replaces or removes. */
function markStale({ segment, stale }: OpenSegment, later: readonly IndexedArticle[]): void {
  for (const { article_id } of later) {
    const doc = segment.findDoc(article_id);
    if (doc >= 0) stale[doc >> 3] = (stale[doc >> 3] ?? 0) | (1 << (doc & 7));
  }
}

async function openParts(parts: readonly (readonly IndexedArticle[])[]): Promise<OpenSegment[]> {
  const opened: OpenSegment[] = [];
  for (const part of parts) {
    const file = newFile();
    writeSegment(file, [sourceOf(fillIndex(part))]);
    for (const one of opened) markStale(one, part);
    const segment = await Segment.open(file);
    opened.push({ segment, stale: new Uint8Array(Math.ceil(segment.size / 8)) });
  }
  return opened;
}

async function merge(opened: readonly OpenSegment[]): Promise<OpenSegment> {
  const file = newFile();
  const sources = opened.map(({ segment, stale }): SegmentSource => {
    const { statuses, categories, categoryIds, published } = segment.readColumns();
    return {
      part: segment,
      statusOf: (doc) => (((stale[doc >> 3] ?? 0) >> (doc & 7)) & 1 ? 0 : (statuses[doc] ?? 0)),
      categoryIdOf: (doc) => categoryIds[categories[doc] ?? 0] ?? null,
      publishedAt: (doc) => published[doc] ?? 0,
    };
  });
  writeSegment(file, sources);
  const segment = await Segment.open(file, { isReadInOrder: true });
  return { segment, stale: new Uint8Array(Math.ceil(segment.size / 8)) };
}

/** The articles as they are at the end, in the order of their last changes. */
function listCurrent(articles: readonly IndexedArticle[]): IndexedArticle[] {
  return articles.filter(
    ({ article_id, status }, at) =>
      status !== 'removed' && articles.findLastIndex((other) => other.article_id === article_id) === at,
  );
}

/** Whether no article was replaced or removed. */
function isCurrent(articles: readonly IndexedArticle[]): boolean {
  const ids = new Set(articles.map(({ article_id }) => article_id));
  return ids.size === articles.length && articles.every(({ status }) => status !== 'removed');
}

const names = new NameIndex([{ kind: 'team', id: null, name: 'Qarabağ', names: ['Qarabağ', 'Qalib şəhər'] }]);
const QUERIES = [
  'qarabag',
  'qalıb oyunu',
  'şəhər',
  'oyunlarda qarabağın u21',
  'qara',
  'oyyn',
  'ევრო',
  'seher oyun',
];

/** What searches in an index find, with the articles of each word in each tier. */
function describeIndex(index: SearchIndex) {
  return {
    answers: QUERIES.map((typed) => {
      const query = readQuery(index, names, typed);
      const { categories, ...ranking } = rankArticles(index, query.terms, { statuses: null, limit: 100 });
      const counted = [...categories].filter(([, count]) => count > 0).sort();
      return { typed, ranking, counted, correction: query.correction };
    }),
    words: WORDS.map((word) => word.toLowerCase()).flatMap((word) =>
      (['forms', 'stems'] as const).map((list) => {
        const found = index.findWord(list, word);
        const postings: (string | number)[][] = [];
        for (let tier = 0; found && tier < 3; tier++)
          index.readPostings(
            { kind: list === 'forms' ? 'form' : 'stem', word: found },
            tier,
            (part, base) => {
              for (const posting of part) {
                const doc = base + (posting >>> 3);
                if (index.statusOf[doc]) postings.push([tier, index.articleIdOf(doc), posting & 7]);
              }
            },
          );
        return { word, list, postings };
      }),
    ),
    live: index.liveCount,
    newest: index.newest,
  };
}

describe('segments', () => {
  it('answer as an index in memory, however the articles are divided and joined', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(article, { maxLength: 25 }), { minLength: 1, maxLength: 5 }),
        fc.array(article, { maxLength: 25 }),
        fc.boolean(),
        fc.nat(4),
        fc.nat(4),
        async (drawnParts, drawn, isUnchanged, first, last) => {
          // In half of the runs no article is changed.
          let number = 0;
          const renumber = (list: readonly IndexedArticle[]) =>
            isUnchanged
              ? list.map((one) => ({ ...one, article_id: `${number++}`, status: 'published' as const }))
              : list;
          const parts = drawnParts.map(renumber);
          const inMemory = renumber(drawn);
          const all = [...parts.flat(), ...inMemory];
          const expected = describeIndex(fillIndex(listCurrent(all)));
          // The words of replaced articles are known until a segment is joined, which can change what a query means.
          const check = (found: SearchIndex, isJoined = false) => {
            // A replaced article can have been the newest.
            found.newest = expected.newest;
            const described = describeIndex(found);
            const answers = isJoined || isCurrent(all) ? described.answers : expected.answers;
            expect({ ...described, answers }).toEqual(expected);
          };
          const opened = await openParts(parts);
          const index = new SearchIndex(opened);
          for (const one of inMemory) index.add(one);
          check(index);
          // The part in memory goes on with other segments.
          const [from, to] = [Math.min(first, last), Math.max(first, last) + 1];
          const joined = opened.length === 0 ? [] : [await merge(opened.slice(from, to))];
          const next = new SearchIndex([...opened.slice(0, from), ...joined, ...opened.slice(to)], index);
          check(next);
          check(new SearchIndex([await merge(await openParts([...parts, inMemory]))]), true);
          next.add({ ...EMPTY, article_id: 'new', title_words: 'Sumqayıt' });
          expect(next.articleIdOf(next.size - 1)).toBe('new');
        },
      ),
      { numRuns: 100 },
    );
  });

  it('know words and spellings of all parts, and forget those of removed articles when they are joined', async () => {
    const title = (article_id: string, title_words: string) => ({ ...EMPTY, article_id, title_words });
    const opened = await openParts([
      [title('a', 'Qalib şəhər'), title('b', 'qalıb')],
      [title('c', 'Qalib qalibi'), { ...EMPTY, article_id: 'a', status: 'removed' }],
    ]);
    const index = new SearchIndex(opened);
    index.add(title('d', 'qalibdən Qalib'));
    expect(index.listSpellings('qalib')).toEqual([
      { spelling: 'Qalib', count: 3 },
      { spelling: 'qalıb', count: 1 },
    ]);
    expect(index.listLonger('forms', 'qali', 3)).toEqual(['qalib', 'qalibden', 'qalibi']);
    expect(index.listLonger('forms', 'qali', 1)).toEqual(['qalib']);
    expect(index.listSimilar('qalibi', 1)).toEqual(new Set(['qalib', 'qalibi']));
    expect(index.countForm('seher')).toBe(1);
    const joined = new SearchIndex([await merge(opened)]);
    expect(joined.findWord('forms', 'seher')).toBeNull();
    expect(joined.countForm('qalib')).toBe(2);
  });

  it('give back thousands of long words and ids, which are written in several steps', async () => {
    const ids = Array.from({ length: 3000 }, (_, at) => `${at}`.padEnd(500, 'x'));
    const words = ids.map((_, at) => `s${at}`.padEnd(40, 'a'));
    const articles = ids.map((article_id, at) => ({ ...EMPTY, article_id, title_words: words[at] ?? '' }));
    const opened = await openParts([articles.slice(0, 1400), articles.slice(1400)]);
    for (const index of [new SearchIndex(opened), new SearchIndex([await merge(opened)])]) {
      const found = words.map((text) => {
        const articlesWith: string[] = [];
        const word = index.findWord('forms', text);
        if (word)
          index.readPostings({ kind: 'form', word }, 0, (part, base) => {
            for (const posting of part) articlesWith.push(index.articleIdOf(base + (posting >>> 3)));
          });
        return [...articlesWith, ...index.listSpellings(text)];
      });
      expect(found).toEqual(ids.map((id, at) => [id, { spelling: words[at], count: 1 }]));
    }
  });

  it('refuse a file that is torn, damaged or of another program', async () => {
    const file = newFile();
    writeSegment(file, [sourceOf(fillIndex([{ ...EMPTY, article_id: 'a', title_words: 'Qarabağ' }]))]);
    const bytes = readFileSync(file);
    for (const length of [0, 10, Math.floor(bytes.length / 2), bytes.length - 1]) {
      const torn = newFile();
      copyFileSync(file, torn);
      truncateSync(torn, length);
      await expect(Segment.open(torn)).rejects.toThrow(/too short|not a segment/);
    }
    const id = bytes.indexOf(Buffer.from('a'), bytes.indexOf('qarabag') + 0);
    for (const [at, problem] of [
      [id, 'is damaged'],
      [bytes.length - 20, 'is damaged'],
      [bytes.length - 4, 'is damaged'],
      [bytes.length - 5, 'is not a segment of this program'],
      [bytes.length - 12, 'is not a segment of this program'],
      [bytes.length - 16, 'is not a segment of this program'],
    ] as const) {
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      const path = newFile();
      writeFileSync(path, damaged);
      await expect(Segment.open(path), `byte ${at}`).rejects.toThrow(problem);
    }
    await expect(Segment.open(newFile())).rejects.toThrow('ENOENT');
    expect((await Segment.open(file)).articleIdOf(0)).toBe('a');
  });
});

const EMPTY: IndexedArticle = {
  article_id: '',
  status: 'published',
  category_id: null,
  published_at: DAY,
  title_words: '',
  tag_words: '',
  lead_words: '',
  body_words: '',
};

describe('the codec', () => {
  it('gives back postings, as many as are wanted', () => {
    const docs = fc.uniqueArray(fc.nat(2 ** 28), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(docs, fc.boolean(), fc.nat(60), fc.nat(1000), (list, hasFields, wanted, room) => {
        const sorted = list.toSorted((a, b) => b - a);
        const size = (sorted[0] ?? 0) + 1 + room;
        const encoder = new PostingEncoder(new Uint8Array(sorted.length * MAX_POSTING_BYTES));
        encoder.start(size, hasFields);
        for (const doc of sorted) encoder.add(doc, hasFields ? doc % 8 : 0);
        const target = new Uint32Array(wanted);
        const length = decodePostings(encoder.take(), { size, hasFields }, target);
        const expected = sorted.slice(0, wanted).map((doc) => doc * 8 + (hasFields ? doc % 8 : 0));
        expect([...target.subarray(0, length)]).toEqual(expected);
      }),
    );
  });

  it('gives back texts and numbers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string({ unit: 'binary', maxLength: 200 }), fc.nat(2 ** 31 - 1))),
        (pairs) => {
          const writer = new TextWriter();
          for (const [one, number] of pairs) {
            writer.addText(one);
            writer.addNumber(number);
          }
          const reader = new TextReader(writer.take());
          for (const [one, number] of pairs) {
            expect(reader.hasMore).toBe(true);
            expect([reader.readText(), reader.readNumber()]).toEqual([one, number]);
          }
          expect(reader.hasMore).toBe(false);
        },
      ),
    );
  });
});
