import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** The posts of the Telegram channel that can be edited. */
export const telegramBaseline = sqlMigration('0001-telegram', ({ key, bigint, withoutRowid }) => [
  `create table telegram_post (
    subject_type ${key} not null,
    subject_id ${key} not null,
    message_id ${bigint} not null,
    text text not null,
    primary key (subject_type, subject_id)
  ) ${withoutRowid}`,
]);
