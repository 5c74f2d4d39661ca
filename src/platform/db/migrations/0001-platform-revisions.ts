import { sqlMigration } from './sql-migration.ts';

/**
 * The site revision, and the revision of the last change of each scope. Triggers move them in the transaction that changes
 * a visible row, so no code can forget it. Page caches compare only revisions. The triggers delete scopes that have not
 * changed for 10,000 revisions, so that the table does not grow with the archive.
 */
export const platformRevisionsBaseline = sqlMigration(
  '0001-platform-revisions',
  ({ engine, key, bigint, withoutRowid }) => [
    `create table site_revision (
      id integer not null primary key check (id = 1),
      revision ${bigint} not null
    )`,
    'insert into site_revision (id, revision) values (1, 1)',

    `create table revision_scope (
      scope ${key} not null primary key,
      revision ${bigint} not null
    ) ${withoutRowid}`,
    'create index revision_scope_by_revision on revision_scope (revision)',

    ...(engine === 'postgres' ? [createMoveScopes] : []),
  ],
);

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
