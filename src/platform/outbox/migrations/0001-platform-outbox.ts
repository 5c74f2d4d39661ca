import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/**
 * Events that the outside has to know, and the deliveries of all channels, queued and finished. An event is deleted when every
 * receiver has planned its deliveries.
 */
export const platformOutboxBaseline = sqlMigration('0001-platform-outbox', ({ key, bigint }) => [
  `create table outbox_event (
    id ${key} not null primary key,
    type text not null,
    subject_id ${key} not null,
    detail text not null,
    created_at ${bigint} not null
  )`,
  'create index outbox_event_by_time on outbox_event (created_at, id)',

  `create table delivery (
    id ${key} not null primary key,
    channel ${key} not null,
    target ${key} not null,
    event_type text not null,
    subject_type text not null,
    subject_id ${key} not null,
    title text not null,
    address text not null,
    payload text not null,
    status ${key} not null check (status in ('queued', 'sending', 'sent', 'failed', 'unsure', 'skipped')),
    is_repeatable integer not null check (is_repeatable in (0, 1)),
    attempts integer not null default 0,
    due_at ${bigint} not null,
    lease_id ${key},
    lease_until ${bigint},
    created_at ${bigint} not null,
    finished_at ${bigint},
    response text not null default '',
    check ((status = 'sending') = (lease_id is not null)),
    check ((lease_id is null) = (lease_until is null)),
    check ((status in ('queued', 'sending')) = (finished_at is null))
  )`,
  `create index delivery_due on delivery (channel, due_at, id) where status = 'queued'`,
  // One subject is never sent twice at the same time, so an edit waits for the post.
  `create unique index delivery_in_flight on delivery (channel, target, subject_type, subject_id) where status = 'sending'`,
  'create index delivery_by_subject on delivery (subject_type, subject_id, channel, target)',
  'create index delivery_by_time on delivery (created_at, id)',
  'create index delivery_by_channel on delivery (channel, created_at, id)',
  'create index delivery_by_status on delivery (status, created_at, id)',
  'create index delivery_by_both on delivery (channel, status, created_at, id)',
]);
