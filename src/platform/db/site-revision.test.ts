import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { archiveArticle, publishArticle } from '#features/articles/rules/write/move-article.ts';
import { NOON, newId, writeArticle, writeCategory } from '#tests/kit/content/articles.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import {
  describeOnEachDatabase,
  describeOnPostgres,
  type TestDatabase,
} from '#tests/kit/databases/databases.ts';
import { openDatabase } from './open-database.ts';

/** Whether `work` increases the site revision. */
async function changesDuring(
  { currentRevision }: TestDatabase,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const before = await currentRevision();
  await work();
  return (await currentRevision()) > before;
}

describeOnEachDatabase('the site revision', (open) => {
  it('does not change while drafts are written and changed', async () => {
    const site = await open();
    await writeCategory(site.db, 'football');
    const hasChanged = await changesDuring(site, async () => {
      const { id } = await writeArticle(site.db, { status: 'draft', tags: ['Zirə'] });
      await writeArticle(site.db, { status: 'scheduled', scheduledAt: NOON + MINUTE });
      await site.db.updateTable('article').set({ title: 'Başqa' }).where('id', '=', id).execute();
      await deleteArticle(site.db, { id, now: NOON, ...(await asEditor(site.db)) });
    });
    expect(hasChanged).toBe(false);
  });

  it('increases with every change that readers see', async () => {
    const site = await open();
    const { db } = site;
    const editor = await asEditor(db);
    await writeCategory(db, 'football');
    const { id } = await writeArticle(db, { status: 'draft', tags: ['Zirə'], image: '/media/a.jpg' });
    const picture = {
      id: newId(),
      url: '/media/a.jpg',
      path: 'a.jpg',
      name: 'a.jpg',
      content_type: 'image/jpeg',
      size: 1,
      width: 1,
      height: 1,
      md5_hash: '',
      focal_x: 0.5,
      focal_y: 0.5,
      alt: '',
      decorative: 0 as const,
      created_at: NOON,
      updated_at: NOON,
    };
    const steps: Record<string, () => Promise<unknown>> = {
      publish: () => publishArticle(db, { id, now: NOON, ...editor }),
      edit: () => db.updateTable('article').set({ title: 'Yeni' }).where('id', '=', id).execute(),
      'add its picture': () => db.insertInto('media').values(picture).execute(),
      'describe its picture': () => db.updateTable('media').set({ alt: 'Top' }).execute(),
      'rename its tag': () => db.updateTable('tag').set({ name: 'Zirə FK' }).execute(),
      'take its tag': () => db.deleteFrom('article_tag').execute(),
      'rename its category': () => db.updateTable('category').set({ name: 'Top' }).execute(),
      archive: () => archiveArticle(db, { id, now: NOON, ...editor }),
      delete: () => deleteArticle(db, { id, now: NOON, ...editor }),
      'add a category': () => writeCategory(db, 'chess'),
    };
    for (const [name, step] of Object.entries(steps)) {
      expect([name, await changesDuring(site, step)]).toEqual([name, true]);
    }
  });

  it('does not change with page views', async () => {
    const site = await open();
    const { id } = await writeArticle(site.db);
    const hasChanged = await changesDuring(site, () =>
      site.db.insertInto('article_stats').values({ article_id: id, views: 1, readers: 1 }).execute(),
    );
    expect(hasChanged).toBe(false);
  });

  it('is rolled back with its transaction, and reported only after a commit', async () => {
    const site = await open();
    await writeCategory(site.db, 'football');
    const before = await site.currentRevision();
    const reported: number[] = [];
    site.onRevision(({ revision }) => reported.push(revision));
    await expect(
      site.db.transaction().execute(async (tx) => {
        await writeArticle(tx);
        throw new Error('power cut');
      }),
    ).rejects.toThrow('power cut');
    expect(await site.currentRevision()).toBe(before);
    expect(reported.filter((revision) => revision > before)).toEqual([]);

    await site.db.transaction().execute(async (tx) => {
      await writeArticle(tx);
      expect(reported.filter((revision) => revision > before)).toEqual([]);
    });
    const after = await site.currentRevision();
    expect(after).toBeGreaterThan(before);
    await expect.poll(() => reported).toContain(after);
  });
});

describeOnPostgres('the site revision between instances', (open) => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  it('reaches the other instances, also after their connection was lost', async () => {
    const writer = await open();
    const reader = await openDatabase(writer.target);
    closing.push(reader.close);
    const reported: number[] = [];
    const scopes = new Set<string>();
    reader.onRevision((change) => {
      reported.push(change.revision);
      for (const scope of change.scopes ?? []) scopes.add(scope);
    });
    await expect.poll(() => reported.length).toBeGreaterThan(0);

    await writeArticle(writer.db);
    const first = await writer.currentRevision();
    await expect.poll(() => reported.at(-1)).toBe(first);

    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'newsroom revision' and datname = current_database()`.execute(writer.db);
    const lost = await writeArticle(writer.db);
    const second = await writer.currentRevision();
    await expect.poll(() => reported.at(-1)).toBe(second);
    // Nothing of what happened without the connection is missing.
    expect([...scopes]).toContain(`article:${lost.id}`);
  });

  it('increases once for a transaction of many rows', async () => {
    const { db, currentRevision } = await open();
    await writeCategory(db, 'football');
    const before = await currentRevision();
    await db.transaction().execute(async (tx) => {
      for (let count = 0; count < 5; count++) await writeArticle(tx);
    });
    expect(await currentRevision()).toBe(before + 1);
  });
});
