import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/**
 * Web push: the keys of the site, the browsers that subscribed, their topics, and the notices with their deliveries. Notices
 * are sent with limits for each host, and an endpoint that does not answer gets fewer tries and is dropped.
 */
export const pushBaseline = sqlMigration('0001-push', ({ key, bigint }) => [
  `create table push_key (
    id integer not null primary key check (id = 1),
    public_key text not null,
    private_key text not null,
    created_at ${bigint} not null
  )`,

  `create table push_subscription (
    id ${key} not null primary key,
    endpoint ${key} not null unique,
    p256dh text not null,
    auth text not null,
    goals_only integer not null default 0 check (goals_only in (0, 1)),
    quiet_from integer,
    quiet_until integer,
    created_at ${bigint} not null,
    seen_at ${bigint} not null,
    host ${key} not null default '',
    unanswered integer not null default 0,
    retry_at ${bigint},
    constraint push_subscription_quiet_hours check (
      (quiet_from is null) = (quiet_until is null)
        and (quiet_from is null
          or (quiet_from between 0 and 23 and quiet_until between 0 and 23 and quiet_from <> quiet_until)))
  )`,

  `create table push_topic (
    subscription_id ${key} not null references push_subscription (id) on delete cascade,
    kind text not null check (kind in ('match', 'team', 'competition', 'breaking')),
    subject_id ${key} not null,
    primary key (subscription_id, kind, subject_id),
    constraint push_topic_subject_fits_kind check ((kind = 'breaking') = (subject_id = ''))
  )`,
  'create index push_topic_by_subject on push_topic (kind, subject_id, subscription_id)',

  `create table push_notice (
    id ${key} not null primary key,
    event_key ${key} not null unique,
    tag ${key} not null,
    title text not null,
    body text not null,
    address text not null,
    is_silent integer not null check (is_silent in (0, 1)),
    created_at ${bigint} not null,
    expires_at ${bigint} not null,
    recipients integer not null default 0,
    sent integer not null default 0,
    failed integer not null default 0,
    replaced integer not null default 0
  )`,
  'create index push_notice_by_tag on push_notice (tag)',
  'create index push_notice_by_time on push_notice (created_at, id)',

  `create table push_delivery (
    notice_id ${key} not null references push_notice (id) on delete cascade,
    subscription_id ${key} not null references push_subscription (id) on delete cascade,
    status text not null check (status in ('queued', 'sending')),
    attempts integer not null default 0,
    due_at ${bigint} not null,
    lease_id ${key},
    lease_until ${bigint},
    host ${key} not null default '',
    primary key (notice_id, subscription_id),
    constraint push_delivery_lease_fits_status check (
      (status = 'sending') = (lease_id is not null) and (lease_id is null) = (lease_until is null))
  )`,
  'create index push_delivery_by_lease on push_delivery (lease_id)',
  'create index push_delivery_by_subscription on push_delivery (subscription_id)',
  'create index push_delivery_queue on push_delivery (status, host, due_at)',
  'create index push_delivery_lease on push_delivery (status, lease_until)',
]);
