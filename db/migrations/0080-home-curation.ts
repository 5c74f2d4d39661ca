import { sql } from 'kysely';
import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';
import { addRevisionTriggers } from './revision-triggers.ts';

/** What editors put on the front page by hand. `home_pin` has a handful of rows at most and is always read whole. */
export const homeCuration: Migration = {
  name: '0080-home-curation',
  async up(db, engine) {
    const { key, bigint } = columnTypesOf(engine);
    await db.schema
      .createTable('home_pin')
      .addColumn('slot', key, (c) => c.primaryKey().notNull())
      .addColumn('article_id', key, (c) => c.notNull())
      .addColumn('until', bigint)
      .execute();
    await db.schema
      .createTable('home_board')
      .addColumn('id', key, (c) => c.primaryKey().notNull())
      .addColumn('status', key, (c) =>
        c.notNull().check(sql`status in ('planned', 'published', 'cancelled')`),
      )
      .addColumn('kind', key, (c) => c.notNull().check(sql`kind in ('publish', 'plan', 'revert')`))
      .addColumn('pins', 'text', (c) => c.notNull())
      .addColumn('due_at', bigint)
      .addColumn('published_at', bigint)
      .addColumn('number', bigint)
      .addColumn('staff_id', key)
      .addColumn('staff_name', 'text')
      .addColumn('created_at', bigint, (c) => c.notNull())
      .addCheckConstraint('home_board_state', sql`(status = 'published') = (number is not null)`)
      .execute();
    await db.schema.createIndex('home_board_number').on('home_board').column('number').unique().execute();
    await db.schema.createIndex('home_board_due').on('home_board').columns(['status', 'due_at']).execute();
    await db.schema
      .createTable('home_desk')
      .addColumn('id', 'integer', (c) => c.primaryKey().notNull().check(sql`id = 1`))
      .addColumn('version', bigint, (c) => c.notNull())
      .addColumn('draft', 'text')
      .addColumn('staff_name', 'text')
      .addColumn('changed_at', bigint, (c) => c.notNull())
      .execute();
    await addRevisionTriggers(db, engine, [{ table: 'home_pin', events: ['insert', 'update', 'delete'] }]);
  },
};
