import { sql } from 'kysely';
import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';

const KINDS = sql`kind in ('contactNotice', 'contactReply', 'confirmSubscription', 'alreadySubscribed', 'issueTest',
  'noteMention', 'articlePending', 'articleReturned')`;

/**
 * Lets the mail queue carry mails about articles that wait for approval or were returned. SQLite cannot change a check
 * constraint, so the table is created again there.
 */
export const articleMail: Migration = {
  name: '0090-article-mail',
  async up(db, engine) {
    if (engine === 'postgres') {
      await sql`alter table outgoing_mail drop constraint outgoing_mail_kind_known`.execute(db);
      await sql`alter table outgoing_mail add constraint outgoing_mail_kind_known check (${KINDS})`.execute(
        db,
      );
      return;
    }
    const { key, bigint } = columnTypesOf(engine);
    await sql`alter table outgoing_mail rename to outgoing_mail_before`.execute(db);
    await db.schema
      .createTable('outgoing_mail')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('subject_id', key, (c) => c.notNull())
      .addColumn('recipient', 'text')
      .addColumn('created_at', bigint, (c) => c.notNull())
      .addColumn('due_at', bigint, (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('failed_at', bigint)
      .addCheckConstraint('outgoing_mail_kind_known', KINDS)
      .execute();
    await sql`insert into outgoing_mail select id, kind, subject_id, recipient, created_at, due_at, attempts, failed_at
    from outgoing_mail_before`.execute(db);
    await sql`drop table outgoing_mail_before`.execute(db);
    await sql`create index outgoing_mail_due on outgoing_mail (due_at) where failed_at is null`.execute(db);
    await sql`create index outgoing_mail_about on outgoing_mail (subject_id, kind)`.execute(db);
  },
};
