import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE, WEEK } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import { Forbidden, InvalidInput } from '#platform/errors.ts';
import { LeaseLost } from '#platform/jobs/lease.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { uploadExport } from '#tests/kit/content/imports.ts';
import { openStore } from '#tests/kit/content/media.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { expireImportJobs, recheckImportJob, startImportJob } from './change-import-job.ts';
import { createImportJob } from './create-import-job.ts';
import { getImportJob, listImportJobs } from './import-job.ts';
import { claimImportJob, releaseImportJob } from './import-lease.ts';
import { runImportJob } from './run-import-job.ts';

const COUNT = 120;
const rows = Array.from({ length: COUNT }, (_, at) => `${at},Xəbər ${at},Mətn,Futbol,published`);
const csv = `id,title,content,category,status\n${rows.join('\n')}\n`;

describeOnEachDatabase('an import of the back-office', (open) => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'newsroom-jobs-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  async function prepare(content = csv, siteUrl = 'https://old.example') {
    const { db } = await open();
    const actor = await writeActor(db, 'admin');
    const file = join(folder, 'export.csv');
    writeFileSync(file, content);
    const store = openStore();
    const id = await uploadExport(db, store, { actor, content, siteUrl });
    return { db, actor, id, store, file, read: () => getImportJob(db, { actor, id }) };
  }
  const claim = (db: Db, now = NOON) => claimImportJob(db, { now, leaseId: newId() });
  const fetchImage = async () => 'imageFailed' as const;
  const run = (
    db: Db,
    lease: NonNullable<Awaited<ReturnType<typeof claim>>>,
    file: string,
    batches = 1000,
  ) => {
    const stop = new AbortController();
    let left = batches * 50;
    const pause = async () => void (--left === 0 && stop.abort(new Error('stopped')));
    const images = { store: openStore(), fetchImage };
    return runImportJob(db, lease, { file, images, now: () => NOON, newId, pause, signal: stop.signal });
  };

  it('is checked first, imported when an admin starts it, and reported', async () => {
    const { db, actor, id, file, read } = await prepare();
    const lease = await claim(db);
    expect(await claim(db)).toBeNull();
    await run(db, lease as never, file);
    expect(await read()).toMatchObject({ status: 'checked', done: COUNT + 1, total: COUNT + 1 });
    expect((await read()).report).toMatchObject({ isWritten: false, articles: { new: COUNT } });
    expect(await db.selectFrom('article').select('id').execute()).toEqual([]);
    expect(await claim(db, NOON + MINUTE)).toBeNull();

    await startImportJob(db, { actor, id, now: NOON, newId });
    await run(db, (await claim(db)) as never, file);
    await startImportJob(db, { actor, id, now: NOON, newId });
    expect(await read()).toMatchObject({
      status: 'imported',
      report: { isWritten: true, articles: { new: COUNT } },
    });
    expect(await db.selectFrom('article').select('id').execute()).toHaveLength(COUNT);
    const actions = await db.selectFrom('audit_log').select('action').orderBy('action').execute();
    expect(actions.map(({ action }) => action)).toEqual(['import.articles', 'import.start', 'import.upload']);
    expect(await listImportJobs(db, { actor })).toHaveLength(1);
  });

  it('continues on another server, with the report of one run', async () => {
    const { db, actor, id, file, read } = await prepare();
    await run(db, (await claim(db)) as never, file);
    await startImportJob(db, { actor, id, now: NOON, newId });
    const first = await claim(db);
    await expect(run(db, first as never, file, 1)).rejects.toThrow('stopped');
    expect((await read()).done).toBeGreaterThan(1);
    expect((await read()).done).toBeLessThan(COUNT);
    // The first server has crashed: its lease ends by itself, and it must not write any more.
    expect(await claim(db)).toBeNull();
    const second = await claim(db, NOON + MINUTE);
    await expect(run(db, first as never, file)).rejects.toBeInstanceOf(LeaseLost);
    await releaseImportJob(db, first as never);
    await run(db, second as never, file);
    expect(await read()).toMatchObject({ status: 'imported', done: COUNT + 1 });
    expect((await read()).report?.articles).toMatchObject({ new: COUNT, unchanged: 0 });
  });

  it('fails with the reason when the file is no export', async () => {
    const { db, file, read } = await prepare('a;b\n1;2');
    await run(db, (await claim(db)) as never, file);
    expect(await read()).toMatchObject({ status: 'failed', problem: 'the header lacks title, content' });
    expect(await claim(db, NOON + MINUTE)).toBeNull();
  });

  it('is given to one of several servers that ask for it at the same moment', async () => {
    const { db, id } = await prepare();
    const leases = await Promise.all([1, 2, 3, 4].map(() => claim(db)));
    expect(leases.flatMap((lease) => lease?.job.id ?? [])).toEqual([id]);
  });

  it('starts only when it is known from which site the file is', async () => {
    const { db, actor, id, file, read } = await prepare(csv, '');
    await run(db, (await claim(db)) as never, file);
    expect((await read()).report?.source).toBe('csv');
    const error = await startImportJob(db, { actor, id, now: NOON, newId }).catch((caught) => caught);
    expect(error.problems).toEqual([{ field: 'site', code: 'importArticles.siteRequired' }]);

    const recheck = (source: string, siteUrl: string) =>
      recheckImportJob(db, { actor, id, source, siteUrl, now: NOON });
    await expect(recheck('csv:else.example', '')).rejects.toBeInstanceOf(InvalidInput);
    await expect(recheck('', 'kohne')).rejects.toBeInstanceOf(InvalidInput);
    await recheck('', 'https://www.old.example/');
    expect(await read()).toMatchObject({ status: 'checking', source: 'csv:old.example', report: null });
    await run(db, (await claim(db)) as never, file);
    await startImportJob(db, { actor, id, now: NOON, newId });
    await run(db, (await claim(db)) as never, file);
    expect(await read()).toMatchObject({
      status: 'imported',
      source: 'csv:old.example',
      report: { articles: { new: COUNT } },
    });
    await recheck('', 'https://other.example');
    expect((await read()).status).toBe('imported');
  });

  it('takes the site of earlier imports', async () => {
    const first = await prepare();
    const { db, actor } = first;
    await run(db, (await claim(db)) as never, first.file);
    await startImportJob(db, { actor, id: first.id, now: NOON, newId });
    await run(db, (await claim(db)) as never, first.file);
    const { id, file, read } = await prepare(csv, 'https://moved.example');
    await run(db, (await claim(db)) as never, file);
    expect((await read()).report?.articles).toMatchObject({ new: COUNT });
    await recheckImportJob(db, { actor, id, source: 'csv:old.example', siteUrl: '', now: NOON });
    await run(db, (await claim(db)) as never, file);
    expect((await read()).report?.articles).toMatchObject({ new: 0, unchanged: COUNT });
  });

  it.each([
    ['id,title,content\n', 'noArticles'],
    ['id,title,content\n1,"Bir', 'incomplete'],
  ])('does not count %j as an import', async (content, failure) => {
    const { db, file, read } = await prepare(content);
    await run(db, (await claim(db)) as never, file);
    expect(await read()).toMatchObject({ status: 'failed', failure });
  });

  it('expires a week after the check, with its file', async () => {
    const { db, actor, id, store, file, read } = await prepare();
    await run(db, (await claim(db)) as never, file);
    const path = (await read()).filePath;
    await expireImportJobs(db, store, { now: NOON + WEEK - 1 });
    expect([(await read()).status, await store.get(path)]).toEqual(['checked', expect.anything()]);
    await expireImportJobs(db, store, { now: NOON + WEEK });
    expect([(await read()).status, await store.get(path)]).toEqual(['expired', null]);
    await startImportJob(db, { actor, id, now: NOON + WEEK, newId });
    expect((await read()).status).toBe('expired');
  });

  it('is for admins, and needs a system and a file', async () => {
    const { db, actor, id } = await prepare();
    const editor = await writeActor(db, 'editor');
    const input = {
      actor,
      system: 'joomla',
      file: null,
      siteUrl: 'kohne',
      withImages: true,
      now: NOON,
      newId,
    };
    const error = await createImportJob(db, openStore(), input).catch((caught) => caught);
    expect(error).toBeInstanceOf(InvalidInput);
    expect(error.problems.map((problem: { field: string }) => problem.field)).toEqual([
      'system',
      'file',
      'siteUrl',
    ]);
    for (const refused of [
      createImportJob(db, openStore(), { ...input, actor: editor }),
      startImportJob(db, { actor: editor, id, now: NOON, newId }),
      recheckImportJob(db, { actor: editor, id, source: '', siteUrl: '', now: NOON }),
      getImportJob(db, { actor: editor, id }),
      listImportJobs(db, { actor: editor }),
    ])
      await expect(refused).rejects.toBeInstanceOf(Forbidden);
  });
});
