import type { Engine } from './migration.ts';

type Event = 'insert' | 'update' | 'delete';
/** The columns and rows of a table that readers can see. `ROW` in the condition stands for `old` or `new`. */
export interface VisibleRows {
  table: string;
  events?: Event[];
  columns?: string;
  when?: string;
}

/** The condition for rows that belong to an article that readers can open. */
export const OF_VISIBLE_ARTICLE = `exists (select 1 from article where id = ROW.article_id and status in ('published', 'archived'))`;

/**
 * SQL for triggers that increase the site revision whenever a visible row changes. Only for migrations 1 and 2: migration 3
 * replaces these triggers by those of `scope-triggers.ts`.
 */
export function revisionTriggers(engine: Engine, visible: readonly VisibleRows[]): string[] {
  const buildTrigger = engine === 'postgres' ? forPostgres : forSqlite;
  return visible.flatMap(({ table, events = ['insert', 'update', 'delete'], columns, when }) =>
    events.flatMap((event) =>
      buildTrigger({
        table,
        name: `${table}_${event}_bumps_site_revision`,
        change: event === 'update' && columns ? `update of ${columns}` : event,
        condition: conditionFor(event, when),
      }),
    ),
  );
}

/** The trigger condition: the row was visible before the change, or is visible after it. */
function conditionFor(event: Event, when: string | undefined): string {
  if (!when) return 'true';
  const before = when.replaceAll('ROW', 'old');
  const after = when.replaceAll('ROW', 'new');
  if (event === 'insert') return after;
  return event === 'delete' ? before : `(${before}) or (${after})`;
}

type Trigger = Record<'table' | 'name' | 'change' | 'condition', string>;

const forSqlite = ({ table, name, change, condition }: Trigger) => [
  `create trigger ${name} after ${change} on ${table}
   when ${condition}
   begin
     update site_revision set revision = revision + 1;
   end`,
];

/** The triggers run at the commit. See `bump_site_revision` in `0001-baseline/site.ts`. */
const forPostgres = ({ table, name, change, condition }: Trigger) => [
  `create function ${name}() returns trigger language plpgsql as $$
   begin
     if ${condition} then perform bump_site_revision(); end if;
     return null;
   end $$`,
  `create constraint trigger ${name} after ${change} on ${table}
   deferrable initially deferred for each row execute function ${name}()`,
];
