import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** Notes of the staff on an article, and the accounts that a note mentions. */
export const notesBaseline = sqlMigration('0001-notes', ({ key, bigint }) => [
  // Without a foreign key to the article: the notes of a deleted article wait for its restoration.
  `create table article_note (
    id ${key} not null primary key,
    article_id ${key} not null,
    staff_id ${key} references staff (id) on delete set null,
    staff_name text not null,
    text text not null,
    created_at ${bigint} not null,
    resolved_at ${bigint},
    resolved_by_name text
  )`,
  'create index article_note_by_article on article_note (article_id, created_at, id)',

  `create table note_mention (
    id ${key} not null primary key,
    note_id ${key} not null references article_note (id) on delete cascade,
    article_id ${key} not null,
    staff_id ${key} not null references staff (id) on delete cascade,
    staff_name text not null,
    created_at ${bigint} not null,
    read_at ${bigint},
    constraint note_mention_unique unique (note_id, staff_id)
  )`,
  'create index note_mention_newest on note_mention (staff_id, created_at desc, id desc)',
  'create index note_mention_unread on note_mention (staff_id, article_id) where read_at is null',
]);
