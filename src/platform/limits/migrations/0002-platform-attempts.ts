import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** One table counts the attempts of every limit. The three that it replaces had data of an hour at most. */
export const platformAttempts = sqlMigration('0002-platform-attempts', ({ key, bigint, withoutRowid }) => [
  `create table attempt_count (
    subject ${key} not null primary key,
    count integer not null,
    since ${bigint} not null
  ) ${withoutRowid}`,
  'create index attempt_count_by_since on attempt_count (since)',
  'drop table form_attempt',
  'drop table form_attempt_salt',
  'drop table sign_in_attempt',
  'drop table api_request_count',
]);
