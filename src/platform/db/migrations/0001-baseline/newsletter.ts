import type { Dialect } from '../dialect.ts';

/** The issues of the newsletter, and the queue of their deliveries. */
export const newsletter = ({ key, bigint }: Dialect): string[] => [
  `create table newsletter_issue (
    id ${key} not null primary key,
    kind text not null check (kind in ('weekly', 'breaking')),
    subject text not null,
    intro text not null,
    status text not null,
    scheduled_at ${bigint},
    started_at ${bigint},
    stopped_at ${bigint},
    finished_at ${bigint},
    sent_count integer not null default 0,
    refused_count integer not null default 0,
    failed_count integer not null default 0,
    unsubscribed_count integer not null default 0,
    created_at ${bigint} not null,
    updated_at ${bigint} not null,
    constraint newsletter_issue_status_known check (
      status in ('draft', 'scheduled', 'sending', 'sent', 'stopped')),
    constraint newsletter_issue_scheduled_has_moment check (
      status <> 'scheduled' or scheduled_at is not null),
    constraint newsletter_issue_started_fits_status check (
      (status in ('sending', 'sent', 'stopped')) = (started_at is not null)
        and (status in ('sent', 'stopped')) = (finished_at is not null))
  )`,
  'create index newsletter_issue_newest on newsletter_issue (created_at desc, id desc)',
  'create index newsletter_issue_due on newsletter_issue (status, scheduled_at)',

  `create table newsletter_issue_article (
    issue_id ${key} not null references newsletter_issue (id) on delete cascade,
    article_id ${key} not null references article (id) on delete cascade,
    position integer not null,
    primary key (issue_id, article_id)
  )`,
  'create index newsletter_issue_article_by_article on newsletter_issue_article (article_id)',

  `create table newsletter_delivery (
    issue_id ${key} not null references newsletter_issue (id) on delete cascade,
    subscriber_id ${key} not null references subscriber (id) on delete cascade,
    status text not null,
    failure text,
    attempts integer not null default 0,
    due_at ${bigint} not null,
    lease_id ${key},
    lease_until ${bigint},
    unsubscribe_hash ${key} unique,
    sent_at ${bigint},
    primary key (issue_id, subscriber_id),
    constraint newsletter_delivery_status_known check (
      status in ('queued', 'sending', 'sent', 'failed')),
    constraint newsletter_delivery_failure_fits_status check (
      (status = 'failed') = (failure is not null)
        and (failure is null or failure in ('refused', 'givenUp', 'unsure')))
  )`,
  'create index newsletter_delivery_queue on newsletter_delivery (status, due_at)',
  'create index newsletter_delivery_by_lease on newsletter_delivery (lease_id)',
  'create index newsletter_delivery_by_status on newsletter_delivery (issue_id, status, failure)',
  'create index newsletter_delivery_by_subscriber on newsletter_delivery (subscriber_id)',
];
