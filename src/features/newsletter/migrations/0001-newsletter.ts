import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/**
 * Subscribers of the newsletter with their confirmation links and their number in each status, the issues, and the queue of their
 * deliveries.
 */
export const newsletterBaseline = sqlMigration('0001-newsletter', ({ engine, key, bigint }) => [
  `create table subscriber (
    id ${key} not null primary key,
    email ${key} not null unique,
    status text not null,
    consent_at ${bigint} not null,
    created_at ${bigint} not null,
    confirmed_at ${bigint},
    unsubscribed_at ${bigint},
    confirmation_requested_at ${bigint} not null,
    constraint subscriber_status_known check (
      status in ('pending', 'confirmed', 'unsubscribed', 'bounced')),
    constraint subscriber_confirmed_has_moment check (
      status not in ('confirmed', 'bounced') or confirmed_at is not null)
  )`,
  'create index subscriber_by_status on subscriber (status, created_at desc, id desc)',
  'create index subscriber_newest on subscriber (created_at desc, id desc)',
  `create index subscriber_confirmed_at on subscriber (confirmed_at)
    where confirmed_at is not null`,
  `create index subscriber_unsubscribed_at on subscriber (unsubscribed_at)
    where unsubscribed_at is not null`,

  `create table subscriber_token (
    hash ${key} not null primary key,
    subscriber_id ${key} not null references subscriber (id) on delete cascade,
    expires_at ${bigint} not null
  )`,
  'create index subscriber_token_by_subscriber on subscriber_token (subscriber_id)',
  'create index subscriber_token_by_age on subscriber_token (expires_at)',

  `create table subscriber_count (
    id integer not null primary key check (id = 1),
    pending integer not null,
    confirmed integer not null,
    unsubscribed integer not null,
    bounced integer not null
  )`,
  `insert into subscriber_count (id, ${columns}) values (1, 0, 0, 0, 0)`,
  ...(engine === 'postgres' ? countOnPostgres : countOnSqlite),

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
]);

const statuses = ['pending', 'confirmed', 'unsubscribed', 'bounced'];
const columns = statuses.join(', ');
const added = statuses.map((one) => `${one} = subscriber_count.${one} + excluded.${one}`).join(', ');

const onSqlite = (event: string, part: (status: string) => string) =>
  `create trigger subscriber_counted_on_${event.split(' ')[0]} after ${event} on subscriber
   begin
     insert into subscriber_count (id, ${columns}) values (1, ${statuses.map(part).join(', ')})
       on conflict (id) do update set ${added};
   end`;

const countOnSqlite = [
  onSqlite('insert', (one) => `new.status = '${one}'`),
  onSqlite('update of status', (one) => `(new.status = '${one}') - (old.status = '${one}')`),
  onSqlite('delete', (one) => `-(old.status = '${one}')`),
];

/** Runs once per statement, after its rows. A trigger per row could deadlock on the single row of counts. */
const onPostgres = (event: 'insert' | 'update' | 'delete', parts: string) => [
  `create function keep_subscriber_counts_on_${event}() returns trigger language plpgsql as $$
   begin
     insert into subscriber_count (id, ${columns})
       select 1, ${statuses.map((one) => `coalesce(sum(change) filter (where status = '${one}'), 0)`).join(', ')}
       from (${parts}) as changes
       having count(*) filter (where change <> 0) > 0
       on conflict (id) do update set ${added};
     return null;
   end $$`,
  `create trigger subscriber_counted_on_${event} after ${event} on subscriber
     referencing ${event === 'insert' ? '' : 'old table as gone'} ${event === 'delete' ? '' : 'new table as come'}
     for each statement execute function keep_subscriber_counts_on_${event}()`,
];
const come = 'select status, count(*) as change from come group by status';
const gone = 'select status, -count(*) as change from gone group by status';
const moved = `select status, sum(change) as change from (${come} union all ${gone}) as both_sides group by status`;

const countOnPostgres = [
  ...onPostgres('insert', come),
  ...onPostgres('update', moved),
  ...onPostgres('delete', gone),
  // Without the extension a search for a part of an address reads all subscribers.
  `do $$
   begin
     create extension if not exists pg_trgm;
     create index subscriber_email_parts on subscriber using gin (email gin_trgm_ops);
   exception when others then
     raise notice 'pg_trgm cannot be used: %', sqlerrm;
   end $$`,
];
