import fc from 'fast-check';
import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId, writeCategory } from '#tests/kit/content/articles.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { emptyArticleFields } from '../article-fields.ts';
import { getArticleState } from '../article-state.ts';
import { insertArticles, type NewArticle } from './insert-articles.ts';

const MOMENTS = { createdAt: NOON, updatedAt: NOON, publishedAt: NOON, revisedAt: null };
const draft = fc.record({
  title: fc.constantFrom('Derbi', 'Derbi 1', 'Final', '…'),
  slug: fc.constantFrom('', 'derbi', 'derbi-1', 'kohne'),
  category: fc.constantFrom('', 'chess', 'football'),
  tags: fc.uniqueArray(fc.constantFrom('Zirə', 'zire', 'Sabah', 'Neftçi')),
});

/** The same database with a count of its statements. */
function countStatements(db: Db): { counted: Db; count: () => number } {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { counted: db.withPlugin(plugin), count: () => count };
}

describeOnEachDatabase('insertArticles', (open) => {
  const insertAll = (db: Db, articles: readonly NewArticle[]) =>
    inTransaction(db, (tx) => insertArticles(tx, { articles, by: null, now: NOON, newId }));
  const toArticle = (over: Partial<NewArticle['article']>): NewArticle => ({
    id: newId(),
    imported: MOMENTS,
    article: { ...emptyArticleFields, status: 'published', scheduledAt: null, ...over },
  });
  async function prepare() {
    const { db } = await open();
    await writeCategory(db, 'chess');
    await writeCategory(db, 'football');
    return db;
  }

  it('writes many at once as it writes one after another', async () => {
    const db = await prepare();
    await fc.assert(
      fc.asyncProperty(fc.array(draft, { minLength: 1, maxLength: 20 }), async (drafts) => {
        const read = async (results: Awaited<ReturnType<typeof insertArticles>>) => {
          const states = [];
          for (const result of results) {
            const state = await getArticleState(db, { id: result?.state.id ?? '' });
            expect(result?.state).toEqual(state);
            states.push({ ...state, id: '' });
          }
          await db.deleteFrom('article').execute();
          return states;
        };
        const together = await insertAll(db, drafts.map(toArticle));
        const written = await read(together);
        const single = [];
        for (const one of drafts) single.push(...(await insertAll(db, [toArticle(one)])));
        expect(written).toEqual(await read(single));
      }),
      { numRuns: 15 },
    );
  });

  it('needs as many statements for 50 articles as for 2, and leaves an article that exists', async () => {
    const db = await prepare();
    const insert = async (articles: readonly NewArticle[]) => {
      const { counted, count } = countStatements(db);
      const results = await insertAll(counted, articles);
      return { results, statements: count() };
    };
    const make = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        toArticle({ title: `Xəbər ${count} ${at}`, category: 'chess', tags: ['Zirə'] }),
      );
    await insert(make(1));
    const few = await insert(make(2));
    const many = await insert(make(50));
    expect(new Set(many.results.map((result) => result?.state.fields.category))).toEqual(new Set(['chess']));
    expect(many.statements).toBe(few.statements);
    const [existing] = many.results;
    const again = { ...toArticle({ title: 'Başqa', category: 'chess' }), id: existing?.state.id ?? '' };
    const mixed = await insert([again, ...make(1)]);
    expect(mixed.results).toEqual([null, expect.objectContaining({ revisionId: expect.any(String) })]);
    expect((await getArticleState(db, { id: again.id })).fields.title).toBe('Xəbər 50 0');
  });
});
