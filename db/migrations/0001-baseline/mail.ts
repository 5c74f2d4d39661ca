import type { Dialect } from '../dialect.ts';

/** The outbox of single mails. */
export const mail = ({ key, bigint }: Dialect): string[] => [
  `create table outgoing_mail (
    id ${key} not null primary key,
    kind text not null,
    subject_id ${key} not null,
    recipient text,
    created_at ${bigint} not null,
    due_at ${bigint} not null,
    attempts integer not null default 0,
    failed_at ${bigint},
    constraint outgoing_mail_kind_known check (
      kind in ('contactNotice', 'contactReply', 'confirmSubscription', 'alreadySubscribed', 'issueTest',
        'noteMention', 'articlePending', 'articleReturned'))
  )`,
  'create index outgoing_mail_due on outgoing_mail (due_at) where failed_at is null',
  'create index outgoing_mail_about on outgoing_mail (subject_id, kind)',
];
