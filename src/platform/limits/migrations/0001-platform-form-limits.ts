import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** The sent forms of the last hour, for the rate limit of public forms. Senders are stored as hashes with the salt of a day. */
export const platformFormLimitsBaseline = sqlMigration('0001-platform-form-limits', ({ key, bigint }) => [
  `create table form_attempt (
    id ${key} not null primary key,
    form text not null,
    ip_hash ${key} not null,
    created_at ${bigint} not null
  )`,
  'create index form_attempt_by_ip on form_attempt (ip_hash, form, created_at)',
  'create index form_attempt_by_age on form_attempt (created_at)',

  `create table form_attempt_salt (
    day integer not null primary key,
    salt ${key} not null
  )`,
]);
