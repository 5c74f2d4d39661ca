import { sql } from 'kysely';
import { columnTypesOf } from './column-types.ts';
import type { Migration, MigrationDb } from './migration.ts';
import { addRevisionTriggers, type VisibleRows } from './revision-triggers.ts';

/**
 * The revision of what readers can see. It moves in the transaction that changes a visible row, by triggers, so
 * that no writer can forget it; page caches compare it and nothing else.
 */
export const siteRevision: Migration = {
  name: '0006-site-revision',
  async up(db, engine) {
    await db.schema
      .createTable('site_revision')
      .addColumn('id', 'integer', (c) => c.primaryKey().notNull().check(sql`id = 1`))
      .addColumn('revision', columnTypesOf(engine).bigint, (c) => c.notNull())
      .execute();
    await db.insertInto('site_revision').values({ id: 1, revision: 1 }).execute();
    if (engine === 'postgres') await addMoveFunction(db);
    await addRevisionTriggers(db, engine, visible);
  },
};

const VISIBLE_ARTICLE = `status in ('published', 'archived')`;

const visible: VisibleRows[] = [
  { table: 'article', events: ['insert', 'update', 'delete'], when: `ROW.${VISIBLE_ARTICLE}` },
  {
    table: 'article_tag',
    events: ['insert', 'update', 'delete'],
    columns: 'tag_id, position',
    when: `exists (select 1 from article where id = ROW.article_id and ${VISIBLE_ARTICLE})`,
  },
  {
    table: 'media',
    events: ['insert', 'update', 'delete'],
    when: `exists (select 1 from article where image = ROW.url and ${VISIBLE_ARTICLE})`,
  },
  {
    table: 'category',
    events: ['insert', 'update', 'delete'],
    columns: 'slug, name, short_name, description, color, position, sort_key',
  },
  { table: 'tag', events: ['update', 'delete'], columns: 'slug, name' },
  { table: 'article_redirect', events: ['insert', 'update', 'delete'] },
];

/**
 * The triggers that call it are deferred to the commit: the one row everyone updates is then locked for an instant
 * instead of for the length of the transaction, and a transaction of a thousand rows moves it once.
 */
async function addMoveFunction(db: MigrationDb): Promise<void> {
  await sql
    .raw(
      `create function move_site_revision() returns void language plpgsql as $$
       declare
         this_one text := pg_current_xact_id()::text;
         moved bigint;
       begin
         if current_setting('newsroom.revision_moved_by', true) = this_one then return; end if;
         perform set_config('newsroom.revision_moved_by', this_one, true);
         update site_revision set revision = revision + 1 returning revision into moved;
         perform pg_notify('site_revision', moved::text);
       end $$`,
    )
    .execute(db);
}
