import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { tableDecisions } from '#app/declarations.ts';
import { allMigrations } from '#app/server/site-database.ts';
import { listTableRows } from '#platform/db/list-table-rows.ts';
import { migrateToLatest } from '#platform/db/migrate.ts';
import { openDatabase } from '#platform/db/open-database.ts';
import type { Db } from '#platform/db/schema.ts';
import { newFile, readArchivedRows, writeArchive, writeSite } from '#tests/kit/content/archives.ts';
import { NOON, writeArticle } from '#tests/kit/content/articles.ts';
import { openStore } from '#tests/kit/content/media.ts';
import { openMigrated, openNew } from '#tests/kit/databases/new-databases.ts';
import { siteEngines } from '#tests/kit/site/site.ts';
import { ArchiveRefused } from './archive-manifest.ts';
import { exportArchive } from './export-archive.ts';
import { restoreArchive } from './restore-archive.ts';
import { RestoreUnfinished, refuseUnfinishedRestore } from './unfinished-restore.ts';

type ExportOptions = Omit<Parameters<typeof exportArchive>[1], 'tables'>;
type RestoreOptions = Omit<Parameters<typeof restoreArchive>[1], 'tables' | 'migrations'>;
const exportSite = (db: Db, options: ExportOptions) =>
  exportArchive(db, { ...options, tables: tableDecisions });
const restoreSite = (open: Parameters<typeof restoreArchive>[0], options: RestoreOptions) =>
  restoreArchive(open, { ...options, tables: tableDecisions, migrations: allMigrations });

describe.each(siteEngines())('an archive of a site on %s', (engine) => {
  const other = siteEngines().find((one) => one !== engine) ?? engine;

  it('restores to an equal site on the other engine, and without what is still to be sent', async () => {
    const [from, fromStore] = [await openMigrated(engine), openStore()];
    await writeSite(from, fromStore);
    const file = newFile();
    const manifest = await exportSite(from.db, { file, store: fromStore, now: NOON });
    expect(manifest.tables.article?.rows).toBe(250);
    expect(manifest.files.rows).toBe(1);
    expect(manifest.tables.delivery?.rows).toBe(1);
    for (const table of ['staff_session', 'mail_outbox', 'article_presence', 'article_search'])
      expect(manifest.tables).not.toHaveProperty(table);

    const [to, toStore] = [await openNew(other), openStore()];
    expect(await restoreSite(to, { file, store: toStore })).toEqual(manifest);
    await from.db.deleteFrom('delivery').where('status', '!=', 'sent').execute();
    expect(await readArchivedRows(to)).toEqual(await readArchivedRows(from));
    const [stored] = await fromStore.list('articles/');
    expect(await toStore.findInfo(stored?.fullPath ?? '')).toEqual(
      expect.objectContaining({ md5Hash: stored?.md5Hash, timeCreated: stored?.timeCreated }),
    );

    const again = await exportSite(to.db, { file: `${file}.2`, store: toStore, now: NOON });
    expect(Object.entries(again.tables).map(([name, { rows }]) => [name, rows])).toEqual(
      Object.entries(manifest.tables).map(([name, { rows }]) => [name, rows]),
    );
    // Triggers and foreign keys work again.
    await writeArticle(to.db, { title: 'Bərpadan sonra' });
    expect(await to.db.selectFrom('category').select('article_count').executeTakeFirst()).toEqual({
      article_count: 251,
    });
    const missing = { article_id: 'none', tag_id: 'none', position: 0, listed_at: null };
    await expect(
      to.db
        .insertInto('article_tag')
        .values(missing as never)
        .execute(),
    ).rejects.toThrow(/foreign key constraint/i);
  });

  it('has a decision for every table, and knows which rows a new database has', async () => {
    const { db } = await openMigrated(engine);
    const names = (await db.introspection.getTables()).map(({ name }) => name);
    expect(Object.keys(tableDecisions).sort()).toEqual(names.sort());
    for (const [table, decision] of Object.entries(tableDecisions)) {
      const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db);
      if (rows.length > 0) expect(['replaced', 'derived'], table).toContain(decision);
    }
  });

  it('sees one moment, while others write', async () => {
    const { target, ...open } = await openMigrated(engine);
    for (let at = 0; at < 3; at++) await writeArticle(open.db, { title: `Xəbər ${at}`, tags: ['Köhnə'] });
    const colleague = await openDatabase(target);
    let written: Promise<unknown> | undefined;
    const manifest = await exportSite(open.db, {
      file: newFile(),
      store: openStore(),
      now: NOON,
      onProgress: () => {
        written ??= writeArticle(colleague.db, { title: 'Bu arada', tags: ['Yeni'] });
      },
    });
    await written;
    await colleague.close();
    expect(manifest.tables).toMatchObject({
      article: { rows: 3 },
      article_tag: { rows: 3 },
      tag: { rows: 1 },
    });
    expect(await open.db.selectFrom('tag').select('id').execute()).toHaveLength(2);
  });

  it('is written only into an empty database, and completely or not at all', async () => {
    const from = await openMigrated(engine);
    await writeArticle(from.db);
    const file = newFile();
    const store = openStore();
    await exportSite(from.db, { file, store, now: NOON });
    await expect(exportSite(from.db, { file, store, now: NOON })).rejects.toThrow(ArchiveRefused);
    const nowhere = `${file}.folder/site.zip`;
    await expect(exportSite(from.db, { file: nowhere, store, now: NOON })).rejects.toThrow('does not exist');
    const [folder, full] = [newFile(), newFile()];
    mkdirSync(`${folder}.part`);
    symlinkSync('/dev/full', `${full}.part`);
    for (const [place, reason] of [
      [folder, 'EISDIR'],
      [full, 'ENOSPC'],
    ] as const)
      await expect(exportSite(from.db, { file: place, store, now: NOON })).rejects.toMatchObject({
        name: 'ArchiveRefused',
        message: expect.stringMatching(`^${place} could not be written: ${reason}`),
      });
    await expect(restoreSite(from, { file, store })).rejects.toThrow('not empty');

    const bytes = readFileSync(file);
    writeFileSync(`${file}.cut`, bytes.subarray(0, bytes.length - 400));
    const empty = await openNew(engine);
    await expect(restoreSite(empty, { file: `${file}.cut`, store })).rejects.toThrow(ArchiveRefused);

    const tables = { category: { lines: '{"id":"a","slug":"a"}\n', rows: 2 } };
    const damaged = await writeArchive({ migrations: allMigrations.map(({ name }) => name), tables });
    await expect(restoreSite(empty, { file: damaged, store })).rejects.toThrow(
      'category.jsonl of the archive is damaged',
    );
    expect(await empty.db.selectFrom('category').select('id').execute()).toEqual([]);
    await expect(refuseUnfinishedRestore(empty.db)).rejects.toThrow(RestoreUnfinished);
    await restoreSite(empty, { file, store });
    await refuseUnfinishedRestore(empty.db);
    const [article] = await empty.db.selectFrom('article').select('id').execute();
    // The server indexes it when the command is interrupted now.
    expect(await empty.db.selectFrom('search_index_queue').select('article_id').execute()).toEqual([
      { article_id: article?.id },
    ]);
  });

  it('brings an archive of an older program up to date, and refuses one of a newer program', async () => {
    const oldMigrations = allMigrations.slice(0, -1);
    const older = oldMigrations.map(({ name }) => name);
    const old = await openNew(engine);
    await migrateToLatest(old, oldMigrations);
    await sql`insert into category (id, slug, name, description, color, position, sort_key, article_count, created_at, updated_at)
      values ('c', 'futbol', 'Futbol', '', '#10b981', 1, 'f', 7, 1, 1)`.execute(old.db);
    const lines: string[] = [];
    for await (const rows of listTableRows(old.db, { table: 'category' }))
      lines.push(...rows.map((row) => `${JSON.stringify(row)}\n`));
    const tables = { category: { lines: lines.join(''), rows: 1 } };
    const to = await openNew(engine);
    await restoreSite(to, { file: await writeArchive({ migrations: older, tables }), store: openStore() });
    expect(await to.db.selectFrom('category').select(['slug', 'article_count']).execute()).toEqual([
      { slug: 'futbol', article_count: 7 },
    ]);
    expect(await migrateToLatest(to, allMigrations)).toEqual([]);

    const store = openStore();
    const empty = await openMigrated(engine);
    const file = await writeArchive({ migrations: older, tables });
    await expect(restoreSite(empty, { file, store })).rejects.toThrow('older than this database');
    const newer = await writeArchive({
      migrations: [...allMigrations.map(({ name }) => name), '9999-next'],
      tables,
    });
    await expect(restoreSite(empty, { file: newer, store })).rejects.toThrow('newer program');
    const version = await writeArchive({ migrations: older, tables, version: 2 });
    await expect(restoreSite(empty, { file: version, store })).rejects.toThrow('newer program');
  });

  const migrations = allMigrations.map(({ name }) => name);
  const restoreOf = async (content: Omit<Parameters<typeof writeArchive>[0], 'migrations'>) => {
    const to = await openNew(engine);
    const restored = restoreSite(to, {
      file: await writeArchive({ migrations, ...content }),
      store: openStore(),
    });
    return { to, restored };
  };

  it('cleans the text of articles and of their revisions', async () => {
    const from = await openMigrated(engine);
    const { id } = await writeArticle(from.db);
    const evil = '<p onclick="a()">Mətn<script>a()</script></p><img src="javascript:a()">';
    await from.db.updateTable('article').set({ content: evil }).execute();
    await from.db
      .insertInto('article_revision')
      .values({
        id: 'r',
        article_id: id,
        version: 99,
        kind: 'save',
        staff_id: null,
        staff_name: null,
        fields: JSON.stringify({ title: 'Başlıq', content: evil }),
        created_at: NOON,
      })
      .execute();
    const file = newFile();
    await exportSite(from.db, { file, store: openStore(), now: NOON });
    const to = await openNew(other);
    await restoreSite(to, { file, store: openStore() });
    expect(await to.db.selectFrom('article').select('content').execute()).toEqual([
      { content: '<p>Mətn</p>' },
    ]);
    const revisions = await to.db
      .selectFrom('article_revision')
      .select('fields')
      .where('version', '=', 99)
      .execute();
    expect(revisions.map(({ fields }) => JSON.parse(fields))).toEqual([
      { title: 'Başlıq', content: '<p>Mətn</p>' },
    ]);
  });

  it('is refused with one line when it is not from this program, before a row is written', async () => {
    const category = { lines: '{"id":"a","slug":"a"}\n', rows: 1 };
    for (const [tables, reason] of [
      [{ category, wp_posts: { lines: '', rows: 0 } }, 'a table "wp_posts"'],
      [{ category, staff_session: { lines: '', rows: 0 } }, 'a table "staff_session"'],
      [{ category, schema_migration: { lines: '', rows: 0 } }, 'a table "schema_migration"'],
      [{ category, tag: { lines: '{"id":"a","evil":1}\n', rows: 1 } }, 'a column "evil" in "tag"'],
      [{ tag: { lines: '{"id":\n', rows: 1 } }, 'Line 1 of tables/tag.jsonl'],
      [{ tag: { lines: '[1,[2]]\n', rows: 1 } }, 'a line without a row'],
      [{ category }, 'does not take a row of "category"'],
    ] as const) {
      const { to, restored } = await restoreOf({ tables });
      const refusal = await restored.catch((error) => error);
      expect(refusal).toBeInstanceOf(ArchiveRefused);
      expect(refusal.message).toContain(reason);
      expect(refusal.message).not.toContain('\n');
      const names = (await to.db.introspection.getTables()).map(({ name }) => name);
      if (names.includes('category'))
        expect(await to.db.selectFrom('category').select('id').execute()).toEqual([]);
    }
  });

  it('is refused when a line unpacks to more than fits into memory', async () => {
    const lines = `{"id":"${'a'.repeat(40 * 1024 * 1024)}"}\n`;
    const { restored } = await restoreOf({ tables: { tag: { lines, rows: 1 } } });
    await expect(restored).rejects.toThrow('a line of more than 16 MB');
    const bomb = await restoreOf({ tables: {}, manifest: `${' '.repeat(8 * 1024 * 1024)}{}` });
    await expect(bomb.restored).rejects.toThrow('manifest.json of the archive is larger than it may be');
  });
});
