import { sql } from 'kysely';
import type { Migration } from '../migration.ts';
import { type ScopedRows, scopeTriggers } from '../scope-triggers.ts';

/** The spelling aid reads the endings of names again when they change. */
const endingsOf = (table: string): ScopedRows => ({
  ...{ table, name: `${table}_grammar`, events: ['update'], columns: 'grammar', scopes: [`select 'names'`] },
});

/** Players get endings set by hand, as teams have them. */
export const playerEndings: Migration = {
  name: '0019-player-endings',
  async up(db, engine) {
    for (const statement of [
      'alter table player add column grammar text',
      ...scopeTriggers(engine, [endingsOf('team'), endingsOf('player')]),
    ])
      await sql.raw(statement).execute(db);
  },
};
