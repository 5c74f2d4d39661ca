import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

const HAS_ADDRESS = `action in ('staff.invite', 'staff.withdraw', 'staff.create')`;

/**
 * The data of a person are found by address. The audit log has no addresses any more: it cannot be changed, so what it has
 * could not be erased. The lines keep the id and the name of the account.
 */
export const personalDataIndexes = sqlMigration('0020-personal-data', ({ engine }) => [
  'create index contact_message_by_email on contact_message (email)',
  'create index mail_outbox_by_recipient on mail_outbox (recipient) where recipient is not null',
  'create index comment_report_by_commenter on comment_report (commenter_hash)',
  ...(engine === 'postgres'
    ? [
        'alter table audit_log disable trigger audit_log_no_change',
        ...['before', 'after'].map(
          (column) => `update audit_log set ${column} = (${column}::jsonb - 'email')::text
            where ${HAS_ADDRESS} and ${column} is not null`,
        ),
        'alter table audit_log enable trigger audit_log_no_change',
      ]
    : [
        'drop trigger audit_log_no_update',
        ...['before', 'after'].map(
          (column) => `update audit_log set ${column} = json_remove(${column}, '$.email')
            where ${HAS_ADDRESS} and ${column} is not null`,
        ),
        `create trigger audit_log_no_update before update on audit_log
          begin select raise(abort, 'audit_log is append-only'); end`,
      ]),
]);
