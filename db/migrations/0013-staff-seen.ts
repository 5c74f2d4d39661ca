import { columnTypesOf } from './column-types.ts';
import type { Migration } from './migration.ts';

/** When somebody of the newsroom was last here; sessions end and cannot tell. */
export const staffSeen: Migration = {
  name: '0013-staff-seen',
  async up(db, engine) {
    const { bigint } = columnTypesOf(engine);
    await db.schema.alterTable('staff').addColumn('seen_at', bigint).execute();
  },
};
