import type { Engine } from './migration.ts';

type Event = 'insert' | 'update' | 'delete';

/** Rows of a table that readers can see, and the scopes that a change of them moves. */
export interface ScopedRows {
  table: string;
  /** Names the triggers when a table has several entries. */
  name?: string;
  events?: Event[];
  /** An update of other columns moves nothing. */
  columns?: string;
  /** The condition for visible rows. `ROW` stands for `old` or `new`. */
  when?: string;
  /** Queries for the names of scopes. `ROW` stands for `old` and `new`: an update moves the scopes of both. */
  scopes: string[];
}

/** The condition that an update gives one of these columns another value. */
export const changes = (...columns: string[]) =>
  columns.map((column) => `old.${column} is distinct from new.${column}`).join(' or ');

/** SQL for triggers that increase the site revision and move the scopes of a changed row. */
export function scopeTriggers(engine: Engine, tables: readonly ScopedRows[]): string[] {
  const buildTrigger = engine === 'postgres' ? forPostgres : forSqlite;
  return tables.flatMap(({ table, name = table, events = ['insert', 'update', 'delete'], ...rows }) =>
    events.flatMap((event) =>
      buildTrigger({
        table,
        name: `${name}_${event}_moves_scopes`,
        change: event === 'update' && rows.columns ? `update of ${rows.columns}` : event,
        condition: rows.when ? sidesOf(event, `(${rows.when})`).join(' or ') : 'true',
        scopes: rows.scopes.flatMap((query) => sidesOf(event, query)).join('\n union '),
      }),
    ),
  );
}

/** The text for the row before the change, the row after it, or both. */
function sidesOf(event: Event, text: string): string[] {
  const before = text.replaceAll('ROW', 'old');
  const after = text.replaceAll('ROW', 'new');
  if (event === 'insert') return [after];
  return event === 'delete' ? [before] : [...new Set([before, after])];
}

type Trigger = Record<'table' | 'name' | 'change' | 'condition' | 'scopes', string>;

const forSqlite = ({ table, name, change, condition, scopes }: Trigger) => [
  `create trigger ${name} after ${change} on ${table}
   when ${condition}
   begin
     update site_revision set revision = revision + 1;
     insert into revision_scope (scope, revision)
       select changed.scope, site_revision.revision from (select null as scope union ${scopes}) as changed, site_revision
       where changed.scope is not null
       on conflict (scope) do update set revision = excluded.revision;
     delete from revision_scope where revision <= (select revision from site_revision) - 10000;
   end`,
];

/** The triggers run at the commit. See `move_scopes` in `0001-platform-revisions.ts`. */
const forPostgres = ({ table, name, change, condition, scopes }: Trigger) => [
  `create function ${name}() returns trigger language plpgsql as $$
   begin
     if ${condition} then perform move_scopes(array(${scopes})); end if;
     return null;
   end $$`,
  `create constraint trigger ${name} after ${change} on ${table}
   deferrable initially deferred for each row execute function ${name}()`,
];
