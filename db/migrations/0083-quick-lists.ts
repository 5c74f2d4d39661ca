import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What made lists slow with hundreds of thousands of rows behind them: subscribers were counted row by row for every
 * dashboard (now kept, whoever writes), searched without an index, and on SQLite each day of an article was looked up
 * twice. Where PostgreSQL may not have pg_trgm, subscribers are walked instead, which is slower and finds the same.
 */
export const quickLists: Migration = {
  name: '0083-quick-lists',
  async up(db, engine) {
    await db.schema
      .createTable('subscriber_count')
      .addColumn('id', 'integer', (c) => c.primaryKey().notNull().check(sql`id = 1`))
      .addColumn('pending', 'integer', (c) => c.notNull())
      .addColumn('confirmed', 'integer', (c) => c.notNull())
      .addColumn('unsubscribed', 'integer', (c) => c.notNull())
      .addColumn('bounced', 'integer', (c) => c.notNull())
      .execute();
    const count = (status: string) => sql`coalesce(sum(case when status = ${sql.lit(status)} then 1 end), 0)`;
    await sql`insert into subscriber_count (id, pending, confirmed, unsubscribed, bounced)
      select 1, ${count('pending')}, ${count('confirmed')}, ${count('unsubscribed')}, ${count('bounced')}
      from subscriber`.execute(db);
    for (const statement of engine === 'postgres' ? forPostgres : forSqlite)
      await sql.raw(statement).execute(db);
  },
};

const statuses = ['pending', 'confirmed', 'unsubscribed', 'bounced'];
const columns = statuses.join(', ');
const added = statuses.map((one) => `${one} = subscriber_count.${one} + excluded.${one}`).join(', ');

const onSqlite = (event: string, part: (status: string) => string) =>
  `create trigger subscriber_counted_on_${event.split(' ')[0]} after ${event} on subscriber
   begin
     insert into subscriber_count (id, ${columns}) values (1, ${statuses.map(part).join(', ')})
       on conflict (id) do update set ${added};
   end`;

const forSqlite = [
  onSqlite('insert', (one) => `new.status = '${one}'`),
  onSqlite('update of status', (one) => `(new.status = '${one}') - (old.status = '${one}')`),
  onSqlite('delete', (one) => `-(old.status = '${one}')`),
  // All that is asked of an article's days stands in it.
  'drop index article_day_of_article',
  'create index article_day_of_article on article_day (article_id, day, views, readers)',
];

/** Once a statement, when its rows are done: whoever waits for the one row holds no row that another waits for. */
const onPostgres = (event: 'insert' | 'update' | 'delete', parts: string) => [
  `create function keep_subscriber_counts_on_${event}() returns trigger language plpgsql as $$
   begin
     insert into subscriber_count (id, ${columns})
       select 1, ${statuses.map((one) => `coalesce(sum(change) filter (where status = '${one}'), 0)`).join(', ')}
       from (${parts}) as changes
       having count(*) filter (where change <> 0) > 0
       on conflict (id) do update set ${added};
     return null;
   end $$`,
  `create trigger subscriber_counted_on_${event} after ${event} on subscriber
     referencing ${event === 'insert' ? '' : 'old table as gone'} ${event === 'delete' ? '' : 'new table as come'}
     for each statement execute function keep_subscriber_counts_on_${event}()`,
];
const come = 'select status, count(*) as change from come group by status';
const gone = 'select status, -count(*) as change from gone group by status';
const moved = `select status, sum(change) as change from (${come} union all ${gone}) as both_sides group by status`;

const forPostgres = [
  ...onPostgres('insert', come),
  ...onPostgres('update', moved),
  ...onPostgres('delete', gone),
  `do $$
   begin
     create extension if not exists pg_trgm;
     create index subscriber_email_parts on subscriber using gin (email gin_trgm_ops);
   exception when others then
     raise notice 'pg_trgm cannot be used: %', sqlerrm;
   end $$`,
];
