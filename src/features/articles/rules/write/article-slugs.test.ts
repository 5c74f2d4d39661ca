import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { InvalidInput } from '#platform/errors.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { changed, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { getArticleState } from '../article-state.ts';
import { findArticleBySlug } from '../read/find-article-by-slug.ts';
import { findRedirectedSlug } from '../read/find-moved-slug.ts';
import { saveArticle } from './save-article.ts';

describeOnEachDatabase('the address of an article', (open) => {
  async function opened() {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const readdress = async (id: string, slug: string) => {
      const state = await getArticleState(db, { id });
      const fields = changed(state, { slug });
      return saveArticle(db, { actor, id, baseVersion: state.version, fields, now: NOON + MINUTE, newId });
    };
    return { db, actor, readdress };
  }

  it('redirects every old address directly to the newest', async () => {
    const { db, readdress } = await opened();
    const { id } = await writeArticle(db, { title: 'Bir' });
    for (const slug of ['iki', 'uc', 'dord']) await readdress(id, slug);
    for (const slug of ['bir', 'iki', 'uc']) expect(await findRedirectedSlug(db, { slug })).toBe('dord');
    await readdress(id, 'bir');
    expect(await findArticleBySlug(db, { slug: 'bir' })).not.toBeNull();
    expect(await findRedirectedSlug(db, { slug: 'bir' })).toBeNull();
    expect(await findRedirectedSlug(db, { slug: 'dord' })).toBe('bir');
  });

  it('leaves no redirect before the first publication', async () => {
    const { db, actor, readdress } = await opened();
    const { id } = await writeOwnArticle(db, actor, { title: 'Bir' });
    await readdress(id, 'iki');
    expect(await db.selectFrom('article_redirect').selectAll().execute()).toEqual([]);
    expect((await writeArticle(db, { title: 'Bir' })).slug).toBe('bir');
  });

  it('is never one that another article has or had', async () => {
    const { db, readdress } = await opened();
    const one = await writeArticle(db, { title: 'Bir' });
    const two = await writeArticle(db, { title: 'İki' });
    await readdress(one.id, 'yeni');
    await expect(readdress(two.id, 'yeni')).rejects.toMatchObject({
      problems: [{ field: 'slug', code: 'slug.taken' }],
    });
    await expect(readdress(two.id, '⚽')).rejects.toMatchObject({
      problems: [{ field: 'slug', code: 'slug.invalid' }],
    });
    await expect(readdress(two.id, 'bir')).rejects.toThrow('slug.taken');
    expect((await writeArticle(db, { title: 'Bir' })).slug).toBe('bir-1');
    await expect(writeArticle(db, { title: 'Üç', slug: 'bir' })).rejects.toThrow('slug.taken');
    await expect(writeArticle(db, { title: 'Üç', slug: '⚽' })).rejects.toMatchObject({
      problems: [{ field: 'slug', code: 'slug.invalid' }],
    });
    expect((await writeArticle(db, { title: 'Üç', slug: 'Seçilmiş ünvan' })).slug).toBe('secilmis-unvan');
  });

  it('never redirects in a circle', async () => {
    const { db, readdress } = await opened();
    const step = fc.tuple(fc.nat(2), fc.constantFrom('a', 'b', 'c', 'd'));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        await db.deleteFrom('article').execute();
        const articles = [];
        for (const n of [0, 1, 2]) articles.push(await writeArticle(db, { title: `Xəbər ${n}` }));
        const owners = new Map(articles.map(({ id, slug }) => [slug, id]));
        for (const [at, slug] of steps) {
          const id = articles[at]?.id ?? '';
          const owner = owners.get(slug);
          const isFree = owner === undefined || owner === id;
          const tried = await readdress(id, slug).catch((error) => error);
          expect(tried instanceof InvalidInput).toBe(!isFree);
          if (isFree) owners.set(slug, id);
        }
        await expectOwners(db, owners);
      }),
      { numRuns: 15 },
    );
  });
});

/** Every current and old address leads to its article with at most one redirect. */
async function expectOwners(db: Db, owners: Map<string, string>): Promise<void> {
  for (const [slug, id] of owners) {
    const direct = await findArticleBySlug(db, { slug });
    const moved = direct ? slug : await findRedirectedSlug(db, { slug });
    const article = await findArticleBySlug(db, { slug: moved ?? '' });
    expect([slug, article?.id]).toEqual([slug, id]);
    expect(direct === null).toBe(moved !== slug);
  }
}

describeOnPostgres('the address of an article, concurrent changes', (open) => {
  it('is given to only one article', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const states = [];
    for (const n of [1, 2, 3, 4])
      states.push(await writeOwnArticle(db, actor, { title: `X ${n}`, status: 'published' }));
    const results = await Promise.allSettled(
      states.map((state) =>
        saveArticle(db, {
          actor,
          id: state.id,
          baseVersion: 1,
          now: NOON,
          newId,
          fields: changed(state, { slug: 'eyni' }),
        }),
      ),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(3);
    for (const { reason } of refused) expect(reason).toMatchObject({ problems: [{ code: 'slug.taken' }] });
  });
});
