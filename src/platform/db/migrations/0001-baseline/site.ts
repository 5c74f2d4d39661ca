import type { Dialect } from '../dialect.ts';
import { revisionTriggers } from '../revision-triggers.ts';

/**
 * The settings of the site, and the site revision. Triggers increase the revision in the transaction that changes a visible
 * row, so no code can forget it. Page caches compare only the revision.
 */
export const site = ({ engine, key, bigint }: Dialect): string[] => [
  `create table site_revision (
    id integer not null primary key check (id = 1),
    revision ${bigint} not null
  )`,
  'insert into site_revision (id, revision) values (1, 1)',
  ...(engine === 'postgres' ? [createBumpSiteRevision] : []),

  `create table setting (
    key ${key} not null primary key,
    value text not null,
    version integer not null,
    updated_at ${bigint} not null,
    updated_by ${key}
  )`,
  ...revisionTriggers(engine, [{ table: 'setting' }]),

  // The connection test (spec §2.6) writes a row here and deletes it.
  `create table connection_test (
    id ${key} not null primary key,
    written_at ${bigint} not null
  )`,
];

/**
 * Its triggers run at the commit. The single row that every writer updates is then locked only at the end of the
 * transaction, and a transaction of a thousand rows updates it once.
 */
const createBumpSiteRevision = `create function bump_site_revision() returns void language plpgsql as $$
  declare
    this_one text := pg_current_xact_id()::text;
    moved bigint;
  begin
    if current_setting('newsroom.revision_bumped_by', true) = this_one then return; end if;
    perform set_config('newsroom.revision_bumped_by', this_one, true);
    update site_revision set revision = revision + 1 returning revision into moved;
    perform pg_notify('site_revision', moved::text);
  end $$`;
