import { expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { Conflict, InvalidInput } from '#platform/errors.ts';
import { NoSpace } from '#platform/files/file-store.ts';
import { NOON, newId } from '#tests/kit/content/articles.ts';
import { uploadExport } from '#tests/kit/content/imports.ts';
import { openStore } from '#tests/kit/content/media.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { MAX_IMPORT_FILE } from './create-import-job.ts';
import { getImportJob, listImportJobs } from './import-job.ts';

const fileOf = (size: number) => ({ name: 'sayt.csv', bytes: new Uint8Array(size) });
const refused = (field: string, code: string) => new InvalidInput([{ field, code } as never]);

describeOnEachDatabase('an uploaded export', (open) => {
  async function prepare() {
    const { db } = await open();
    const store = openStore();
    const actor = await writeActor(db, 'admin', 'Leyla');
    return {
      db,
      store,
      actor,
      files: async () => (await store.list('imports/')).map(({ fullPath }) => fullPath),
    };
  }

  it('becomes a job that waits for its check', async () => {
    const { db, store, actor, files } = await prepare();
    const upload = { actor, content: 'id,title,content\n', siteUrl: ' https://www.old.example/blog/ ' };
    const id = await uploadExport(db, store, { ...upload, withImages: true });
    const [path] = await files();
    expect(await getImportJob(db, { actor, id })).toEqual({
      id,
      system: 'csv',
      fileName: 'sayt.csv',
      filePath: path,
      origin: 'https://www.old.example/blog',
      withImages: true,
      source: null,
      status: 'checking',
      done: 0,
      total: 0,
      report: null,
      failure: null,
      problem: null,
      createdBy: { id: actor.id, name: 'Leyla' },
      createdAt: NOON,
      updatedAt: NOON,
    });
    expect(new TextDecoder().decode((await store.get(path ?? ''))?.bytes)).toBe(upload.content);
    const kept = { contentType: 'application/octet-stream', timeCreated: NOON };
    expect(await store.list('imports/')).toMatchObject([kept]);
    const lines = await db.selectFrom('audit_log').select(['action', 'subject_id', 'after']).execute();
    expect(lines).toMatchObject([{ action: 'import.upload', subject_id: id }]);
    expect(lines[0]?.after).toContain('sayt.csv');
  });

  it('needs no address, and keeps 200 characters of its name', async () => {
    const { db, store, actor } = await prepare();
    const file = { name: 'a'.repeat(201), bytes: new Uint8Array(1) };
    const id = await uploadExport(db, store, { actor, file, siteUrl: ' ' });
    expect(await getImportJob(db, { actor, id })).toMatchObject({
      fileName: 'a'.repeat(200),
      origin: null,
      withImages: false,
    });
  });

  it.each([
    [{ system: 'joomla' }, refused('system', 'importArticles.systemRequired')],
    [{ file: null }, refused('file', 'importArticles.fileRequired')],
    [{ file: fileOf(0) }, refused('file', 'importArticles.fileEmpty')],
    [{ file: fileOf(MAX_IMPORT_FILE + 1) }, refused('file', 'importArticles.fileTooLarge')],
    [{ siteUrl: 'kohne' }, refused('siteUrl', 'importArticles.siteUrlInvalid')],
  ])('is refused with its reason: %#', async (over, error) => {
    const { db, store, actor, files } = await prepare();
    await expect(uploadExport(db, store, { actor, ...over })).rejects.toEqual(error);
    expect([await files(), await listImportJobs(db, { actor })]).toEqual([[], []]);
  });

  it('is refused when the store has no space, and fails when the store fails', async () => {
    const { db, store, actor } = await prepare();
    const failing = (error: Error) => ({ ...store, put: () => Promise.reject(error) });
    const full = uploadExport(db, failing(new NoSpace('full')), { actor });
    await expect(full).rejects.toEqual(refused('file', 'importArticles.noSpace'));
    const broken = new Error('broken');
    await expect(uploadExport(db, failing(broken), { actor })).rejects.toBe(broken);
  });

  it('is stored once when the form is sent twice, and refused when it was changed in between', async () => {
    const { db, store, actor, files } = await prepare();
    const upload = { actor, id: newId() };
    await uploadExport(db, store, upload);
    const stored = await files();
    expect(await uploadExport(db, store, upload)).toBe(upload.id);
    const changed = uploadExport(db, store, { ...upload, siteUrl: 'https://else.example' });
    await expect(changed).rejects.toBeInstanceOf(Conflict);
    expect(await files()).toEqual(stored);
    expect(stored).toHaveLength(1);
    expect(await listImportJobs(db, { actor })).toHaveLength(1);
  });

  it('is in the list of the twenty newest', async () => {
    const { db, store, actor } = await prepare();
    const ids: string[] = [];
    for (let at = 0; at < 21; at++)
      ids.push(
        await uploadExport(db, store, {
          actor,
          id: `${at}`.padStart(20, '0'),
          now: NOON + (at % 2) * MINUTE,
        }),
      );
    const [even, odd] = [0, 1].map((rest) => ids.filter((_, at) => at % 2 === rest).reverse());
    const listed = (await listImportJobs(db, { actor })).map(({ id }) => id);
    expect(listed).toEqual([...(odd ?? []), ...(even ?? [])].slice(0, 20));
  });
});
