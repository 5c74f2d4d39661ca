import { sql } from 'kysely';
import { type Dialect, dialectOf } from '../dialect.ts';
import type { Migration } from '../migration.ts';
import { scopeTriggers } from '../scope-triggers.ts';
import { articleScopes } from './article-scopes.ts';
import { matchScopes } from './match-scopes.ts';

/**
 * The revision of the last change of each scope. The triggers delete scopes that have not changed for 10,000 revisions, so that
 * the table does not grow with the archive.
 */
const table = ({ key, bigint, withoutRowid }: Dialect): string[] => [
  `create table revision_scope (
    scope ${key} not null primary key,
    revision ${bigint} not null
  ) ${withoutRowid}`,
  'create index revision_scope_by_revision on revision_scope (revision)',
];

/**
 * Its triggers run at the commit. The single row that every writer updates is then locked only at the end of the transaction,
 * and a transaction of a thousand rows updates it once. Every writer locks it before the scopes, so that none waits for another
 * in a circle.
 */
const createMoveScopes = `create function move_scopes(changed text[]) returns void language plpgsql as $$
  declare
    this_one text := pg_current_xact_id()::text;
    moved bigint;
  begin
    if current_setting('newsroom.revision_moved_by', true) = this_one then
      select revision into moved from site_revision;
    else
      perform set_config('newsroom.revision_moved_by', this_one, true);
      update site_revision set revision = revision + 1 returning revision into moved;
      delete from revision_scope where revision <= moved - 10000;
      perform pg_notify('site_revision', moved::text);
    end if;
    insert into revision_scope (scope, revision)
      select distinct scope, moved from unnest(changed) as scope where scope is not null
      on conflict (scope) do update set revision = excluded.revision
        where revision_scope.revision < excluded.revision;
  end $$`;

/** Replaces the triggers that increased only the revision of the site by triggers that also move scopes. */
export const revisionScopes: Migration = {
  name: '0003-revision-scopes',
  async up(db, engine) {
    const postgres = engine === 'postgres';
    const { rows } = await sql<{ name: string; table: string }>`${sql.raw(
      postgres
        ? `select tgname as name, tgrelid::regclass::text as table from pg_trigger where tgname like '%_bumps_site_revision'`
        : `select name, tbl_name as "table" from sqlite_master where type = 'trigger' and name like '%_bumps_site_revision'`,
    )}`.execute(db);
    const removed = rows.flatMap((row) =>
      postgres
        ? [`drop trigger ${row.name} on ${row.table}`, `drop function ${row.name}()`]
        : [`drop trigger ${row.name}`],
    );
    const statements = [
      ...removed,
      ...(postgres ? ['drop function bump_site_revision()'] : []),
      ...table(dialectOf(engine)),
      ...(postgres ? [createMoveScopes] : []),
      ...scopeTriggers(engine, [...articleScopes, ...matchScopes]),
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
