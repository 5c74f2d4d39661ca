import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/**
 * The audit log. It has no foreign keys, because a line outlives the account and the article that it names. The database
 * refuses to change or delete a line.
 */
export const platformAuditBaseline = sqlMigration('0001-platform-audit', ({ engine, key, bigint }) => [
  `create table audit_log (
    id ${key} not null primary key,
    created_at ${bigint} not null,
    actor_id ${key},
    actor_name text,
    action ${key} not null,
    subject_type ${key} not null,
    subject_id ${key} not null,
    before text,
    after text
  )`,
  'create index audit_log_newest on audit_log (created_at desc, id desc)',
  'create index audit_log_by_actor on audit_log (actor_id, created_at desc, id desc)',
  'create index audit_log_by_subject on audit_log (subject_type, subject_id, created_at desc, id desc)',
  'create index audit_log_by_action on audit_log (action, created_at desc, id desc)',
  ...(engine === 'postgres' ? refuseOnPostgres : refuseOnSqlite),
]);

const MESSAGE = 'audit_log is append-only';

const refuseOnSqlite = ['update', 'delete'].map(
  (event) => `create trigger audit_log_no_${event} before ${event} on audit_log
    begin select raise(abort, '${MESSAGE}'); end`,
);

const refuseOnPostgres = [
  `create function refuse_audit_log_change() returns trigger language plpgsql as $$
    begin raise exception '${MESSAGE}'; end $$`,
  `create trigger audit_log_no_change before update or delete on audit_log
    for each row execute function refuse_audit_log_change()`,
];
