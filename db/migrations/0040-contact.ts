import { sql } from 'kysely';
import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Messages of readers with the replies to them, the rate limit of public forms, and the queue of single mails. */
export const contact: Migration = {
  name: '0040-contact',
  async up(db, engine) {
    const { key, bigint } = columnTypesOf(engine);

    await db.schema
      .createTable('contact_message')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('phone', 'text')
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('message', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('search_text', 'text', (c) => c.notNull())
      .addColumn('created_at', bigint, (c) => c.notNull())
      .addColumn('updated_at', bigint, (c) => c.notNull())
      .addCheckConstraint(
        'contact_subject_known',
        sql`subject in ('general', 'partnership', 'advertising', 'technical', 'press', 'other')`,
      )
      .addCheckConstraint('contact_status_known', sql`status in ('new', 'answered', 'archived')`)
      .execute();
    await sql`create index contact_message_in_inbox on contact_message (status, created_at desc, id desc)`.execute(
      db,
    );
    await sql`create index contact_message_newest on contact_message (created_at desc, id desc)`.execute(db);

    await db.schema
      .createTable('contact_reply')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('message_id', key, (c) => c.notNull().references('contact_message.id').onDelete('cascade'))
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('staff_id', key, (c) => c.references('staff.id').onDelete('set null'))
      .addColumn('staff_name', 'text', (c) => c.notNull())
      .addColumn('created_at', bigint, (c) => c.notNull())
      .addColumn('sent_at', bigint)
      .execute();
    await db.schema
      .createIndex('contact_reply_of_message')
      .on('contact_reply')
      .columns(['message_id', 'created_at'])
      .execute();
    await db.schema.createIndex('contact_reply_of_staff').on('contact_reply').column('staff_id').execute();

    await db.schema
      .createTable('form_attempt')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('form', 'text', (c) => c.notNull().check(sql`form in ('contact', 'newsletter')`))
      .addColumn('address_hash', key, (c) => c.notNull())
      .addColumn('created_at', bigint, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('form_attempt_of_address')
      .on('form_attempt')
      .columns(['address_hash', 'form', 'created_at'])
      .execute();
    await db.schema.createIndex('form_attempt_age').on('form_attempt').column('created_at').execute();
    await db.schema
      .createTable('form_salt')
      .addColumn('day', 'integer', (c) => c.primaryKey().notNull())
      .addColumn('salt', key, (c) => c.notNull())
      .execute();

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
      .addCheckConstraint(
        'outgoing_mail_kind_known',
        sql`kind in ('contactNotice', 'contactReply', 'confirmSubscription', 'alreadySubscribed', 'issueTest')`,
      )
      .execute();
    await sql`create index outgoing_mail_due on outgoing_mail (due_at) where failed_at is null`.execute(db);
    await db.schema
      .createIndex('outgoing_mail_about')
      .on('outgoing_mail')
      .columns(['subject_id', 'kind'])
      .execute();
  },
};
