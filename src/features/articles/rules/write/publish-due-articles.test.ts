import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { moveInForm, writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase, describeOnPostgres } from '#tests/kit/databases/databases.ts';
import { getArticleState } from '../article-state.ts';
import { listRevisions } from '../revisions/revisions.ts';
import { publishDueArticles } from './publish-due-articles.ts';

const DUE = NOON + 10 * MINUTE;

describeOnEachDatabase('publishDueArticles', (open) => {
  it('publishes at the minute, not before, and once', async () => {
    const site = await open();
    const { db } = site;
    const { id, slug } = await writeArticle(db, { status: 'scheduled', scheduledAt: DUE, tags: ['Zirə'] });
    await writeArticle(db, { status: 'scheduled', scheduledAt: DUE + MINUTE });
    await writeArticle(db, { status: 'draft' });
    expect(await publishDueArticles(db, { now: DUE - 1, newId })).toEqual([]);
    const revision = await site.currentRevision();
    const now = DUE + 3000;
    expect(await publishDueArticles(db, { now, newId })).toMatchObject([{ id, slug }]);
    expect(await site.currentRevision()).toBeGreaterThan(revision);
    expect(await publishDueArticles(db, { now, newId })).toEqual([]);
    expect(await getArticleState(db, { id })).toMatchObject({
      status: 'published',
      publishedAt: now,
      scheduledAt: null,
      version: 2,
    });
    const [line] = await listRevisions(db, { articleId: id });
    expect(line).toEqual({ version: 2, kind: 'publish', staffName: null, at: now });
    const journal = await db.selectFrom('audit_log').select(['action', 'actor_id']).execute();
    expect(journal).toEqual([{ action: 'article.publish', actor_id: null }]);
  });

  it('publishes overdue articles after downtime, and never changes the first publication', async () => {
    const { db } = await open();
    const actor = await writeActor(db, 'editor');
    const written = [];
    for (let n = 104; n >= 0; n--)
      written.unshift(await writeArticle(db, { status: 'scheduled', scheduledAt: DUE + n * MINUTE }));
    const now = DUE + 1000 * MINUTE;
    const first = await publishDueArticles(db, { now, newId });
    const second = await publishDueArticles(db, { now, newId });
    // The one that has waited longest comes first.
    expect([...first, ...second].map(({ id }) => id)).toEqual(written.map(({ id }) => id));
    expect([first.length, second.length]).toEqual([100, 5]);
    const id = written[0]?.id ?? '';
    await moveInForm(db, { actor, id, move: 'archive', now: now + 1, newId });
    await moveInForm(db, { actor, id, move: 'publish', now: now + 2, newId });
    expect(await getArticleState(db, { id })).toMatchObject({ publishedAt: now, updatedAt: now + 2 });
  });
});

describeOnEachDatabase('an article that cannot be published', (open) => {
  it('is reported, and keeps no other from being published', async () => {
    const { db } = await open();
    const first = await writeArticle(db, { status: 'scheduled', scheduledAt: DUE });
    const second = await writeArticle(db, { status: 'scheduled', scheduledAt: DUE + MINUTE });
    const now = DUE + 2 * MINUTE;
    const failure = new Error('no id');
    let isFirst = true;
    const failOnce = () => {
      if (!isFirst) return newId();
      isFirst = false;
      throw failure;
    };
    const failed: unknown[] = [];
    const onFailure = (id: string, error: unknown) => failed.push([id, error]);
    const published = await publishDueArticles(db, { now, newId: failOnce, onFailure });
    expect(published.map(({ id }) => id)).toEqual([second.id]);
    expect(failed).toEqual([[first.id, failure]]);
    isFirst = true;
    await expect(publishDueArticles(db, { now, newId: failOnce })).rejects.toBe(failure);
    expect(await getArticleState(db, { id: first.id })).toMatchObject({ status: 'scheduled' });
  });
});

describeOnPostgres('publishDueArticles by three processes', (open) => {
  it('publishes each article exactly once, also while an editor takes one back', async () => {
    const { db, target } = await open();
    const actor = await writeActor(db, 'editor');
    const written = [];
    for (let n = 0; n < 20; n++)
      written.push(
        await writeArticle(db, { status: 'scheduled', scheduledAt: DUE, tags: ['Zirə', `T${n % 3}`] }),
      );
    const instances = await Promise.all([1, 2, 3].map(() => openDatabase(target)));
    const taken = written[7]?.id ?? '';
    const [undone, ...rounds] = await Promise.all([
      moveInForm(db, { actor, id: taken, move: 'unschedule', now: DUE, newId }).catch(() => null),
      ...instances.map((instance) => publishDueArticles(instance.db, { now: DUE, newId })),
    ]);
    await Promise.all(instances.map((instance) => instance.close()));
    const ids = rounds.flat().map((article) => article.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(undone ? 19 : 20);
    const published = await db
      .selectFrom('article_revision')
      .select('article_id')
      .where('kind', '=', 'publish')
      .execute();
    expect(published.map((row) => row.article_id).sort()).toEqual([...ids].sort());
    const tag = await db
      .selectFrom('tag')
      .select('article_count')
      .where('slug', '=', 'zire')
      .executeTakeFirst();
    expect(tag?.article_count).toBe(ids.length);
  });
});
