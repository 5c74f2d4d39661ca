import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MINUTE } from '#az/format/durations.ts';
import { getArticleState } from '#features/articles/rules/article-state.ts';
import { deleteArticle } from '#features/articles/rules/deleted/delete-article.ts';
import { saveArticle } from '#features/articles/rules/write/save-article.ts';
import { addOldAddresses } from '#features/redirects/rules/add-old-addresses.ts';
import { findOldAddress } from '#features/redirects/rules/old-addresses.ts';
import type { Db } from '#platform/db/schema.ts';
import { NOON, newId, writeCategory } from '#tests/kit/content/articles.ts';
import { makeWxr } from '#tests/kit/content/exports/make-wxr.ts';
import { writeActor } from '#tests/kit/content/newsroom.ts';
import { describeOnEachDatabase } from '#tests/kit/databases/databases.ts';
import { importRecords } from './import-records.ts';
import type { ImportSystem } from './imported-record.ts';
import { listSources } from './sources/import-sources.ts';
import { surveyExport } from './survey-export.ts';
import { importers } from './thread/export-thread.ts';
import { finishRecord } from './thread/finish-record.ts';

const counts = { new: 0, changed: 0, unchanged: 0, kept: 0, deleted: 0, skipped: 0 };
const postsOf = (site: string, day: number, ids: readonly number[], over = {}) =>
  ids.map((id) => ({
    id,
    title: `${site} ${id}`,
    slug: `${site}-${id}`,
    date: `2024-05-0${day} 10:3${id}:00`,
    ...over,
  }));

describeOnEachDatabase('imports of several sites', (open) => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'newsroom-sites-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  interface Options {
    system?: ImportSystem;
    source?: string | null;
    siteUrl?: string | null;
    isDryRun?: boolean;
    now?: number;
  }
  async function importText(db: Db, content: string, options: Options = {}) {
    const { system = 'wordpress', source = null, siteUrl = null, isDryRun = false, now = NOON } = options;
    const file = join(folder, newId());
    writeFileSync(file, content);
    async function* read() {
      for await (const record of importers[system](file, { origin: siteUrl })) yield finishRecord(record);
    }
    const survey = await surveyExport(db, { system, records: read(), source, siteUrl });
    const { source: from, adopted } = survey;
    const report = await importRecords(db, {
      system,
      source: from,
      adopted,
      records: read(),
      isDryRun,
      images: null,
      retriesImages: false,
      actor: null,
      now,
      newId,
    });
    return { ...report, isOtherSite: survey.isOtherSite };
  }
  const wxr = (host: string, posts: Parameters<typeof makeWxr>[0]['posts']) =>
    makeWxr({ url: `https://${host}`, posts });
  const titles = async (db: Db) =>
    (await db.selectFrom('article').select('title').orderBy('title').execute()).map(({ title }) => title);
  const idOf = async (db: Db, title: string) =>
    (await db.selectFrom('article').select('id').where('title', '=', title).executeTakeFirstOrThrow()).id;

  async function prepare() {
    const { db } = await open();
    await writeCategory(db, 'futbol', 'Futbol');
    return { db, actor: await writeActor(db, 'admin') };
  }

  it('keeps the articles of two sites with the same ids apart', async () => {
    const { db } = await prepare();
    const [first, second] = [
      wxr('a.example', postsOf('A', 1, [1, 2, 3])),
      wxr('b.example', postsOf('B', 2, [2, 3])),
    ];
    expect(await importText(db, first)).toMatchObject({
      source: 'wordpress:a.example',
      articles: { ...counts, new: 3 },
    });
    for (const isDryRun of [true, false]) {
      const report = await importText(db, second, { isDryRun });
      expect(report).toMatchObject({
        source: 'wordpress:b.example',
        articles: { ...counts, new: 2 },
        changes: [],
      });
      expect(report.losses.addressTaken?.samples).toEqual([
        { title: 'B 2', detail: '/?p=2' },
        { title: 'B 3', detail: '/?p=3' },
      ]);
    }
    expect(await titles(db)).toEqual(['A 1', 'A 2', 'A 3', 'B 2', 'B 3']);
    for (const [address, slug] of [
      ['/?p=2', 'a-2'],
      ['/2024/05/A-2/', 'a-2'],
      ['/2024/05/B-2/', 'b-2'],
    ])
      expect(await findOldAddress(db, { address: address ?? '' })).toMatchObject({
        target: `/article/${slug}`,
      });
    for (const file of [first, second, first])
      expect((await importText(db, file)).articles).toMatchObject({ new: 0, changed: 0 });
    expect(await listSources(db, { system: 'wordpress' })).toEqual([
      'wordpress:a.example',
      'wordpress:b.example',
    ]);
    expect(await listSources(db, { system: 'ghost' })).toEqual([]);
  });

  it('names the articles that would change before it changes them', async () => {
    const { db } = await prepare();
    await importText(db, wxr('a.example', postsOf('A', 1, [1, 2])));
    const next = wxr('a.example', [
      { ...postsOf('A', 1, [1])[0], id: 1, title: 'Yeni ad' },
      ...postsOf('A', 1, [2]),
    ]);
    const id = await idOf(db, 'A 1');
    for (const isDryRun of [true, false])
      expect(await importText(db, next, { isDryRun, now: NOON + MINUTE })).toMatchObject({
        articles: { ...counts, changed: 1, unchanged: 1 },
        changes: [{ id, title: 'A 1', newTitle: 'Yeni ad' }],
      });
    expect(await titles(db)).toEqual(['A 2', 'Yeni ad']);
  });

  it('names no article that would stay the same', async () => {
    const { db } = await prepare();
    const file = wxr('a.example', postsOf('A', 1, [1]));
    await importText(db, file);
    // As after an upgrade that reads the export in another way.
    await db.updateTable('import_source').set({ fingerprint: 'x' }).where('kind', '=', 'article').execute();
    for (const isDryRun of [true, false])
      expect(await importText(db, file, { isDryRun })).toMatchObject({
        articles: { ...counts, unchanged: 1 },
        changes: [],
      });
    const { fingerprint } = await db
      .selectFrom('import_source')
      .select('fingerprint')
      .where('kind', '=', 'article')
      .executeTakeFirstOrThrow();
    expect(fingerprint).not.toBe('x');
  });

  it('moves a site to another address on request', async () => {
    const { db } = await prepare();
    await importText(db, wxr('a.example', postsOf('A', 1, [1])));
    const moved = wxr('new.example', postsOf('A', 1, [1], { title: 'Yeni' }));
    expect(await importText(db, moved, { source: 'wordpress:a.example' })).toMatchObject({
      articles: { ...counts, changed: 1 },
    });
    expect(await titles(db)).toEqual(['Yeni']);
  });

  it('leaves a path of an export to the article or the page to which it leads already', async () => {
    const { db } = await prepare();
    await addOldAddresses(db, {
      addresses: [
        { path: '/?p=1', target: '/category/futbol' },
        { path: '/?p=2', target: null },
      ],
      now: NOON,
    });
    await importText(db, wxr('a.example', postsOf('A', 1, [1, 2])));
    expect(await findOldAddress(db, { address: '/?p=1' })).toMatchObject({ target: '/category/futbol' });
    expect(await findOldAddress(db, { address: '/?p=2' })).toMatchObject({ target: '/article/a-2' });
  });

  /** Turns imports into those of an earlier version, which knew systems only. */
  async function forgetSites(db: Db) {
    const rows = await db.selectFrom('import_source').selectAll().where('kind', '=', 'article').execute();
    await db.deleteFrom('import_source').execute();
    for (const row of rows)
      await db
        .insertInto('import_source')
        .values({ ...row, source: row.source.split(':')[0] ?? '', fingerprint: `${row.fingerprint}-` })
        .execute();
  }

  it('knows the articles that an earlier version has imported without the name of their site', async () => {
    const { db, actor } = await prepare();
    const posts = postsOf('A', 1, [1, 2, 3, 4, 5]);
    const file = wxr('a.example', posts);
    await importText(db, file);
    await forgetSites(db);
    const state = await getArticleState(db, { id: await idOf(db, 'A 2') });
    const fields = { ...state.fields, title: 'Bizim başlıq' };
    await saveArticle(db, { actor, id: state.id, baseVersion: 1, fields, now: NOON, newId });
    await deleteArticle(db, { actor, id: await idOf(db, 'A 3'), now: NOON, newId });
    const before = await titles(db);

    // Another site with the same ids takes none of them.
    const other = wxr('b.example', postsOf('B', 2, [1, 2, 3]));
    expect(await importText(db, other, { isDryRun: true })).toMatchObject({
      articles: { ...counts, new: 3 },
    });
    const changed = wxr('a.example', [...posts.slice(0, 4), { ...posts[4], id: 5, title: 'Yeni ad' }]);
    const expected = { articles: { ...counts, unchanged: 2, kept: 1, deleted: 1, changed: 1 } };
    expect(await importText(db, changed, { isDryRun: true })).toMatchObject(expected);
    expect(await importText(db, changed, { now: NOON + MINUTE })).toMatchObject(expected);
    expect(await titles(db)).toEqual([...before.filter((title) => title !== 'A 5'), 'Yeni ad'].sort());
    expect(await listSources(db, { system: 'wordpress' })).toEqual(['wordpress:a.example']);
    expect((await importText(db, other)).articles).toMatchObject({ new: 3 });
    expect(await importText(db, changed)).toMatchObject({ articles: { new: 0, changed: 0 } });
  });

  it('separates two sites that an earlier version has mixed', async () => {
    const { db } = await prepare();
    // The second site has overwritten two of three articles.
    await importText(db, wxr('a.example', [...postsOf('B', 2, [1, 2]), ...postsOf('A', 1, [3])]));
    await forgetSites(db);
    const [first, second] = [
      wxr('a.example', postsOf('A', 1, [1, 2, 3])),
      wxr('b.example', postsOf('B', 2, [1, 2])),
    ];
    expect((await importText(db, first)).articles).toMatchObject({ new: 2, unchanged: 1 });
    expect((await importText(db, second)).articles).toMatchObject({ new: 0, unchanged: 2 });
    expect(await titles(db)).toEqual(['A 1', 'A 2', 'A 3', 'B 1', 'B 2']);
  });

  it('notices that a file without the name of its site is that of another one', async () => {
    const { db } = await prepare();
    const csv = (name: string, day: number) =>
      `id,title,content,category,status,published\n1,${name} 1,Mətn,Futbol,published,0${day}.05.2024 10:00\n`;
    expect(await importText(db, csv('A', 1), { system: 'csv' })).toMatchObject({
      source: 'csv',
      isOtherSite: false,
    });
    expect(await importText(db, csv('A', 1), { system: 'csv' })).toMatchObject({ isOtherSite: false });
    const options = { system: 'csv', isDryRun: true } as const;
    expect(await importText(db, csv('B', 2), options)).toMatchObject({
      isOtherSite: true,
      articles: { ...counts, changed: 1 },
      changes: [{ title: 'A 1', newTitle: 'B 1' }],
    });
    const named = { ...options, siteUrl: 'https://b.example' };
    expect(await importText(db, csv('B', 2), named)).toMatchObject({
      source: 'csv:b.example',
      isOtherSite: false,
      articles: { ...counts, new: 1 },
    });
  });
});
