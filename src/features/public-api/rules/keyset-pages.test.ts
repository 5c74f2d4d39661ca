import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { findCategoryBySlug } from '#features/categories/rules/read-categories.ts';
import type { Fixture } from '#features/matches/rules/fixture.ts';
import type { FixtureStatus } from '#features/matches/tables.ts';
import { findTagBySlug } from '#features/tags/rules/read-tags.ts';
import type { Db } from '#platform/db/schema.ts';
import {
  formatPageCursor,
  type KeysetPage,
  momentValue,
  type PageCursor,
  parsePageCursor,
} from '#platform/http/page-cursor.ts';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { stateColumns, writeFixture, writeTeam } from '#tests/kit/content/matches.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import {
  type ArticleListChoice,
  type ArticleWindow,
  listArticlesAfter,
  listAuthorsAfter,
  listMatchesAfter,
  listTagsAfter,
  type MatchWindow,
} from './api-lists.ts';

/** Reads a list to its end. `between` runs between two pages. */
async function walk<Item, Value extends string | number>(
  readPage: (after: PageCursor<Value> | null) => Promise<KeysetPage<Item, Value>>,
  between: () => Promise<unknown> = async () => {},
): Promise<Item[]> {
  const items: Item[] = [];
  let after: PageCursor<Value> | null = null;
  do {
    const page: KeysetPage<Item, Value> = await readPage(after);
    items.push(...page.items);
    after = page.next;
    await between();
  } while (after);
  return items;
}

describeOnEachDatabase('keyset pages of articles', (open) => {
  const walkArticles = (db: Db, window: Omit<ArticleWindow, 'after'>, between?: () => Promise<unknown>) =>
    walk<ArticleSummary, number>((after) => listArticlesAfter(db, { ...window, after }), between);
  const titles = (articles: { title: string }[]) => articles.map(({ title }) => title);

  /** Nine football articles, some of the same moment, of two authors and with a tag; another category and a draft. */
  async function withArticles() {
    const { db } = await open();
    for (let at = 1; at <= 9; at++)
      await writeArticle(db, {
        title: `F${at}`,
        now: NOON + Math.floor(at / 3),
        tags: at % 2 ? ['Zirə'] : [],
        author: at % 2 ? 'Aysel Məmmədli' : 'Orxan Əliyev',
      });
    await writeArticle(db, { title: 'C', category: 'chess', now: NOON });
    await writeArticle(db, { title: 'Draft', status: 'draft', tags: ['Zirə'] });
    const category = await findCategoryBySlug(db, { slug: 'football' });
    const tag = await findTagBySlug(db, { slug: 'zire' });
    const lists: [ArticleListChoice, number][] = [
      [{ by: 'all' }, 10],
      [{ by: 'category', categoryId: category?.id ?? '' }, 9],
      [{ by: 'tag', tagId: tag?.id ?? '' }, 5],
      [{ by: 'author', authorSlug: 'orxan-eliyev' }, 4],
    ];
    return { db, lists };
  }

  it('have every article once in every list, newest first, while others are published', async () => {
    const { db, lists } = await withArticles();
    let published = 0;
    for (const [list, count] of lists)
      for (const limit of [1, 3]) {
        const before = titles(await walkArticles(db, { list, limit: 100 }));
        expect(before.length).toBeGreaterThanOrEqual(count);
        let pages = 0;
        const publish = async () => {
          // One is enough to move others, if it could.
          if (++pages !== 2) return;
          published += 1;
          await writeArticle(db, {
            title: `New ${published}`,
            now: NOON + 100 + published,
            tags: ['Zirə'],
            author: 'Orxan Əliyev',
          });
        };
        expect(titles(await walkArticles(db, { list, limit }, publish))).toEqual(before);
      }
    expect(published).toBe(2 * lists.length);
  });

  it('can begin and end at a moment', async () => {
    const { db, lists } = await withArticles();
    for (const [list] of lists)
      await fc.assert(
        fc.asyncProperty(
          fc.integer({ min: -1, max: 5 }),
          fc.integer({ min: -1, max: 5 }),
          async (from, to) => {
            const [since, until] = [NOON + from, NOON + to];
            const all = await walkArticles(db, { list, limit: 100 });
            const within = all.filter(({ publishedAt: at }) => at >= since && at < until);
            expect(await walkArticles(db, { list, limit: 2, since, until })).toEqual(within);
          },
        ),
        { numRuns: 8 },
      );
  });

  it('list the tags and authors of published articles, each once', async () => {
    const { db } = await withArticles();
    for (const name of ['Çempionlar Liqası', 'Cüdo', 'Əfv', 'Futbol'])
      await writeArticle(db, { tags: [name], author: `${name} müəllifi`, now: NOON });
    await writeArticle(db, { tags: ['Gizli'], author: 'Gizli', status: 'draft' });
    for (const limit of [1, 2, 50]) {
      const tags = await walk<{ name: string }, string>((after) => listTagsAfter(db, { after, limit }));
      expect(tags.map(({ name }) => name)).toEqual(['Cüdo', 'Çempionlar Liqası', 'Əfv', 'Futbol', 'Zirə']);
      const authors = await walk<{ slug: string; name: string }, string>((after) =>
        listAuthorsAfter(db, { after, limit }),
      );
      expect(authors.map(({ slug }) => slug)).toEqual(
        ['aysel-memmedli', 'cempionlar-liqasi-muellifi', 'cudo-muellifi', 'efv-muellifi'].concat([
          'futbol-muellifi',
          'orxan-eliyev',
        ]),
      );
      expect(authors[0]?.name).toBe('Aysel Məmmədli');
    }
  });
});

describeOnEachDatabase('keyset pages of matches', (open) => {
  it('have every match once, in both orders', async () => {
    const { db } = await open();
    const kinds = ['scheduled', 'finished', 'postponed'] as const;
    for (let at = 0; at < 9; at++)
      await writeFixture(db, {
        kick_off: NOON + Math.floor(at / 2),
        competition: at % 3 ? 'apl' : 'kubok',
        teams: at % 2 ? ['Qarabağ', 'Neftçi'] : ['Zirə', 'Qarabağ'],
        ...stateColumns[kinds[at % 3] ?? 'scheduled'],
      });
    const all = (window: Omit<MatchWindow, 'after'>) =>
      walk<Fixture, number>((after) => listMatchesAfter(db, { ...window, after }));
    const every = await all({ order: 'asc', limit: 100 });
    expect(every).toHaveLength(9);
    const status = (wanted: FixtureStatus) => every.filter((match) => match.status === wanted);
    const qarabag = await writeTeam(db, 'Qarabağ');
    const zire = await writeTeam(db, 'Zirə');
    const cases: [Partial<MatchWindow>, typeof every][] = [
      [{}, every],
      [{ teamId: qarabag }, every],
      [{ teamId: zire }, every.filter(({ home }) => home.name === 'Zirə')],
      [{ competition: 'kubok' }, every.filter(({ competition }) => competition.slug === 'kubok')],
      [{ status: 'finished' }, status('finished')],
      [{ status: 'postponed', teamId: zire }, status('postponed').filter(({ home }) => home.name === 'Zirə')],
      [{ day: { start: NOON + 1, end: NOON + 3 } }, every.slice(2, 6)],
    ];
    for (const [filter, expected] of cases)
      for (const limit of [1, 2, 4]) {
        const ids = async (order: 'asc' | 'desc') =>
          (await all({ ...filter, order, limit })).map(({ id }) => id);
        expect(await ids('asc')).toEqual(expected.map(({ id }) => id));
        expect(await ids('desc')).toEqual(expected.map(({ id }) => id).reverse());
      }
  });
});

it('cursors survive a URL, and no other text is a cursor', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.string(), fc.string(), (value, id, other) => {
      if (!id.includes('\u0000'))
        expect(parsePageCursor(formatPageCursor({ value, id }), momentValue)).toEqual({ value, id });
      expect(parsePageCursor(formatPageCursor({ value: 'text', id }), momentValue)).toBeNull();
      expect(parsePageCursor(`!${other}`, momentValue)).toBeNull();
    }),
  );
});
