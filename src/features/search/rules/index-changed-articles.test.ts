import { expect, it } from 'vitest';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Db } from '#platform/db/schema.ts';
import { writeArticle } from '#tests/kit/content/articles.ts';
import { describeOnPostgres, type TestDatabase } from '#tests/kit/databases/databases.ts';
import { indexChangedArticles } from './index-changed-articles.ts';

const PROCESSES = 3;

/** Runs `work` with the connections of several processes. */
async function withProcesses({ target }: TestDatabase, work: (processes: Db[]) => Promise<void>) {
  const processes = await Promise.all(Array.from({ length: PROCESSES }, () => openDatabase(target)));
  try {
    await work(processes.map(({ db }) => db));
  } finally {
    for (const process of processes) await process.close();
  }
}

async function indexAll(db: Db): Promise<number> {
  let count = 0;
  for (let done = 1; done > 0; count += done) done = await indexChangedArticles(db, { limit: 7 });
  return count;
}

async function readVersion(db: Db): Promise<number> {
  return (await db.selectFrom('search_state').select('version').executeTakeFirstOrThrow()).version;
}

describeOnPostgres('indexChangedArticles, in several processes', (open) => {
  it('indexes each change once, and shows the versions in their order', async () => {
    const database = await open();
    const { db } = database;
    for (let number = 0; number < 120; number++) await writeArticle(db, { title: `Xəbər ${number}` });
    const before = await readVersion(db);
    let isOver = false;
    const seen: number[] = [];
    /** As a search does: only the rows above the highest version that was read. */
    async function readChanges(): Promise<void> {
      for (let isLast = false; !isLast; ) {
        isLast = isOver;
        const rows = await db
          .selectFrom('article_search')
          .select('version')
          .where('version', '>', seen.at(-1) ?? before)
          .orderBy('version')
          .execute();
        seen.push(...rows.map(({ version }) => version));
      }
    }
    const reading = readChanges();
    await withProcesses(database, async (processes) => {
      const counts = await Promise.all(processes.map(indexAll));
      expect(counts.reduce((sum, count) => sum + count)).toBe(120);
    });
    isOver = true;
    await reading;
    expect(seen).toEqual(Array.from({ length: 120 }, (_, at) => before + 1 + at));
  });

  it('keeps the last title of an article that is saved meanwhile', async () => {
    const database = await open();
    const { db } = database;
    const ids: string[] = [];
    for (let number = 1; number <= 3; number++)
      ids.push((await writeArticle(db, { title: `Xəbər ${number}` })).id);
    await withProcesses(database, async (processes) => {
      let isOver = false;
      const indexing = processes.map(async (process) => {
        while (!isOver) await indexAll(process);
      });
      for (let save = 1; save <= 100; save++)
        for (const id of ids)
          await db
            .updateTable('article')
            .set({ title: `Yeni ${save}` })
            .where('id', '=', id)
            .execute();
      isOver = true;
      await Promise.all(indexing);
    });
    await indexAll(db);
    const rows = await db.selectFrom('article_search').select('title_words').execute();
    expect(rows.map((row) => row.title_words)).toEqual(['Yeni 100', 'Yeni 100', 'Yeni 100']);
  });
});
