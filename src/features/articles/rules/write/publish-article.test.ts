import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { deleteArticle } from '../deleted/delete-article.ts';
import { findArticleBySlug } from '../read/find-article-by-slug.ts';
import { archiveArticle, publishArticle } from './move-article.ts';

const LATER = NOON + MINUTE;

describeOnEachDatabase('publishArticle', (open) => {
  it('makes a draft visible to readers', async () => {
    const { db } = await open();
    const editor = await asEditor(db);
    const { id, slug } = await writeArticle(db, { status: 'draft' });
    expect(await findArticleBySlug(db, { slug })).toBeNull();
    await publishArticle(db, { id, now: LATER, ...editor });
    expect(await findArticleBySlug(db, { slug })).toMatchObject({ publishedAt: LATER, createdAt: NOON });
  });

  it('never changes the first publication', async () => {
    const { db } = await open();
    const editor = await asEditor(db);
    const { id, slug } = await writeArticle(db);
    await archiveArticle(db, { id, now: LATER, ...editor });
    expect(await findArticleBySlug(db, { slug })).toMatchObject({ status: 'archived', publishedAt: NOON });
    await publishArticle(db, { id, now: LATER, ...editor });
    expect(await findArticleBySlug(db, { slug })).toMatchObject({ status: 'published', publishedAt: NOON });
  });

  it('refuses invalid status changes', async () => {
    const { db } = await open();
    const editor = await asEditor(db);
    const published = await writeArticle(db);
    const draft = await writeArticle(db, { status: 'draft' });
    await expect(publishArticle(db, { id: published.id, now: LATER, ...editor })).rejects.toThrow(Conflict);
    await expect(archiveArticle(db, { id: draft.id, now: LATER, ...editor })).rejects.toThrow(Conflict);
    for (const work of [publishArticle, archiveArticle, deleteArticle]) {
      await expect(work(db, { id: 'nobody', now: LATER, ...editor })).rejects.toThrow(NotFound);
    }
  });
});

describeOnPostgres('publishArticle, two concurrent calls', (open) => {
  it('publishes once', async () => {
    const { db } = await open();
    const editor = await asEditor(db);
    const { id } = await writeArticle(db, { status: 'scheduled', scheduledAt: LATER });
    const results = await Promise.allSettled(
      [1, 2, 3].map(() => publishArticle(db, { id, now: LATER, ...editor })),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const row = await db.selectFrom('article').select('version').executeTakeFirst();
    expect(row?.version).toBe(2);
  });
});
