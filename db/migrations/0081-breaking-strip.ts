import { sql } from 'kysely';
import { columnTypesOf } from './column-types.ts';
import type { Migration, MigrationDb } from './migration.ts';
import { addRevisionTriggers } from './revision-triggers.ts';

/**
 * The strip for what cannot wait. The one line that the settings had becomes its first entry, without an end, as it
 * had none.
 */
export const breakingStrip: Migration = {
  name: '0081-breaking-strip',
  async up(db, engine) {
    const { key, bigint } = columnTypesOf(engine);
    await db.schema
      .createTable('breaking_entry')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('level', key, (c) => c.notNull().check(sql`level in ('breaking', 'important', 'info')`))
      .addColumn('starts_at', bigint, (c) => c.notNull())
      .addColumn('ends_at', bigint)
      .addColumn('ended_at', bigint)
      .addColumn('shown', 'integer', (c) => c.notNull().check(sql`shown in (0, 1)`))
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('created_by', key)
      .addColumn('created_by_name', 'text')
      .addColumn('created_at', bigint, (c) => c.notNull())
      .addColumn('updated_at', bigint, (c) => c.notNull())
      .execute();
    await sql`create index breaking_entry_shown on breaking_entry (starts_at) where shown = 1`.execute(db);
    // What the clock asks for: everything that is not over for good.
    await sql`create index breaking_entry_open on breaking_entry (starts_at) where ended_at is null`.execute(
      db,
    );
    await db.schema
      .createIndex('breaking_entry_newest')
      .on('breaking_entry')
      .columns(['starts_at', 'id'])
      .execute();
    await addRevisionTriggers(db, engine, [
      { table: 'breaking_entry', events: ['insert', 'update', 'delete'], when: 'ROW.shown = 1' },
    ]);
    await moveSettledLine(db);
  },
};

async function moveSettledLine(db: MigrationDb): Promise<void> {
  const settled = await db
    .selectFrom('setting')
    .select(['key', 'value', 'updated_at'])
    .where('key', 'in', ['site.breakingLine', 'site.breakingAddress'])
    .execute();
  const line = settled.find((row) => row.key === 'site.breakingLine');
  const text = textOf(line?.value);
  if (line && text !== '')
    await db
      .insertInto('breaking_entry')
      .values({
        ...{ id: 'settled-line', text, level: 'breaking', shown: 1, version: 1 },
        address: textOf(settled.find((row) => row.key === 'site.breakingAddress')?.value),
        ...{ starts_at: line.updated_at, ends_at: null, ended_at: null },
        ...{ created_by: null, created_by_name: null },
        ...{ created_at: line.updated_at, updated_at: line.updated_at },
      })
      .execute();
  await db.deleteFrom('setting').where('key', 'in', ['site.breakingLine', 'site.breakingAddress']).execute();
}

function textOf(json: string | undefined): string {
  const value: unknown = json === undefined ? '' : JSON.parse(json);
  return typeof value === 'string' ? value : '';
}
