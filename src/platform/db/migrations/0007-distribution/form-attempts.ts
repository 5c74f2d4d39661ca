import type { Dialect } from '../dialect.ts';

/**
 * The first version of the table accepts two forms only. Now it accepts any name. SQLite cannot change a check, and rows
 * are kept for an hour only, so the table is created again.
 */
export const formAttempts = ({ key, bigint }: Dialect): string[] => [
  'drop table form_attempt',
  `create table form_attempt (
    id ${key} not null primary key,
    form text not null,
    ip_hash ${key} not null,
    created_at ${bigint} not null
  )`,
  'create index form_attempt_by_ip on form_attempt (ip_hash, form, created_at)',
  'create index form_attempt_by_age on form_attempt (created_at)',
];
