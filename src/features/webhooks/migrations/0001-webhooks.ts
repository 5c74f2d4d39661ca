import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** Programs of other sites that receive events. The site sets `failed` when a webhook has not answered for days. */
export const webhooksBaseline = sqlMigration('0001-webhooks', ({ key, bigint }) => [
  `create table webhook (
    id ${key} not null primary key,
    url text not null,
    events text not null,
    secret text not null,
    previous_secret text,
    previous_until ${bigint},
    status ${key} not null check (status in ('on', 'off', 'failed')),
    failing_since ${bigint},
    version integer not null default 1,
    created_at ${bigint} not null,
    updated_at ${bigint} not null,
    check ((previous_secret is null) = (previous_until is null))
  )`,
  'create index webhook_by_status on webhook (status, created_at, id)',
  'create index webhook_by_time on webhook (created_at, id)',
]);
