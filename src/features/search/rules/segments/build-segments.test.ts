import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { DAY, MINUTE } from '#az/format/durations.ts';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId, writeArticle } from '#tests/kit/content/articles.ts';
import { asEditor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { readIndex, refreshSegments, reportSegments, setSegmentFolder } from '../index/read-index.ts';
import { indexChangedArticles, rebuildSearchIndex } from '../index-changed-articles.ts';
import { searchArticles } from '../search-articles.ts';
import { buildSegments, dropDamagedSegments, findBuildStep } from './build-segments.ts';
import { readSegmentSet } from './segment-set.ts';

const limits = { unsegmented: 5, newSegment: 10 };
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'newsroom-segments-'));
  folders.push(folder);
  return folder;
}

async function writeArticles(db: Db, count: number, title = 'Xronika'): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 1; number <= count; number++)
    ids.push((await writeArticle(db, { title: `${title} ${number}`, now: NOON + number * MINUTE })).id);
  await indexAll(db);
  return ids;
}

async function indexAll(db: Db): Promise<void> {
  while ((await indexChangedArticles(db, { limit: 50 })) > 0);
}

/** Builds until nothing is to do. `look` is called when searches use what a step has built. */
async function buildAll(db: Db, folder: string, look?: () => Promise<void>): Promise<void> {
  for (let steps = 0; await buildSegments(db, { folder, now: NOON, newId, limits }); steps++) {
    expect(steps, 'it comes to an end').toBeLessThan(50);
    if (!look) continue;
    await refreshSegments(db);
    await look();
  }
  await refreshSegments(db);
}

const count = async (db: Db, query: string) => (await searchArticles(db, { query })).total;
const listFiles = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.segment'));

describeOnEachDatabase('buildSegments', (open, engine) => {
  async function openIn(folder: string) {
    const database = await open();
    setSegmentFolder(database.db, folder, limits);
    return database;
  }

  it('makes the newest articles found first, and in the end all', async () => {
    const folder = newFolder();
    const { db } = await openIn(folder);
    await writeArticles(db, 45);
    // As many as fit into memory.
    expect(await count(db, 'xronika')).toBe(10);
    const found: number[] = [];
    await buildAll(db, folder, async () => {
      const index = await readIndex(db);
      found.push(index.liveCount);
      expect(await count(db, 'xronika')).toBe(index.liveCount);
      // No article is in two segments.
      const sizes = readSegmentSet(folder)?.segments.map(({ size }) => size) ?? [];
      expect(sizes.reduce((sum, size) => sum + size) + index.memory.size).toBe(index.liveCount);
      expect(index.articleIdOf(index.size - 1)).not.toBe('');
    });
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found.slice(0, 3)).toEqual([10, 20, 30]);
    expect(found.at(-1)).toBe(45);
    expect((await readIndex(db)).memory.size).toBe(0);
    expect((await searchArticles(db, { query: 'xronika 45' })).articles[0]?.title).toBe('Xronika 45');
    expect((await searchArticles(db, { query: 'xronika 1' })).articles[0]?.title).toBe('Xronika 1');
    expect(listFiles(folder)).toHaveLength(readSegmentSet(folder)?.segments.length ?? 0);
  });

  it('finds a change by the next search, before and after it is in a segment', async () => {
    const folder = newFolder();
    const { db } = await openIn(folder);
    const ids = await writeArticles(db, 30);
    await buildAll(db, folder);
    const [changed = '', deleted = ''] = [ids[0], ids[4]];
    await db.updateTable('article').set({ title: 'Sumqayıt' }).where('id', '=', changed).execute();
    await deleteArticle(db, { ...(await asEditor(db)), id: deleted, now: NOON });
    const check = async () => {
      expect((await searchArticles(db, { query: 'sumqayit' })).articles.map(({ id }) => id)).toEqual([
        changed,
      ]);
      expect(await count(db, 'xronika')).toBe(28);
      expect((await readIndex(db)).liveCount).toBe(29);
    };
    await check();
    // The deletion and the change come into a segment with further articles, then into the joined one.
    for (let time = 0; time < 2; time++) {
      await writeArticles(db, 8, 'Kəpəz');
      expect(await count(db, 'xronika')).toBe(28);
    }
    await buildAll(db, folder, async () => expect(await count(db, 'xronika')).toBe(28));
    expect(await count(db, 'kepez')).toBe(16);
    expect(readSegmentSet(folder)?.segments).toMatchObject([{ from: 1, size: 45 }]);
    expect((await searchArticles(db, { query: 'sumqayit' })).total).toBe(1);
    expect((await readIndex(db)).liveCount).toBe(45);
    await db.updateTable('article').set({ title: 'Zaqatala' }).where('id', '=', changed).execute();
    expect(await count(db, 'sumqayit')).toBe(0);
    expect(await count(db, 'zaqatala')).toBe(1);
  });

  it('does not use segments of another database or of a state that a backup has replaced', async () => {
    const folder = newFolder();
    const { db } = await openIn(folder);
    await writeArticles(db, 20);
    await buildAll(db, folder);
    const before = readSegmentSet(folder);
    // The restored database knows an older set only.
    await db.updateTable('search_segment_set').set({ token: 'older' }).execute();
    setSegmentFolder(db, folder, limits);
    await rebuildCopy(db);
    expect((await readIndex(db)).memory.size).toBe(10);
    await buildAll(db, folder);
    expect(readSegmentSet(folder)?.token).not.toBe(before?.token);
    expect(await count(db, 'xronika')).toBe(20);
    expect(listFiles(folder).filter((file) => before?.segments.some((one) => one.file === file))).toEqual([]);
  });

  it('builds again after the index was rebuilt', async () => {
    const folder = newFolder();
    const { db } = await openIn(folder);
    await writeArticles(db, 20);
    await buildAll(db, folder);
    await db.deleteFrom('search_index_queue').execute();
    await rebuildSearchIndex(db);
    expect((await findBuildStep(db, folder, limits)).set).toBeNull();
    await buildAll(db, folder);
    expect(await count(db, 'xronika')).toBe(20);
  });

  it('builds again what is torn or missing, and removes what a crash has left', async () => {
    const folder = newFolder();
    const { db } = await openIn(folder);
    await writeArticles(db, 10);
    await buildAll(db, folder);
    await writeArticles(db, 25, 'Xronika');
    await buildSegments(db, { folder, now: NOON, newId, limits });
    const files = readSegmentSet(folder)?.segments.map(({ file }) => file) ?? [];
    expect(files).toHaveLength(2);
    truncateSync(join(folder, files[0] ?? ''), 100);
    writeFileSync(join(folder, 'left.segment'), 'half');
    await rebuildCopy(db);
    await readIndex(db);
    for (let time = 0; time < 2; time++) expect(await refreshSegments(db)).toEqual({ isDamaged: true });
    await dropDamagedSegments(db, { folder, now: NOON, newId });
    expect(readSegmentSet(folder)?.segments.map(({ file }) => file)).toEqual(files.slice(1));
    await buildAll(db, folder);
    expect(await count(db, 'xronika')).toBe(35);
    // A builder that finds a damaged segment while it joins it takes it out itself.
    const [largest = ''] = readSegmentSet(folder)?.segments.map(({ file }) => file) ?? [];
    rmSync(join(folder, largest));
    await writeArticles(db, 30);
    await buildAll(db, folder);
    expect(await count(db, 'xronika')).toBe(65);
    expect(listFiles(folder)).toHaveLength(readSegmentSet(folder)?.segments.length ?? 0);
    expect(listFiles(folder)).not.toContain('left.segment');
  });

  it('knows the category and the date of an article in a segment and in a joined one', async () => {
    const folder = newFolder();
    const { db } = await openIn(folder);
    const write = async (number: number) => {
      const [category, day] = [number % 2 ? 'futbol' : 'sahmat', (number * 7) % 11];
      await writeArticle(db, { title: `Xronika ${number}`, category, now: NOON + day * MINUTE });
    };
    const list = async () => {
      const choice = { query: 'xronika', category: 'futbol', sort: 'date' } as const;
      return (await searchArticles(db, choice)).articles.map(({ title }) => title);
    };
    for (let number = 0; number < 6; number++) await write(number);
    await indexAll(db);
    await buildAll(db, folder);
    expect(await list()).toEqual([3, 1, 5].map((number) => `Xronika ${number}`));
    for (let number = 6; number < 12; number++) await write(number);
    await indexAll(db);
    await buildAll(db, folder);
    expect(readSegmentSet(folder)?.segments).toHaveLength(1);
    expect(await list()).toEqual([3, 9, 1, 7, 5, 11].map((number) => `Xronika ${number}`));
  });

  it('makes one segment of more rows than are read at once', async () => {
    const folder = newFolder();
    const { db } = await openIn(folder);
    const words = { title_words: 'Xronika', tag_words: '', lead_words: '', body_words: '' };
    const rows = Array.from({ length: 501 }, (_, at) => {
      const article = {
        article_id: `a${at}`,
        status: 'published',
        category_id: null,
        published_at: NOON,
      } as const;
      return { ...article, ...words, version: at + 1 };
    });
    await db.insertInto('article_search').values(rows).execute();
    await db.updateTable('search_state').set({ version: rows.length }).execute();
    await buildSegments(db, { folder, now: NOON, newId, limits: { unsegmented: 5, newSegment: 1000 } });
    expect(readSegmentSet(folder)?.segments).toMatchObject([{ from: 1, to: 501, size: 501 }]);
  });

  it('keeps the segments and removes what a crash has left when it cannot write', async () => {
    const folder = newFolder();
    const { db } = await openIn(folder);
    await writeArticles(db, 10);
    await buildAll(db, folder);
    const before = readSegmentSet(folder);
    writeFileSync(join(folder, 'left.segment'), 'half');
    await writeArticles(db, 10);
    const failing = buildSegments(db, { folder, now: NOON, newId: () => 'missing/file', limits });
    await expect(failing).rejects.toThrow('ENOENT');
    expect(readSegmentSet(folder)).toEqual(before);
    expect(listFiles(folder)).toEqual(before?.segments.map(({ file }) => file));
  });

  it('takes out only damaged segments of its own database', async () => {
    const folder = newFolder();
    const { db } = await openIn(folder);
    await dropDamagedSegments(db, { folder, now: NOON, newId });
    expect(readSegmentSet(folder)).toBeNull();
    await writeArticles(db, 10);
    await buildAll(db, folder);
    const before = readSegmentSet(folder);
    await dropDamagedSegments(db, { folder, now: NOON, newId });
    expect(readSegmentSet(folder)).toEqual(before);
    for (const file of listFiles(folder)) rmSync(join(folder, file));
    await db.updateTable('search_segment_set').set({ token: 'other' }).execute();
    await dropDamagedSegments(db, { folder, now: NOON, newId });
    expect(readSegmentSet(folder)).toEqual(before);
    await db
      .updateTable('search_segment_set')
      .set({ token: before?.token ?? '' })
      .execute();
    await dropDamagedSegments(db, { folder, now: NOON, newId });
    expect(readSegmentSet(folder)?.segments).toEqual([]);
    await refreshSegments(db);
    expect(await count(db, 'xronika')).toBe(10);
  });

  it('forgets the sets of other folders when they have built nothing for 90 days', async () => {
    const folder = newFolder();
    const { db } = await openIn(folder);
    const sets = [
      { token: 'used', created_at: NOON - 89 * DAY },
      { token: 'unused', created_at: NOON - 91 * DAY },
    ];
    await db.insertInto('search_segment_set').values(sets).execute();
    await writeArticles(db, 10);
    await buildAll(db, folder);
    const kept = await db.selectFrom('search_segment_set').select('token').execute();
    expect(kept.map(({ token }) => token).sort()).toEqual(['used', readSegmentSet(folder)?.token].sort());
  });

  it('has all articles in memory when segments cannot be built', async () => {
    const { db } = await openIn(newFolder());
    await writeArticles(db, 20);
    expect(await count(db, 'xronika')).toBe(10);
    reportSegments(db, { isBroken: true });
    await db.updateTable('article').set({ title: 'Xronika' }).where('title', '=', 'Xronika 7').execute();
    expect(await count(db, 'xronika')).toBe(20);
  });

  it('does without segments when they have gaps and cannot be built, and uses complete ones', async () => {
    const folder = newFolder();
    const { db } = await openIn(folder);
    await writeArticles(db, 25);
    for (let time = 0; time < 2; time++) await buildSegments(db, { folder, now: NOON, newId, limits });
    reportSegments(db, { isBroken: true });
    expect(await count(db, 'xronika')).toBe(25);
    const index = await readIndex(db);
    expect(index.memory.size).toBe(25);
    // It is not read again when nothing has changed.
    for (const isBroken of [true, false]) {
      reportSegments(db, { isBroken });
      expect(await readIndex(db)).toBe(index);
    }
    await buildAll(db, folder);
    await writeArticles(db, 6);
    await buildAll(db, folder);
    expect(readSegmentSet(folder)?.segments).toHaveLength(2);
    reportSegments(db, { isBroken: true });
    expect(await count(db, 'xronika')).toBe(31);
    expect((await readIndex(db)).memory.size).toBe(0);
  });

  it('has nothing to refresh without a folder or without new segments', async () => {
    const { db } = await open();
    await writeArticles(db, 1);
    reportSegments(db, { isBroken: true });
    expect(await count(db, 'xronika')).toBe(1);
    expect(await refreshSegments(db)).toEqual({ isDamaged: false });
    const folder = newFolder();
    setSegmentFolder(db, folder, limits);
    await writeArticles(db, 9);
    await buildAll(db, folder);
    const index = await readIndex(db);
    expect(await refreshSegments(db)).toEqual({ isDamaged: false });
    expect(await readIndex(db)).toBe(index);
  });

  it.runIf(engine === 'postgres')('gives other processes its segments, and sees their changes', async () => {
    const folder = newFolder();
    const { db, target } = await openIn(folder);
    const ids = await writeArticles(db, 20);
    const other = await openDatabase(target);
    try {
      setSegmentFolder(other.db, folder, limits);
      expect(await count(other.db, 'xronika')).toBe(10);
      await buildAll(db, folder);
      await refreshSegments(other.db);
      expect(await count(other.db, 'xronika')).toBe(20);
      await other.db
        .updateTable('article')
        .set({ title: 'Sabah' })
        .where('id', '=', ids[0] ?? '')
        .execute();
      expect(await count(db, 'sabah')).toBe(1);
      await db
        .updateTable('article')
        .set({ title: 'Zirə' })
        .where('id', '=', ids[0] ?? '')
        .execute();
      expect(await count(other.db, 'zire')).toBe(1);
      expect(await count(other.db, 'sabah')).toBe(0);
    } finally {
      await other.close();
    }
  });
});

/** As after a restart: the process reads the index again. */
async function rebuildCopy(db: Db): Promise<void> {
  reportSegments(db, { isBroken: true });
  reportSegments(db, { isBroken: false });
}
