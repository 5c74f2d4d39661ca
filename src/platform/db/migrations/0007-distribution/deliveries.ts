import type { Dialect } from '../dialect.ts';

/** The deliveries of all channels, queued and finished, and the Telegram posts that can be edited. */
export const deliveries = ({ key, bigint, withoutRowid }: Dialect): string[] => [
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
  `create table telegram_post (
    subject_type ${key} not null,
    subject_id ${key} not null,
    message_id ${bigint} not null,
    text text not null,
    primary key (subject_type, subject_id)
  ) ${withoutRowid}`,
];
