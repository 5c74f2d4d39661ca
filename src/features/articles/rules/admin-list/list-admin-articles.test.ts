import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { findArticleIds } from '#features/search/rules/query/answer-query.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { asEditor, changed, moveInForm, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { saveArticle } from '../write/save-article.ts';
import { type ArticleFilter, countAdminArticles } from './article-filter.ts';
import { type AdminArticleRow, listAdminArticles, parseArticleCursor } from './list-admin-articles.ts';

const titles = (lines: { title: string }[]) => lines.map((line) => line.title).join(' ');

/** Twelve articles of every kind. */
async function fill(db: Db): Promise<void> {
  const statuses = ['draft', 'pending', 'scheduled', 'published', 'archived'] as const;
  for (let n = 0; n < 12; n++) {
    const { id } = await writeArticle(db, {
      title: `${'ŞABÇDƏGĞHİIJ'.charAt(n)}${n}`,
      author: n % 3 === 0 ? 'Rəşad Quliyev' : 'Aysel Məmmədli',
      category: n % 2 === 0 ? 'football' : 'chess',
      status: statuses[n % 5],
      scheduledAt: NOON + 100 * MINUTE,
      featured: n % 4 === 0,
      image: n % 3 === 0 ? '/media/a.jpg' : null,
      now: NOON + (n % 5) * MINUTE,
    });
    if (n % 2 === 0)
      await db
        .insertInto('article_stats')
        .values({ article_id: id, views: n % 3, readers: 0 })
        .execute();
  }
}

async function found(db: Db, query: string): Promise<ArticleFilter> {
  return { ids: await findArticleIds(db, { query, limit: 100 }) };
}

describeOnEachDatabase('listAdminArticles', (open) => {
  /** By title. Every other order has the same articles. */
  async function list(db: Db, filter: ArticleFilter) {
    const { articles, next } = await listAdminArticles(db, { filter, sort: 'title' });
    expect(next).toBeNull();
    for (const sort of ['updated', 'published', 'views', undefined] as const) {
      const other = await listAdminArticles(db, { filter, sort });
      const ids = other.articles.map(({ id }) => id).sort();
      expect(ids, `${sort} ${JSON.stringify(filter)}`).toEqual(articles.map(({ id }) => id).sort());
    }
    return titles(articles);
  }

  it('applies every filter', async () => {
    const { db } = await open();
    await fill(db);
    expect(await list(db, {})).toBe('A1 B2 Ç3 D4 Ə5 G6 Ğ7 H8 I10 İ9 J11 Ş0');
    expect(await list(db, { status: 'draft' })).toBe('Ə5 I10 Ş0');
    expect(await list(db, { category: 'chess', status: 'pending' })).toBe('A1 J11');
    expect(await list(db, { category: '' })).toBe('');
    expect(await list(db, { category: 'nowhere' })).toBe('');
    expect(await list(db, { author: 'resad-quliyev' })).toBe('Ç3 G6 İ9 Ş0');
    expect(await list(db, { author: 'quli' })).toBe('Ç3 G6 İ9 Ş0');
    expect(await list(db, { author: 'uliyev' })).toBe('');
    expect(await list(db, { author: '' })).toBe('');
    expect(await list(db, { featured: true })).toBe('D4 H8 Ş0');
    expect(await list(db, { noImage: true, featured: true })).toBe('D4 H8');
    expect(await list(db, { from: NOON + 3 * MINUTE, before: NOON + 4 * MINUTE })).toBe('Ç3 H8');
  });

  it('finds the articles of one account, those without a category, and unpublished ones by their change', async () => {
    const { db } = await open();
    const author = await writeActor(db, 'author');
    const own = await writeOwnArticle(db, author, { title: 'Öz' });
    await writeArticle(db, { title: 'Başqa', status: 'draft', image: '/media/a.jpg', now: NOON + MINUTE });
    const bare = await writeArticle(db, { title: 'Köçürülmüş', image: '/media/a.jpg', now: NOON + MINUTE });
    await db.updateTable('article').set({ category_id: null }).where('id', '=', bare.id).execute();
    await db.updateTable('article').set({ updated_at: 0 }).where('id', '=', bare.id).execute();
    expect(await list(db, { createdBy: author.id })).toBe('Öz');
    expect(await list(db, { category: '' })).toBe('Köçürülmüş');
    expect(await list(db, { from: NOON + MINUTE })).toBe('Başqa Köçürülmüş');
    expect(await list(db, { before: NOON + MINUTE })).toBe('Öz');
    expect(await list(db, { noImage: true })).toBe('Öz');
    expect(await list(db, { noImage: false, featured: false })).toBe('Başqa Köçürülmüş Öz');
    expect(await countAdminArticles(db, { filter: { createdBy: author.id } })).toMatchObject({
      all: 1,
      draft: 1,
      published: 0,
    });
    expect(await countAdminArticles(db, { filter: { category: '' } })).toMatchObject({
      all: 1,
      published: 1,
    });
    expect(own.createdBy).toBe(author.id);
  });

  it('shows everything about an article in its row', async () => {
    const { db } = await open();
    const author = await writeActor(db, 'author');
    const state = await writeOwnArticle(db, author, { featured: true, image: 'https://a.example/a.jpg' });
    await db.insertInto('article_stats').values({ article_id: state.id, views: 3, readers: 2 }).execute();
    const category = await db.selectFrom('category').select(['name', 'color']).executeTakeFirstOrThrow();
    const { title, slug, author: byline, category: categorySlug, image } = state.fields;
    expect((await listAdminArticles(db)).articles).toEqual([
      {
        id: state.id,
        title,
        slug,
        author: byline,
        image,
        featured: true,
        views: 3,
        version: 1,
        status: 'draft',
        category: { slug: categorySlug, ...category },
        categoryId: state.categoryId,
        createdBy: author.id,
        createdAt: NOON,
        updatedAt: NOON,
        publishedAt: null,
        scheduledAt: null,
        returnedReason: null,
      },
    ]);
    await db.updateTable('article').set({ category_id: null }).execute();
    expect((await listAdminArticles(db)).articles).toMatchObject([{ category: null, categoryId: null }]);
  });

  it('has fifty articles on a page', async () => {
    const { db } = await open();
    for (let n = 0; n < 51; n++) await writeArticle(db, { title: `Xəbər ${n}`, now: NOON + n });
    const first = await listAdminArticles(db, {});
    expect(first.articles).toHaveLength(50);
    expect((await listAdminArticles(db, { after: first.next })).articles).toHaveLength(1);
  });

  it('lists what a search finds: by headline and byline, in any spelling, with any ending', async () => {
    const { db } = await open();
    await fill(db);
    for (const query of ['RESAD s0', 'Рәшад s0', 'Rəşadın s0', 'quliyevin s0', 'Quliyeb s0'])
      expect(await list(db, await found(db, query)), query).toBe('Ş0');
    expect(await list(db, await found(db, 'rəşa'))).toBe('Ç3 G6 İ9 Ş0');
    for (const query of ['%', "'\u0000", 'yoxdur']) expect(await list(db, await found(db, query))).toBe('');
    expect(await list(db, { ...(await found(db, 'rəşad')), status: 'draft', featured: true })).toBe('Ş0');
    expect(await list(db, { ids: [] })).toBe('');
  });

  it('lists the best of the found articles first when no sort is chosen', async () => {
    const { db } = await open();
    await writeArticle(db, { title: 'Mətndə', content: '<p>Zirə</p>', now: NOON + 2 * MINUTE });
    await writeArticle(db, { title: 'Zirə', now: NOON });
    await writeArticle(db, { title: 'Girişdə', excerpt: 'Zirə', now: NOON + MINUTE });
    const filter = await found(db, 'zirə');
    const pages: string[] = [];
    for (let after: string | null = null, at = 0; at < 3; at++) {
      const page = await listAdminArticles(db, { filter, after, limit: 1 });
      pages.push(titles(page.articles));
      after = page.next;
    }
    expect(pages).toEqual(['Zirə', 'Girişdə', 'Mətndə']);
    expect(titles((await listAdminArticles(db, { filter, sort: 'updated' })).articles)).toBe(
      'Mətndə Girişdə Zirə',
    );
  });

  it('counts each status within the other filters', async () => {
    const { db } = await open();
    await fill(db);
    expect(await countAdminArticles(db)).toEqual({
      all: 12,
      draft: 3,
      pending: 3,
      scheduled: 2,
      published: 2,
      archived: 2,
      capped: [],
    });
    expect(
      await countAdminArticles(db, { filter: { ...(await found(db, 'resad')), status: 'draft' } }),
    ).toEqual({ all: 4, draft: 1, pending: 1, scheduled: 0, published: 1, archived: 1, capped: [] });
  });

  it('counts the same with a stored number of published articles as without', async () => {
    const { db } = await open();
    await fill(db);
    const { id } = await writeArticle(db, { title: 'Silinən', author: 'Aysel Məmmədli', category: 'chess' });
    await moveInForm(db, { ...(await asEditor(db)), id, move: 'archive', now: NOON });
    const filters: ArticleFilter[] = [
      {},
      { category: 'chess' },
      { author: 'aysel' },
      { author: 'nobody' },
      { category: 'nowhere' },
    ];
    // A moment that every article is after: its number is not stored.
    for (const filter of filters)
      expect(await countAdminArticles(db, { filter })).toEqual(
        await countAdminArticles(db, { filter: { ...filter, from: 0 } }),
      );
  });

  it('stops counting at a maximum and says so', async () => {
    const { db } = await open();
    await fill(db);
    expect(await countAdminArticles(db, { filter: { from: 0 }, max: 2 })).toEqual({
      all: 10,
      draft: 2,
      pending: 2,
      scheduled: 2,
      published: 2,
      archived: 2,
      capped: ['draft', 'pending', 'all'],
    });
    // The number of published articles is stored, so it is not counted.
    expect(await countAdminArticles(db, { max: 1 })).toMatchObject({
      published: 2,
      capped: ['draft', 'pending', 'scheduled', 'archived', 'all'],
    });
  });

  it('returns every article once and in order, for every sort and page size', async () => {
    const { db } = await open();
    await fill(db);
    const value = (line: AdminArticleRow, sort: string) =>
      sort === 'updated' ? line.updatedAt : sort === 'published' ? (line.publishedAt ?? 0) : line.views;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('updated', 'published', 'title', 'views', undefined),
        fc.constantFrom('asc', 'desc'),
        fc.integer({ min: 1, max: 13 }),
        fc.constantFrom<ArticleFilter>({}, { category: 'football' }, await found(db, 'aysel')),
        async (sort, order, limit, filter) => {
          const seen: AdminArticleRow[] = [];
          let after: string | null = null;
          do {
            const page = await listAdminArticles(db, { filter, sort, order, after, limit });
            seen.push(...page.articles);
            after = page.next;
          } while (after);
          const { all } = await countAdminArticles(db, { filter });
          expect(new Set(seen.map((line) => line.id)).size).toBe(all);
          expect(seen).toHaveLength(all);
          if (sort === 'title' || sort === undefined) return;
          const values = seen.map((line) => value(line, sort));
          const sorted = [...values].sort((a, b) => (order === 'asc' ? a - b : b - a));
          expect(values).toEqual(sorted);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('lists by views also what nobody has opened, in pages of any size', async () => {
    const { db } = await open();
    await fill(db);
    const listAll = async (order: 'asc' | 'desc', limit: number) => {
      const views: number[] = [];
      let after: string | null = null;
      do {
        const page = await listAdminArticles(db, { sort: 'views', order, after, limit });
        expect(page.articles.length).toBeGreaterThan(0);
        views.push(...page.articles.map((line) => line.views));
        after = page.next;
      } while (after);
      return views;
    };
    for (const opened of [
      [2, 2, 1, 1, 0, 0],
      [3, 3, 2, 2, 1, 1],
    ]) {
      const views = [...opened, ...Array.from({ length: 6 }, () => 0)];
      for (let limit = 1; limit <= 13; limit++) {
        expect(await listAll('desc', limit), `${limit} on a page`).toEqual(views);
        expect(await listAll('asc', limit), `${limit} on a page`).toEqual(views.toReversed());
      }
      await db.updateTable('article_stats').set({ views: sql`views + 1` }).execute();
    }
  });

  it('shows the changes of an article', async () => {
    const { db } = await open();
    const { actor } = await asEditor(db);
    const author = await writeActor(db, 'author');
    const state = await writeOwnArticle(db, author, { title: 'Köhnə ad' });
    expect(await list(db, { createdBy: author.id })).toBe('Köhnə ad');
    await saveArticle(db, {
      actor,
      id: state.id,
      baseVersion: 1,
      now: NOON + MINUTE,
      newId,
      fields: changed(state, { title: 'Təzə ad', author: 'Elvin' }),
    });
    expect(await list(db, await found(db, 'kohne'))).toBe('');
    expect(await list(db, { ...(await found(db, 'teze elvin')), status: 'draft' })).toBe('Təzə ad');
    await moveInForm(db, { actor, id: state.id, move: 'publish', now: NOON + 2 * MINUTE, newId });
    const { articles } = await listAdminArticles(db, { filter: { status: 'published' } });
    expect(articles).toMatchObject([
      { title: 'Təzə ad', version: 3, publishedAt: NOON + 2 * MINUTE, views: 0 },
    ]);
  });

  it('returns the first page for an invalid cursor', async () => {
    const { db } = await open();
    await fill(db);
    const first = await listAdminArticles(db, { limit: 3 });
    for (const after of ['', 'x', first.next?.slice(3) ?? ''])
      expect(await listAdminArticles(db, { limit: 3, after })).toEqual(first);
    fc.assert(fc.property(fc.string(), (text) => parseArticleCursor('title', text) === null));
  });
});
