import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { InvalidInput } from '#platform/errors.ts';
import { articleInput, NOON, newId, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { asEditor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { deleteArticle } from '../deleted/delete-article.ts';
import { findArticleBySlug } from '../read/find-article-by-slug.ts';
import { createArticle } from './create-article.ts';

describeOnEachDatabase('createArticle', (open) => {
  it('trims, normalises characters and stores every field', async () => {
    const { db } = await open();
    const { slug } = await writeArticle(db, {
      title: '  Qəbələ –  Kəpəz 2:1 ',
      excerpt: ' Qǝbǝlǝ ',
      author: ' Rəşad  Quliyev ',
      featured: true,
      image: ' https://example.org/a.jpg ',
    });
    expect(slug).toBe('qebele-kepez-21');
    expect(await findArticleBySlug(db, { slug })).toMatchObject({
      title: 'Qəbələ – Kəpəz 2:1',
      excerpt: 'Qəbələ',
      author: 'Rəşad Quliyev',
      authorSlug: 'resad-quliyev',
      featured: true,
      picture: { url: 'https://example.org/a.jpg', width: null },
      publishedAt: NOON,
      createdAt: NOON,
      views: 0,
    });
  });

  it('reports every problem at once', async () => {
    const { db } = await open();
    const article = articleInput({
      title: ' ',
      excerpt: '',
      content: '<p>&nbsp;</p>',
      category: '',
      author: '\n',
      status: 'scheduled',
      scheduledAt: NOON,
    });
    const failure = await createArticle(db, { article, now: NOON, ...(await asEditor(db)) }).catch(
      (error) => error,
    );
    expect(failure).toBeInstanceOf(InvalidInput);
    expect(failure.problems.map((problem: { code: string }) => problem.code)).toEqual([
      'title.required',
      'excerpt.required',
      'content.required',
      'category.required',
      'author.required',
      'scheduledAt.past',
    ]);
  });

  it('accepts an excerpt of 500 characters, but not of 501', async () => {
    const { db } = await open();
    await writeArticle(db, { excerpt: `${'ə'.repeat(499)}⚽` });
    await expect(writeArticle(db, { excerpt: 'ə'.repeat(501) })).rejects.toThrow('excerpt.tooLong');
  });

  it('refuses a category that does not exist and leaves nothing behind', async () => {
    const { db } = await open();
    const article = articleInput({ category: 'nowhere', tags: ['Zirə'] });
    await expect(createArticle(db, { article, now: NOON, ...(await asEditor(db)) })).rejects.toThrow(
      'category.unknown',
    );
    expect(await db.selectFrom('tag').select('id').execute()).toEqual([]);
  });

  it('has no id of an article that was deleted', async () => {
    const { db } = await open();
    const { actor } = await asEditor(db);
    const { id, fields } = await writeOwnArticle(db, actor);
    await deleteArticle(db, { actor, id, now: NOON, newId });
    const article = { ...fields, status: 'draft' as const };
    const again = createArticle(db, { actor, id, article, now: NOON, newId });
    await expect(again).rejects.toMatchObject({ code: 'article.gone' });
  });

  it('records what was written', async () => {
    const { db } = await open();
    const { actor } = await asEditor(db);
    await writeCategory(db, 'football');
    const article = articleInput({ status: 'draft' });
    const { id } = await createArticle(db, { actor, article, now: NOON, newId });
    const line = await db.selectFrom('audit_log').selectAll().executeTakeFirstOrThrow();
    expect(line).toMatchObject({ action: 'article.create', subject_id: id, actor_id: actor.id });
    expect(JSON.parse(line.after ?? '')).toMatchObject({
      title: article.title,
      content: article.content.length,
      slug: 'turun-proqrami-aciqlandi',
      status: 'draft',
    });
  });

  it('tells the outside only of a published article', async () => {
    const { db } = await open();
    const { actor } = await asEditor(db);
    await writeCategory(db, 'football');
    const create = (status: 'draft' | 'pending' | 'scheduled' | 'published') => {
      const article = articleInput({ status, scheduledAt: NOON + MINUTE });
      return createArticle(db, { actor, article, now: NOON, newId });
    };
    for (const status of ['draft', 'pending', 'scheduled'] as const) await create(status);
    const { id } = await create('published');
    const events = await db.selectFrom('outbox_event').select(['type', 'subject_id']).execute();
    expect(events.filter(({ type }) => type.startsWith('article.'))).toEqual([
      { type: 'article.published', subject_id: id },
    ]);
  });

  it('is written again under its id only with the same time', async () => {
    const { db } = await open();
    const { actor } = await asEditor(db);
    await writeCategory(db, 'football');
    const id = newId();
    const create = (scheduledAt: number) => {
      const article = articleInput({ status: 'scheduled', scheduledAt });
      return createArticle(db, { actor, id, article, now: NOON, newId });
    };
    expect((await create(NOON + MINUTE)).isWritten).toBe(true);
    expect((await create(NOON + MINUTE)).isWritten).toBe(true);
    expect((await create(NOON + 2 * MINUTE)).isWritten).toBe(false);
  });

  it('sets the times that belong to the status', async () => {
    const { db } = await open();
    const later = NOON + MINUTE;
    for (const status of ['draft', 'pending', 'scheduled', 'published'] as const) {
      await writeArticle(db, { title: status, status, scheduledAt: later });
    }
    const rows = await db.selectFrom('article').select(['title', 'published_at', 'scheduled_at']).execute();
    expect(rows.sort((a, b) => a.title.localeCompare(b.title))).toEqual([
      { title: 'draft', published_at: null, scheduled_at: null },
      { title: 'pending', published_at: null, scheduled_at: null },
      { title: 'published', published_at: NOON, scheduled_at: null },
      { title: 'scheduled', published_at: null, scheduled_at: later },
    ]);
  });

  it('adds a number when the address is or was taken', async () => {
    const { db } = await open();
    const first = await writeArticle(db, { title: 'Xəbər' });
    await db
      .insertInto('article_redirect')
      .values({ slug: 'xeber-1', article_id: first.id, created_at: NOON })
      .execute();
    const slugs = [first.slug];
    for (let count = 0; count < 14; count++) slugs.push((await writeArticle(db, { title: 'XƏBƏR!' })).slug);
    expect(slugs.slice(0, 3)).toEqual(['xeber', 'xeber-2', 'xeber-3']);
    expect(slugs.at(-1)).toBe('xeber-15');
    expect((await writeArticle(db, { title: '⚽' })).slug).toBe('xeber-16');
  });

  it('gives a byline without letters an address that all such bylines have', async () => {
    const { db } = await open();
    const { slug } = await writeArticle(db, { author: '⚽' });
    expect(await findArticleBySlug(db, { slug })).toMatchObject({ author: '⚽', authorSlug: 'muellif' });
  });

  it('ignores empty tags and second spellings, and keeps the order', async () => {
    const { db } = await open();
    await writeArticle(db, { tags: ['Qarabağ'] });
    const { slug } = await writeArticle(db, {
      tags: ['  Zirə ', 'ZİRƏ', '', ' ', 'qarabag', '!', 'Araz  Naxçıvan'],
    });
    expect((await findArticleBySlug(db, { slug }))?.tags).toEqual([
      { slug: 'zire', name: 'Zirə' },
      { slug: 'qarabag', name: 'Qarabağ' },
      { slug: 'araz-naxcivan', name: 'Araz Naxçıvan' },
    ]);
  });
});

describeOnPostgres('createArticle, concurrently', (open) => {
  it('gives twenty articles with one title different addresses, and creates new tags once', async () => {
    const { db } = await open();
    await writeCategory(db, 'football');
    const written = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        writeArticle(db, { title: 'Qol!', tags: at % 2 === 0 ? ['Zirə', 'Sabah'] : ['Sabah', 'Zirə'] }),
      ),
    );
    const expected = Array.from({ length: 20 }, (_, at) => (at === 0 ? 'qol' : `qol-${at}`));
    expect(written.map((article) => article.slug).sort()).toEqual(expected.sort());
    const tags = await db.selectFrom('tag').select(['slug', 'article_count']).orderBy('slug').execute();
    expect(tags).toEqual([
      { slug: 'sabah', article_count: 20 },
      { slug: 'zire', article_count: 20 },
    ]);
  });
});
