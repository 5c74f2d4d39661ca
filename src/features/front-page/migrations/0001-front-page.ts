import { scopeTriggers } from '#platform/db/migrations/scope-triggers.ts';
import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** The layouts of the front page that editors make. `home_pin` has only a few rows and is always read completely. */
export const frontPageBaseline = sqlMigration('0001-front-page', ({ engine, key, bigint }) => [
  `create table home_pin (
    slot ${key} not null primary key,
    article_id ${key} not null,
    expires_at ${bigint},
    allow_duplicate integer not null default 0 check (allow_duplicate in (0, 1))
  )`,
  `create table home_layout (
    id ${key} not null primary key,
    status ${key} not null check (status in ('scheduled', 'published', 'cancelled')),
    kind ${key} not null check (kind in ('publish', 'plan', 'revert')),
    pins text not null,
    scheduled_at ${bigint},
    published_at ${bigint},
    number ${bigint},
    cancelled_at ${bigint},
    cancelled_by text,
    staff_id ${key},
    staff_name text,
    created_at ${bigint} not null,
    constraint home_layout_state check ((status = 'published') = (number is not null))
  )`,
  'create unique index home_layout_number on home_layout (number)',
  'create index home_layout_due on home_layout (status, scheduled_at)',

  `create table home_draft (
    id integer not null primary key check (id = 1),
    version ${bigint} not null,
    draft text,
    staff_name text,
    updated_at ${bigint} not null
  )`,

  ...scopeTriggers(engine, [{ table: 'home_pin', scopes: [`select 'front-page'`] }]),
]);
