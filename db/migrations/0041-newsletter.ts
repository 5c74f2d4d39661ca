import { sql } from 'kysely';
import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';

/** Subscribers, the digests composed for them, and the queue of their deliveries. */
export const newsletter: Migration = {
  name: '0041-newsletter',
  async up(db, engine) {
    const { key, bigint } = columnTypesOf(engine);

    await db.schema
      .createTable('subscriber')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('email', key, (c) => c.notNull().unique())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('consent_at', bigint, (c) => c.notNull())
      .addColumn('created_at', bigint, (c) => c.notNull())
      .addColumn('confirmed_at', bigint)
      .addColumn('unsubscribed_at', bigint)
      .addColumn('asked_at', bigint, (c) => c.notNull())
      .addCheckConstraint(
        'subscriber_status_known',
        sql`status in ('pending', 'confirmed', 'unsubscribed', 'bounced')`,
      )
      .addCheckConstraint(
        'subscriber_confirmed_has_moment',
        sql`status not in ('confirmed', 'bounced') or confirmed_at is not null`,
      )
      .execute();
    await sql`create index subscriber_by_status on subscriber (status, created_at desc, id desc)`.execute(db);
    await sql`create index subscriber_newest on subscriber (created_at desc, id desc)`.execute(db);

    await db.schema
      .createTable('subscriber_token')
      .addColumn('hash', key, (c) => c.primaryKey().notNull())
      .addColumn('subscriber_id', key, (c) => c.notNull().references('subscriber.id').onDelete('cascade'))
      .addColumn('expires_at', bigint, (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('subscriber_token_of')
      .on('subscriber_token')
      .column('subscriber_id')
      .execute();
    await db.schema.createIndex('subscriber_token_age').on('subscriber_token').column('expires_at').execute();

    await db.schema
      .createTable('newsletter_issue')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('kind', 'text', (c) => c.notNull().check(sql`kind in ('weekly', 'breaking')`))
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('intro', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('scheduled_at', bigint)
      .addColumn('started_at', bigint)
      .addColumn('stopped_at', bigint)
      .addColumn('finished_at', bigint)
      .addColumn('sent_count', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('refused_count', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('failed_count', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('unsubscribed_count', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('created_at', bigint, (c) => c.notNull())
      .addColumn('updated_at', bigint, (c) => c.notNull())
      .addCheckConstraint(
        'newsletter_issue_status_known',
        sql`status in ('draft', 'scheduled', 'sending', 'sent', 'stopped')`,
      )
      .addCheckConstraint(
        'newsletter_issue_scheduled_has_moment',
        sql`status <> 'scheduled' or scheduled_at is not null`,
      )
      .addCheckConstraint(
        'newsletter_issue_started_fits_status',
        sql`(status in ('sending', 'sent', 'stopped')) = (started_at is not null)
          and (status in ('sent', 'stopped')) = (finished_at is not null)`,
      )
      .execute();
    await sql`create index newsletter_issue_newest on newsletter_issue (created_at desc, id desc)`.execute(
      db,
    );
    await db.schema
      .createIndex('newsletter_issue_due')
      .on('newsletter_issue')
      .columns(['status', 'scheduled_at'])
      .execute();

    await db.schema
      .createTable('newsletter_issue_article')
      .addColumn('issue_id', key, (c) => c.notNull().references('newsletter_issue.id').onDelete('cascade'))
      .addColumn('article_id', key, (c) => c.notNull().references('article.id').onDelete('cascade'))
      .addColumn('position', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('newsletter_issue_article_pkey', ['issue_id', 'article_id'])
      .execute();
    await db.schema
      .createIndex('newsletter_issue_article_of')
      .on('newsletter_issue_article')
      .column('article_id')
      .execute();

    await db.schema
      .createTable('newsletter_delivery')
      .addColumn('issue_id', key, (c) => c.notNull().references('newsletter_issue.id').onDelete('cascade'))
      .addColumn('subscriber_id', key, (c) => c.notNull().references('subscriber.id').onDelete('cascade'))
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('failure', 'text')
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('due_at', bigint, (c) => c.notNull())
      .addColumn('lease_id', key)
      .addColumn('lease_until', bigint)
      .addColumn('unsubscribe_hash', key, (c) => c.unique())
      .addColumn('sent_at', bigint)
      .addPrimaryKeyConstraint('newsletter_delivery_pkey', ['issue_id', 'subscriber_id'])
      .addCheckConstraint(
        'newsletter_delivery_state_known',
        sql`state in ('queued', 'sending', 'sent', 'failed')`,
      )
      .addCheckConstraint(
        'newsletter_delivery_failure_fits_state',
        sql`(state = 'failed') = (failure is not null)
          and (failure is null or failure in ('refused', 'givenUp', 'unsure'))`,
      )
      .execute();
    await db.schema
      .createIndex('newsletter_delivery_queue')
      .on('newsletter_delivery')
      .columns(['state', 'due_at'])
      .execute();
    await db.schema
      .createIndex('newsletter_delivery_leased')
      .on('newsletter_delivery')
      .column('lease_id')
      .execute();
    await db.schema
      .createIndex('newsletter_delivery_counts')
      .on('newsletter_delivery')
      .columns(['issue_id', 'state', 'failure'])
      .execute();
    await db.schema
      .createIndex('newsletter_delivery_to')
      .on('newsletter_delivery')
      .column('subscriber_id')
      .execute();
  },
};
