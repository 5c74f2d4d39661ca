import { sql } from 'kysely';
import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';

/** A pin may let its article stand in both lists; a plan that was taken back stays in the history with who did it. */
export const boardFreedom: Migration = {
  name: '0082-board-freedom',
  async up(db, engine) {
    const { bigint } = columnTypesOf(engine);
    await db.schema
      .alterTable('home_pin')
      .addColumn('twice', 'integer', (c) => c.notNull().defaultTo(0).check(sql`twice in (0, 1)`))
      .execute();
    await db.schema.alterTable('home_board').addColumn('cancelled_at', bigint).execute();
    await db.schema.alterTable('home_board').addColumn('cancelled_by', 'text').execute();
    // When those of before were taken back nobody wrote down; the plan itself is the last that is known of them.
    await sql`update home_board set cancelled_at = created_at, cancelled_by = staff_name
      where status = 'cancelled'`.execute(db);
  },
};
