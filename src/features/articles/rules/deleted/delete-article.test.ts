import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { deleteCategory } from '#features/categories/rules/delete-category.ts';
import { findArticleIds } from '#features/search/rules/query/answer-query.ts';
import { deleteTag } from '#features/tags/rules/change-tag.ts';
import { NotFound } from '#platform/errors.ts';
import { NOON, newId, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { changed, writeActor, writeOwnArticle } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { listAdminArticles } from '../admin-list/list-admin-articles.ts';
import { getArticleState } from '../article-state.ts';
import { findArticleBySlug } from '../read/find-article-by-slug.ts';
import { findRedirectedSlug } from '../read/find-moved-slug.ts';
import { listRevisions } from '../revisions/revisions.ts';
import { createArticle } from '../write/create-article.ts';
import { saveArticle } from '../write/save-article.ts';
import { deleteArticle } from './delete-article.ts';
import { DELETED_RETENTION_MS, listDeletedArticles, purgeNewsroom } from './deleted-articles.ts';
import { restoreDeletedArticle } from './restore-deleted-article.ts';

const LATER = NOON + MINUTE;

describeOnEachDatabase('deleteArticle', (open) => {
  async function opened() {
    const { db } = await open();
    const actor = await writeActor(db, 'editor', 'Leyla');
    return { db, actor, at: { actor, now: LATER, newId } };
  }

  it('removes an article from every list, and restores it completely from the bin', async () => {
    const { db, actor, at } = await opened();
    const written = await writeOwnArticle(db, actor, { status: 'published', tags: ['Zirə', 'Sabah'] });
    const { id } = written;
    await saveArticle(db, { ...at, id, baseVersion: 1, fields: changed(written, { slug: 'yeni-unvan' }) });
    await db.insertInto('article_stats').values({ article_id: id, views: 9, readers: 4 }).execute();
    const hour = { article_id: id, hour: NOON, views: 9, readers: 4, excess_readers: 2 };
    await db.insertInto('article_hourly_stats').values(hour).execute();
    const before = await findArticleBySlug(db, { slug: 'yeni-unvan' });

    await deleteArticle(db, { ...at, id });
    expect(await findArticleBySlug(db, { slug: 'yeni-unvan' })).toBeNull();
    expect((await listAdminArticles(db)).articles).toEqual([]);
    expect(await db.selectFrom('tag').select('article_count').distinct().execute()).toEqual([
      { article_count: 0 },
    ]);
    expect(await listDeletedArticles(db, { actor })).toMatchObject({
      articles: [{ id, status: 'published', deletedAt: LATER, deletedByName: 'Leyla' }],
      next: null,
    });

    expect(await restoreDeletedArticle(db, { ...at, id })).toEqual({ slug: 'yeni-unvan', version: 3 });
    expect(await findArticleBySlug(db, { slug: 'yeni-unvan' })).toEqual(before);
    expect(await findRedirectedSlug(db, { slug: written.fields.slug })).toBe('yeni-unvan');
    expect(await db.selectFrom('article_hourly_stats').selectAll().execute()).toEqual([hour]);
    const ids = await findArticleIds(db, { query: 'turun', limit: 10 });
    expect((await listAdminArticles(db, { filter: { ids } })).articles).toMatchObject([{ id, views: 9 }]);
    const versions = (await listRevisions(db, { articleId: id })).map(
      ({ version, kind }) => `${version} ${kind}`,
    );
    expect(versions).toEqual(['3 undo', '2 save', '1 create']);
    await expect(restoreDeletedArticle(db, { ...at, id })).rejects.toThrow(NotFound);
  });

  it('restores what is still possible after other rows have changed', async () => {
    const { db, at } = await opened();
    const chess = await writeCategory(db, 'chess');
    const due = NOON + 5 * MINUTE;
    const { id } = await writeArticle(db, {
      title: 'Bir',
      category: 'chess',
      tags: ['Zirə', 'Sabah'],
      status: 'scheduled',
      scheduledAt: due,
    });
    await deleteArticle(db, { ...at, id });
    await writeArticle(db, { title: 'Bir' });
    await deleteCategory(db, { ...at, id: chess });
    const tag = await db.selectFrom('tag').select('id').where('slug', '=', 'zire').executeTakeFirstOrThrow();
    await deleteTag(db, { ...at, id: tag.id });
    await restoreDeletedArticle(db, { ...at, id, now: due });
    expect(await getArticleState(db, { id })).toMatchObject({
      status: 'draft',
      scheduledAt: null,
      fields: { slug: 'bir-1', category: '', tags: ['Sabah'] },
    });
    const line = db.selectFrom('audit_log').select('after').where('action', '=', 'article.undelete');
    const { after } = await line.executeTakeFirstOrThrow();
    expect(JSON.parse(after ?? '')).toMatchObject({ status: 'draft' });
  });

  it('refuses an article that has changed since the form was opened', async () => {
    const { db, at } = await opened();
    const { id } = await writeArticle(db);
    await db.updateTable('article').set({ version: 2 }).execute();
    await expect(deleteArticle(db, { ...at, id, baseVersion: 1 })).rejects.toMatchObject({
      code: 'version.conflict',
    });
    await expect(deleteArticle(db, { ...at, id: 'nobody' })).rejects.toThrow(NotFound);
  });

  it('does not let a late form create the article again', async () => {
    const { db, actor, at } = await opened();
    const state = await writeOwnArticle(db, actor);
    await deleteArticle(db, { ...at, id: state.id });
    const article = { ...state.fields, slug: '', status: 'draft' as const };
    await expect(createArticle(db, { ...at, id: state.id, article })).rejects.toMatchObject({
      code: 'article.gone',
    });
    const save = saveArticle(db, { ...at, id: state.id, baseVersion: 1, fields: state.fields });
    await expect(save).rejects.toThrow(NotFound);
  });

  it('lists the bin page by page, for authors only what they deleted', async () => {
    const { db, actor, at } = await opened();
    const author = await writeActor(db, 'author');
    const mine = await writeOwnArticle(db, author, { title: 'Mənim' });
    await deleteArticle(db, { ...at, actor: author, id: mine.id });
    const titles = ['Bir', 'İki', 'Üç'];
    for (const title of titles)
      await deleteArticle(db, { ...at, id: (await writeOwnArticle(db, actor, { title })).id });
    const all = await listDeletedArticles(db, { actor, limit: 9 });
    expect(all.articles.map(({ title }) => title).sort()).toEqual(['Bir', 'Mənim', 'Üç', 'İki']);
    const first = await listDeletedArticles(db, { actor, limit: 3 });
    expect(first.articles).toEqual(all.articles.slice(0, 3));
    expect(await listDeletedArticles(db, { actor, limit: 3, after: first.next })).toEqual({
      articles: all.articles.slice(3),
      next: null,
    });
    expect(await listDeletedArticles(db, { actor: author })).toMatchObject({ articles: [{ id: mine.id }] });
  });

  it('deletes permanently after thirty days', async () => {
    const { db, actor, at } = await opened();
    const state = await writeOwnArticle(db, actor);
    await deleteArticle(db, { ...at, id: state.id });
    expect(await purgeNewsroom(db, { now: LATER + DELETED_RETENTION_MS })).toBe(0);
    expect(await purgeNewsroom(db, { now: LATER + DELETED_RETENTION_MS + 1 })).toBe(1);
    expect(await listDeletedArticles(db, { actor })).toEqual({ articles: [], next: null });
    expect(await listRevisions(db, { articleId: state.id })).toEqual([]);
  });
});

describeOnEachDatabase('createArticle with an id', (open) => {
  it('writes an article once when the form is sent twice', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'author');
    const { fields } = await writeOwnArticle(db, actor, { title: 'Əvvəl' });
    const article = { ...fields, title: 'İki dəfə', slug: '', status: 'pending' as const };
    const send = { actor, id: newId(), article, now: NOON, newId };
    const [one, two] = [await createArticle(db, send), await createArticle(db, send)];
    expect(one).toEqual({ id: send.id, slug: 'iki-defe', isWritten: true });
    expect(two).toEqual(one);
    for (const over of [{ title: 'Üç dəfə' }, { tags: ['Yeni'] }, { status: 'draft' as const }]) {
      const other = await createArticle(db, { ...send, article: { ...article, ...over } });
      expect(other).toEqual({ ...one, isWritten: false });
    }
    const stranger = await writeActor(db, 'author');
    await expect(createArticle(db, { ...send, actor: stranger })).rejects.toThrow('somebody else');
    await expect(createArticle(db, { ...send, id: 'short' })).rejects.toThrow('form.invalid');
    expect(await db.selectFrom('article').select('id').execute()).toHaveLength(2);
  });
});

describeOnPostgres('createArticle with an id, concurrently', (open) => {
  it('writes an article once when the form is sent five times at the same moment', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'author');
    const { fields } = await writeOwnArticle(db, actor, { title: 'Əvvəl' });
    const article = { ...fields, title: 'Beş dəfə', slug: '', tags: ['Yeni'], status: 'draft' as const };
    const send = { actor, id: newId(), article, now: NOON, newId };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => createArticle(db, send)));
    expect(new Set(answers.map((answer) => answer.slug))).toEqual(new Set(['bes-defe']));
    expect(await listRevisions(db, { articleId: send.id })).toHaveLength(1);
  });
});
