import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { InvalidInput, NotFound } from '#platform/errors.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { uploadExport } from '#tests/kit/content/imports.ts';
import { openStore } from '#tests/kit/content/media.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { createImportReport } from '../import-report.ts';
import { writeSources } from '../sources/import-sources.ts';
import { recheckImportJob, startImportJob } from './change-import-job.ts';
import { getImportJob } from './import-job.ts';

const LATER = NOON + MINUTE;
const siteRequired = new InvalidInput([{ field: 'site', code: 'importArticles.siteRequired' }]);
const siteUrlInvalid = new InvalidInput([{ field: 'siteUrl', code: 'importArticles.siteUrlInvalid' }]);

describeOnEachDatabase('a checked import', (open) => {
  /** As the check leaves it, when the file is from this source. */
  async function prepare(source: string, chosen: string | null = null) {
    const { db } = await open();
    const actor = await writeActor(db, 'admin');
    const id = await uploadExport(db, openStore(), { actor });
    const report = JSON.stringify({ ...createImportReport(), source, done: 1 });
    await db
      .updateTable('import_job')
      .set({ status: 'checked', report, source: chosen, done: 1, total: 1, lease_id: 'a', lease_until: NOON })
      .execute();
    return {
      db,
      actor,
      id,
      start: () => startImportJob(db, { actor, id, now: LATER, newId }),
      recheck: (over: { source?: string; siteUrl?: string }) =>
        recheckImportJob(db, { actor, id, source: '', siteUrl: '', now: LATER, ...over }),
      read: () => getImportJob(db, { actor, id }),
      readLease: () =>
        db.selectFrom('import_job').select(['lease_id', 'lease_until']).executeTakeFirstOrThrow(),
    };
  }

  it('starts from the beginning, with the source of its report, and is free for every server', async () => {
    const { db, id, start, read, readLease } = await prepare('csv:old.example');
    await start();
    const started = { status: 'importing', source: 'csv:old.example', done: 0, report: null };
    expect(await read()).toMatchObject({ ...started, updatedAt: LATER });
    expect(await readLease()).toEqual({ lease_id: null, lease_until: 0 });
    await start();
    const lines = await db
      .selectFrom('audit_log')
      .select(['subject_id', 'after'])
      .where('action', '=', 'import.start')
      .execute();
    expect(lines).toMatchObject([{ subject_id: id }]);
    expect(lines[0]?.after).toContain('sayt.csv');
  });

  it('starts without a site only when somebody has chosen the source without one', async () => {
    const unknown = await prepare('csv');
    await expect(unknown.start()).rejects.toEqual(siteRequired);
    expect(await unknown.read()).toMatchObject({ status: 'checked', done: 1 });
    const chosen = await prepare('csv', 'csv');
    await chosen.start();
    expect(await chosen.read()).toMatchObject({ status: 'importing', source: 'csv' });
  });

  it('is checked again as that of another site, with the address that somebody types', async () => {
    const { recheck, read, readLease } = await prepare('csv:old.example');
    await recheck({ siteUrl: ' https://www.new.example/blog/ ' });
    expect(await read()).toMatchObject({
      status: 'checking',
      source: 'csv:new.example/blog',
      origin: 'https://www.new.example/blog',
      done: 0,
      report: null,
      updatedAt: LATER,
    });
    expect(await readLease()).toEqual({ lease_id: null, lease_until: 0 });
  });

  it('is checked again as that of an earlier source, and keeps the address that it had', async () => {
    const { db, recheck, read } = await prepare('csv:new.example');
    const rows = [{ kind: 'article', sourceId: '1', ourId: '1' }] as const;
    await writeSources(db, { source: 'csv:earlier.example', rows, now: NOON });
    await recheck({ source: 'csv:earlier.example', siteUrl: ' ' });
    const origin = 'https://old.example';
    expect(await read()).toMatchObject({ status: 'checking', source: 'csv:earlier.example', origin });
  });

  it('is checked again as that of the site that the file names, when nothing is chosen', async () => {
    const { recheck, read } = await prepare('csv:old.example', 'csv:chosen.example');
    await recheck({});
    expect(await read()).toMatchObject({ status: 'checking', source: null });
  });

  it('is not checked as that of a source that does not exist, or of no address', async () => {
    const { recheck, read } = await prepare('csv:old.example');
    await expect(recheck({ source: 'csv:else.example' })).rejects.toEqual(siteRequired);
    await expect(recheck({ siteUrl: 'kohne' })).rejects.toEqual(siteUrlInvalid);
    expect(await read()).toMatchObject({ status: 'checked', done: 1 });
  });

  it('is the only one that can be changed', async () => {
    const { db, actor, recheck, start, read } = await prepare('csv:old.example');
    await db.updateTable('import_job').set({ status: 'imported' }).execute();
    const before = await read();
    await recheck({ siteUrl: 'kohne' });
    await recheck({ siteUrl: 'https://new.example' });
    await db.updateTable('import_job').set({ report: null }).execute();
    await start();
    expect(await read()).toEqual({ ...before, report: null });
    const nobody = startImportJob(db, { actor, id: 'nobody', now: LATER, newId });
    await expect(nobody).rejects.toBeInstanceOf(NotFound);
  });
});
