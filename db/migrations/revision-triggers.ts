import type { Engine } from './migration.ts';

type Event = 'insert' | 'update' | 'delete';
/** What readers can see of a table: which columns, and of which rows. `ROW` stands for `old` or `new`. */
export interface VisibleRows {
  table: string;
  events?: Event[];
  columns?: string;
  when?: string;
}

/** The rows that belong to an article which readers can open. */
export const OF_VISIBLE_ARTICLE = `exists (select 1 from article where id = ROW.article_id and status in ('published', 'archived'))`;

/** Statements that make the site revision grow whenever a row changes that readers can see, whoever writes. */
export function revisionTriggers(engine: Engine, visible: readonly VisibleRows[]): string[] {
  const write = engine === 'postgres' ? forPostgres : forSqlite;
  return visible.flatMap(({ table, events = ['insert', 'update', 'delete'], columns, when }) =>
    events.flatMap((event) =>
      write({
        table,
        name: `${table}_${event}_bumps_site_revision`,
        change: event === 'update' && columns ? `update of ${columns}` : event,
        condition: conditionFor(event, when),
      }),
    ),
  );
}

/** A change of a row counts when readers saw it before, or see it now. */
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

/** Deferred to the commit: see `bump_site_revision` in `0001-baseline/site.ts`. */
const forPostgres = ({ table, name, change, condition }: Trigger) => [
  `create function ${name}() returns trigger language plpgsql as $$
   begin
     if ${condition} then perform bump_site_revision(); end if;
     return null;
   end $$`,
  `create constraint trigger ${name} after ${change} on ${table}
   deferrable initially deferred for each row execute function ${name}()`,
];
