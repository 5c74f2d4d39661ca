import { sql } from 'kysely';
import type { Engine } from '../engine.ts';
import type { MigrationDb } from './migration.ts';

type Event = 'insert' | 'update' | 'delete';
/** What of a table readers can see: which columns, and for which rows. `ROW` stands for `old` or `new`. */
export interface VisibleRows {
  table: string;
  events: Event[];
  columns?: string;
  when?: string;
}

/** Makes the site revision move whenever a row that readers can see changes, whoever writes. Needs `0006-site-revision`. */
export async function addRevisionTriggers(
  db: MigrationDb,
  engine: Engine,
  visible: readonly VisibleRows[],
): Promise<void> {
  await (engine === 'postgres' ? addPostgresTriggers(db, visible) : addSqliteTriggers(db, visible));
}

/** A change of a row counts when readers saw it before, or see it now. */
function conditionFor(event: Event, when: string | undefined): string {
  if (!when) return 'true';
  const before = when.replaceAll('ROW', 'old');
  const after = when.replaceAll('ROW', 'new');
  if (event === 'insert') return after;
  return event === 'delete' ? before : `(${before}) or (${after})`;
}

async function addSqliteTriggers(db: MigrationDb, visible: readonly VisibleRows[]): Promise<void> {
  for (const { table, events, columns, when } of visible) {
    for (const event of events) {
      const what = event === 'update' && columns ? `update of ${columns}` : event;
      await sql
        .raw(
          `create trigger ${table}_${event}_moves_revision after ${what} on ${table}
           when ${conditionFor(event, when)}
           begin
             update site_revision set revision = revision + 1;
           end`,
        )
        .execute(db);
    }
  }
}

/** Deferred to the commit: see `addMoveFunction` of `0006-site-revision`. */
async function addPostgresTriggers(db: MigrationDb, visible: readonly VisibleRows[]): Promise<void> {
  for (const { table, events, columns, when } of visible) {
    for (const event of events) {
      const name = `${table}_${event}_moves_revision`;
      const what = event === 'update' && columns ? `update of ${columns}` : event;
      await sql
        .raw(
          `create function ${name}() returns trigger language plpgsql as $$
           begin
             if ${conditionFor(event, when)} then perform move_site_revision(); end if;
             return null;
           end $$`,
        )
        .execute(db);
      await sql
        .raw(
          `create constraint trigger ${name} after ${what} on ${table}
           deferrable initially deferred for each row execute function ${name}()`,
        )
        .execute(db);
    }
  }
}
