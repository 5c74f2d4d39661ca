import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** The outbox of single mails. */
export const platformMailBaseline = sqlMigration('0001-platform-mail', ({ key, bigint }) => [
  `create table mail_outbox (
    id ${key} not null primary key,
    kind text not null,
    subject_id ${key} not null,
    recipient text,
    created_at ${bigint} not null,
    due_at ${bigint} not null,
    attempts integer not null default 0,
    failed_at ${bigint},
    constraint mail_outbox_kind_known check (
      kind in ('contactNotice', 'contactReply', 'confirmSubscription', 'alreadySubscribed', 'issueTest',
        'noteMention', 'articlePending', 'articleReturned'))
  )`,
  'create index mail_outbox_due on mail_outbox (due_at) where failed_at is null',
  'create index mail_outbox_by_subject on mail_outbox (subject_id, kind)',
]);
