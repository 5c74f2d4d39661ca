import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/**
 * The number of published articles of each byline, kept by triggers, and indexes by which a filtered admin list is read in its
 * order. Counting the articles of an author and sorting those of a filter took longer with every article of the archive.
 */
export const bylines = sqlMigration('0015-bylines', ({ engine, key, withoutRowid }) => [
  `create table byline (
    slug ${key} not null primary key,
    article_count integer not null check (article_count >= 0)
  ) ${withoutRowid}`,
  `insert into byline (slug, article_count)
    select author_slug, count(*) from article where status = 'published' group by author_slug`,
  ...(engine === 'postgres' ? onPostgres : onSqlite),
  ...['author_slug', 'category_id', 'created_by', 'featured'].map(
    (column) =>
      `create index article_admin_list_by_${column}_updated on article_admin_list
        (${column}, updated_at desc, article_id desc)`,
  ),
  `create index article_admin_list_by_status_date on article_admin_list
    (status, (case when published_at > 0 then published_at else updated_at end))`,
  'create index article_admin_list_by_status_title on article_admin_list (status, title_sort_key, article_id)',

  // The status is the first column, although it is always the same: otherwise SQLite reads and sorts all scheduled articles.
  'drop index article_scheduled',
  `create index article_scheduled on article (status, scheduled_at, id)
    where status = 'scheduled'`,
]);

const remove = `update byline set article_count = article_count - 1
  where slug = old.author_slug and old.status = 'published';`;
const add = `insert into byline (slug, article_count) select new.author_slug, 1 where new.status = 'published'
  on conflict (slug) do update set article_count = byline.article_count + 1;`;
const DIFFERS = 'old.status <> new.status or old.author_slug <> new.author_slug';

const onSqlite = [
  `create trigger byline_on_insert after insert on article begin ${add} end`,
  `create trigger byline_on_update after update of status, author_slug on article when ${DIFFERS}
    begin ${remove} ${add} end`,
  `create trigger byline_on_delete after delete on article begin ${remove} end`,
];

/**
 * The triggers run at the commit, in the order of their names: after those of the scopes. Those lock one row that every
 * writer of a published article needs, so two transactions never wait for each other's bylines.
 */
const onPostgres = [
  `create function keep_bylines() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' then ${remove} end if;
     if tg_op <> 'DELETE' then ${add} end if;
     return null;
   end $$`,
  `create constraint trigger byline_on_change after insert or delete on article
   deferrable initially deferred for each row execute function keep_bylines()`,
  `create constraint trigger byline_on_update after update of status, author_slug on article
   deferrable initially deferred for each row when (${DIFFERS}) execute function keep_bylines()`,
];
