import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenise } from '#az/characters/tokens.ts';
import { DAY, HOUR } from '#az/format/durations.ts';
import { stemWord } from '#az/stem.ts';
import type { IndexedArticle } from '../index/index-part.ts';
import { FIELDS } from '../index/postings.ts';
import { SearchIndex } from '../index/search-index.ts';
import { NameIndex } from '../names/name-index.ts';
import type { QueryTerm, WordChoice } from '../query/query-term.ts';
import { readQuery } from '../query/read-query.ts';
import { FRESHNESS, HALF_LIFE_DAYS, type RankChoice, rankArticles } from './rank-articles.ts';
import { FIELD_WEIGHTS, MAX_OUTSIDE_HEADLINE } from './score-articles.ts';

const WORDS = ['Qarabağ', 'Qarabağın', 'Neftçi', 'neftçiyə', 'oyun', 'oyunlarda', 'qalib', 'köhlən', 'atlar'];
const names = new NameIndex([
  { kind: 'team', id: null, name: 'Qarabağ', names: ['Qarabağ', 'Köhlən atlar'] },
  { kind: 'team', id: null, name: 'Neftçi', names: ['Neftçi'] },
]);

const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 3 }).map((words) => words.join(' '));
/** Few ids, so that many articles are replaced or removed. */
const article: fc.Arbitrary<IndexedArticle> = fc.record({
  article_id: fc.nat(25).map(String),
  status: fc.constantFrom('published', 'published', 'published', 'draft', 'removed'),
  category_id: fc.constantFrom(null, 'futbol', 'şahmat'),
  published_at: fc.nat(300).map((day) => day * DAY),
  title_words: text,
  tag_words: text,
  lead_words: text,
  body_words: text.map((words) =>
    tokenise(words)
      .map(({ word }) => word)
      .join(' '),
  ),
});
const query = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '));
const choice: fc.Arbitrary<RankChoice> = fc.record({
  statuses: fc.constantFrom(null, ['published' as const]),
  categoryId: fc.constantFrom(null, null, 'futbol'),
  since: fc.constantFrom(null, null, 100 * DAY),
  limit: fc.constantFrom(1, 2, 5, 1000),
});

function fillIndex(articles: readonly IndexedArticle[]): SearchIndex {
  const index = new SearchIndex();
  for (const one of articles) index.add(one);
  return index;
}

/** The articles as they are now, without the removed ones and those that the choice excludes. */
function listShown(articles: readonly IndexedArticle[], { statuses, categoryId, since }: RankChoice) {
  const current = [...new Map(articles.map((one) => [one.article_id, one])).values()];
  return current.filter(
    ({ status, published_at, ...one }) =>
      status !== 'removed' &&
      (statuses === null || statuses.includes(status)) &&
      (!categoryId || one.category_id === categoryId) &&
      (!since || (published_at ?? 0) >= since),
  );
}

/** The fields with the word; null when the article does not have it. Read from the texts, without postings. */
function findFields(one: IndexedArticle, { kind, word }: WordChoice): number | null {
  const isWord = ({ word: folded }: { word: string }) =>
    kind === 'form' ? folded === word.text : stemWord(folded) === word.text;
  const fields =
    (tokenise(one.title_words).some(isWord) ? FIELDS.title : 0) +
    (tokenise(one.tag_words).some(isWord) ? FIELDS.tags : 0) +
    (tokenise(one.lead_words).some(isWord) ? FIELDS.lead : 0);
  if (kind === 'stemOfText') return fields === 0 && tokenise(one.body_words).some(isWord) ? 0 : null;
  if (fields > 0) return fields;
  return kind === 'stem' && tokenise(one.body_words).some(isWord) ? 0 : null;
}

/** The points of an article for a term: the best alternative, and of each of its words the best choice. 0: it has none. */
function scoreTerm(one: IndexedArticle, { alternatives }: QueryTerm): number {
  const scores = alternatives.map(({ words }) => {
    const best = words.map((choices) =>
      Math.max(
        0,
        ...choices.map((option) => {
          const fields = findFields(one, option);
          return fields === null ? 0 : option.quality * (FIELD_WEIGHTS[fields] ?? 0);
        }),
      ),
    );
    return best.includes(0) ? 0 : best.reduce((sum, score) => sum + score, 0) / best.length;
  });
  return Math.max(0, ...scores);
}

/** The shown articles with any term, by brute force: all their terms, and the points for each. */
function scoreAll(articles: readonly IndexedArticle[], terms: readonly QueryTerm[]) {
  return articles
    .map((one) => ({ id: one.article_id, points: terms.map((term) => scoreTerm(one, term)) }))
    .map(({ id, points }) => ({ id, points, count: points.filter((score) => score > 0).length }))
    .filter(({ count }) => count > 0);
}

/**
 * The values of the shown articles, written plainly: for each term its points by its weight and its rarity, the square of the share
 * of the terms that the article has, and the freshness. Complete articles come first.
 */
function valueAll(articles: readonly IndexedArticle[], terms: readonly QueryTerm[], chosen: RankChoice) {
  const everything = listShown(articles, { statuses: null, limit: 0 });
  const newest = Math.max(...articles.filter(({ status }) => status !== 'removed').map(publicationOf));
  const factors = terms.map((term) => {
    const count = everything.filter((one) => scoreTerm(one, term) > 0).length;
    return term.weight * Math.log(1 + everything.length / (1 + count));
  });
  const words = terms.reduce((sum, { weight }) => sum + weight, 0);
  const values = new Map<string, { isComplete: boolean; value: number }>();
  for (const one of listShown(articles, chosen)) {
    const points = terms.map((term) => scoreTerm(one, term));
    if (points.every((score) => score === 0)) continue;
    const share = terms.reduce((sum, { weight }, at) => sum + (points[at] ? weight / words : 0), 0);
    const published = publicationOf(one);
    const days = Math.floor((newest - published) / DAY);
    const freshness = 1 + FRESHNESS * 2 ** (-days / HALF_LIFE_DAYS);
    values.set(one.article_id, {
      isComplete:
        points.every((score) => score > 0) ||
        terms.every(({ isGeneric }, at) => isGeneric || (points[at] ?? 0) > MAX_OUTSIDE_HEADLINE),
      value:
        chosen.sort === 'date'
          ? published
          : points.reduce((sum, score, at) => sum + score * (factors[at] ?? 0), 0) * share ** 2 * freshness,
    });
  }
  return values;
}

function publicationOf({ published_at }: IndexedArticle): number {
  return published_at ?? 0;
}

const corpus = fc.array(article, { minLength: 1, maxLength: 60 });

describe('rankArticles', () => {
  it('finds what a search through all articles finds, those with all terms first, for any limit', () => {
    fc.assert(
      fc.property(corpus, query, choice, (articles, typed, chosen) => {
        const index = fillIndex(articles);
        const { terms } = readQuery(index, names, typed);
        const matched = scoreAll(listShown(articles, chosen), terms);
        const isComplete = ({ points, count }: (typeof matched)[number]) =>
          count === terms.length ||
          terms.every(({ isGeneric }, at) => isGeneric || (points[at] ?? 0) > MAX_OUTSIDE_HEADLINE);
        const complete = new Set(matched.filter(isComplete).map(({ id }) => id));
        const ranking = rankArticles(index, terms, chosen);
        const { articleIds } = ranking;
        expect(articleIds).toHaveLength(Math.min(chosen.limit, matched.length));
        expect(new Set(articleIds).size).toBe(articleIds.length);
        expect(matched.map(({ id }) => id)).toEqual(expect.arrayContaining(articleIds));
        const first = articleIds.slice(0, complete.size);
        expect(first.filter((id) => !complete.has(id))).toEqual([]);
        if (chosen.limit < matched.length) return;
        expect(ranking).toMatchObject({ complete: complete.size, matched: matched.length });
        if (chosen.limit === matched.length) return;
        // Whatever category is chosen, so that a reader sees what the others have.
        const everywhere = scoreAll(listShown(articles, { ...chosen, categoryId: null }), terms);
        const counted = everywhere.some(isComplete) ? everywhere.filter(isComplete) : everywhere;
        const categoryOf = new Map(articles.map((one) => [one.article_id, one.category_id]));
        for (const [category, count] of ranking.categories)
          expect(count).toBe(counted.filter(({ id }) => categoryOf.get(id) === category).length);
      }),
      { numRuns: 500 },
    );
  });

  it('has the order of a plain scoring of all articles', () => {
    fc.assert(
      fc.property(
        corpus,
        query,
        choice,
        fc.constantFrom('relevance', 'date'),
        (articles, typed, some, sort) => {
          const index = fillIndex(articles);
          const { terms } = readQuery(index, names, typed);
          const chosen = { ...some, sort, limit: 1000 };
          const values = valueAll(articles, terms, chosen);
          const ranked = rankArticles(index, terms, chosen).articleIds.map((id) => values.get(id));
          expect(ranked).toHaveLength(values.size);
          for (const [at, next] of ranked.slice(1).entries()) {
            const before = ranked[at];
            if (!before || !next) throw new Error('An article that does not answer the query');
            const isInOrder =
              before.isComplete === next.isComplete
                ? before.value >= next.value * (1 - 1e-5)
                : before.isComplete;
            expect(isInOrder, `${JSON.stringify(before)} before ${JSON.stringify(next)}`).toBe(true);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('puts an article first that is better in every term', () => {
    fc.assert(
      fc.property(corpus, query, (articles, typed) => {
        const sameDay = articles.map((one) => ({ ...one, published_at: DAY }));
        const index = fillIndex(sameDay);
        const { terms } = readQuery(index, names, typed);
        const chosen = { statuses: null, limit: 1000 };
        const points = new Map(
          scoreAll(listShown(sameDay, chosen), terms).map((one) => [one.id, one.points]),
        );
        const ranked = rankArticles(index, terms, chosen).articleIds.map((id) => points.get(id) ?? []);
        for (const [at, worse] of ranked.entries())
          for (const better of ranked.slice(at + 1)) {
            const isBetter = better.every((score, term) => score > (worse[term] ?? 0) + 1e-5);
            expect(isBetter, `${better} after ${worse}`).toBe(false);
          }
      }),
      { numRuns: 300 },
    );
  });
});

const EMPTY = { category_id: null, title_words: '', tag_words: '', lead_words: '', body_words: '' };
const published = (article_id: string, over: Partial<IndexedArticle>): IndexedArticle => ({
  ...EMPTY,
  article_id,
  status: 'published',
  published_at: DAY,
  ...over,
});

function search(articles: readonly IndexedArticle[], typed: string, limit = 10): string[] {
  const index = fillIndex(articles);
  return rankArticles(index, readQuery(index, names, typed).terms, { statuses: ['published'], limit })
    .articleIds;
}

describe('the order of the results', () => {
  it('is title, tags, lead, text', () => {
    const articles = [
      published('text', { body_words: 'derbi' }),
      published('lead', { lead_words: 'derbi' }),
      published('tags', { tag_words: 'derbi' }),
      published('title', { title_words: 'derbi' }),
    ];
    for (const one of [articles, articles.toReversed()])
      expect(search(one, 'derbi')).toEqual(['title', 'tags', 'lead', 'text']);
  });

  it('has the specific words in a headline before generic words in a text', () => {
    const headline = published('headline', { title_words: 'Neftçi derbi', published_at: 2 * DAY });
    const texts = published('texts', { body_words: 'neftci derbi oyun' });
    const generic = published('generic', { title_words: 'oyun', tag_words: 'oyun', published_at: 3 * DAY });
    expect(search([texts, generic, headline], 'Neftçi derbi oyunu')).toEqual([
      'headline',
      'texts',
      'generic',
    ]);
    // Alone, generic words decide.
    expect(search([headline, generic], 'oyunu')).toEqual(['generic']);
  });

  it('has the specific word in a headline first, also when the generic word is rarer', () => {
    const headlines = [1, 2].map((day) =>
      published(`${day}`, { title_words: 'atlar', published_at: day * DAY }),
    );
    const text = published('text', { body_words: 'oyun', published_at: 3 * DAY });
    expect(search([...headlines, text], 'oyun atlar', 1)).toEqual(['2']);
  });

  it('is by publication for equal articles', () => {
    const articles = [3, 1, 2].map((day) => published(`${day}`, { title_words: 'derbi', published_at: day }));
    expect(search(articles, 'derbi')).toEqual(['3', '2', '1']);
    const atOnce = ['b', 'a', 'd', 'c'].map((id) => published(id, { title_words: 'derbi' }));
    for (const one of [atOnce, atOnce.toReversed()]) expect(search(one, 'derbi', 3)).toEqual(['a', 'b', 'c']);
    expect(search(articles, 'derbi', 1)).toEqual(['3']);
  });

  it.each([1, 20, 300])(
    'has an old article with all words before 1,000 new ones with some (limit %i)',
    (limit) => {
      const old = published('old', { title_words: 'qalib', body_words: 'derbi', published_at: DAY });
      const recent = Array.from({ length: 1000 }, (_, at) =>
        published(`new ${at}`, {
          title_words: at % 2 ? 'qalib' : 'derbi',
          tag_words: at % 2 ? 'qalib' : 'derbi',
          published_at: 3000 * DAY + at,
        }),
      );
      expect(search([old, ...recent], 'qalib derbi', limit)[0]).toBe('old');
      expect(search([old, ...recent], 'qalib derbi', limit)).toHaveLength(limit);
    },
  );

  it.each(['relevance', 'date'] as const)(
    'is the same for any limit among 3,000 articles (by %s)',
    (sort) => {
      const isComplete = (at: number) => at % 3 === 0;
      const articles = Array.from({ length: 3000 }, (_, at) =>
        published(`${at}`, {
          title_words: isComplete(at) ? 'qalib derbi' : 'derbi',
          published_at: at * HOUR,
        }),
      );
      const index = fillIndex(articles);
      const { terms } = readQuery(index, names, 'qalib derbi');
      const newestFirst = articles.map((_, at) => at).toReversed();
      const expected = [...newestFirst.filter(isComplete), ...newestFirst.filter((at) => !isComplete(at))];
      for (const limit of [1, 10, 90, 1000, 1200, 3000]) {
        const ranking = rankArticles(index, terms, { statuses: null, sort, limit });
        expect(ranking.articleIds).toEqual(expected.slice(0, limit).map(String));
        expect(ranking.complete).toBe(1000);
      }
    },
  );

  it('does not count old versions and drafts when it looks for further words', () => {
    const versions = Array.from({ length: 50 }, () => published('saved often', { title_words: 'qalib' }));
    const drafts = Array.from({ length: 50 }, (_, at) =>
      published(`draft ${at}`, { title_words: 'qalib', status: 'draft' }),
    );
    const others = Array.from({ length: 200 }, (_, at) => published(`${at}`, { title_words: 'derbi' }));
    expect(search([...versions, ...drafts, ...others], 'qalib derbi')).toHaveLength(10);
  });

  it('does not count older articles and those of other categories either', () => {
    const elsewhere = Array.from({ length: 50 }, (_, at) =>
      published(`elsewhere ${at}`, { title_words: 'qalib', category_id: 'futbol', published_at: 2 * DAY }),
    );
    const before = Array.from({ length: 50 }, (_, at) =>
      published(`before ${at}`, { title_words: 'qalib', category_id: 'şahmat', published_at: DAY }),
    );
    const wanted = Array.from({ length: 200 }, (_, at) =>
      published(`${at}`, { title_words: 'derbi', category_id: 'şahmat', published_at: 2 * DAY }),
    );
    const index = fillIndex([...elsewhere, ...before, ...wanted]);
    const { terms } = readQuery(index, names, 'qalib derbi');
    const choice = { statuses: null, categoryId: 'şahmat', since: 2 * DAY, limit: 10 };
    expect(rankArticles(index, terms, choice).articleIds).toHaveLength(10);
  });
});
