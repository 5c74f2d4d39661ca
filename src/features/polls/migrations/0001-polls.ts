import { scopeTriggers } from '#platform/db/migrations/scope-triggers.ts';
import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** Polls and their votes. A vote moves no scope. Otherwise each vote would render the articles that show the poll again. */
export const pollsBaseline = sqlMigration('0001-polls', ({ engine, key, bigint }) => [
  `create table poll (
    id ${key} not null primary key,
    question text not null,
    closes_at ${bigint},
    version integer not null,
    created_by ${key} references staff (id) on delete set null,
    created_at ${bigint} not null,
    updated_at ${bigint} not null
  )`,
  'create index poll_by_time on poll (created_at, id)',
  'create index poll_by_staff on poll (created_by)',

  `create table poll_option (
    id ${key} not null primary key,
    poll_id ${key} not null references poll (id) on delete cascade,
    position integer not null,
    text text not null,
    votes integer not null default 0
  )`,
  'create unique index poll_option_by_poll on poll_option (poll_id, position)',

  `create table poll_vote (
    poll_id ${key} not null references poll (id) on delete cascade,
    voter_hash ${key} not null,
    option_id ${key} not null references poll_option (id) on delete cascade,
    created_at ${bigint} not null,
    primary key (poll_id, voter_hash)
  )`,
  'create index poll_vote_by_option on poll_vote (option_id)',

  ...scopeTriggers(engine, [
    { table: 'poll', scopes: [`select 'poll:' || ROW.id`] },
    { table: 'poll_option', columns: 'text, position', scopes: [`select 'poll:' || ROW.poll_id`] },
  ]),
]);
