import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** Messages of readers with the replies to them. */
export const contactBaseline = sqlMigration('0001-contact', ({ key, bigint }) => [
  `create table contact_message (
    id ${key} not null primary key,
    name text not null,
    email text not null,
    phone text,
    subject text not null,
    message text not null,
    status text not null,
    search_text text not null,
    created_at ${bigint} not null,
    updated_at ${bigint} not null,
    constraint contact_subject_known check (
      subject in ('general', 'partnership', 'advertising', 'technical', 'press', 'other')),
    constraint contact_status_known check (status in ('new', 'answered', 'archived'))
  )`,
  'create index contact_message_by_status on contact_message (status, created_at desc, id desc)',
  'create index contact_message_newest on contact_message (created_at desc, id desc)',

  `create table contact_reply (
    id ${key} not null primary key,
    message_id ${key} not null references contact_message (id) on delete cascade,
    text text not null,
    staff_id ${key} references staff (id) on delete set null,
    staff_name text not null,
    created_at ${bigint} not null,
    sent_at ${bigint}
  )`,
  'create index contact_reply_by_message on contact_reply (message_id, created_at)',
  'create index contact_reply_by_staff on contact_reply (staff_id)',
]);
