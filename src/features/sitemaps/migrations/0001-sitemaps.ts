import { changes } from '#platform/db/migrations/scope-triggers.ts';
import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** The columns of an article that its sitemap shows. Changes of other columns do not change the sitemap. */
const SHOWN = ['status', 'slug', 'published_at', 'revised_at', 'image', 'noindex', 'canonical_url'];

const DIFFERS = changes(...SHOWN);

/** The months with published articles, kept by triggers. The index of the sitemaps reads them instead of counting all articles. */
export const sitemapsBaseline = sqlMigration('0001-sitemaps', ({ engine, key, bigint, withoutRowid }) => {
  const month = (row: string) =>
    engine === 'postgres'
      ? `to_char(to_timestamp(${row}.published_at / 1000) at time zone 'UTC', 'YYYY-MM')`
      : `strftime('%Y-%m', ${row}.published_at / 1000, 'unixepoch')`;
  return [
    `create table sitemap_month (
      month ${key} not null primary key,
      articles integer not null check (articles >= 0),
      modified_at ${bigint} not null
    ) ${withoutRowid}`,
    ...(engine === 'postgres' ? onPostgres(month) : onSqlite(month)),
  ];
});

type MonthOf = (row: string) => string;

const onSqlite = (month: MonthOf) => {
  const remove = (modifiedAt: string) => `
    update sitemap_month set articles = articles - 1, modified_at = max(modified_at, ${modifiedAt})
      where old.status = 'published' and month = ${month('old')};`;
  const add = `
    insert into sitemap_month select ${month('new')}, 1, new.updated_at where new.status = 'published'
      on conflict (month) do update
        set articles = articles + 1, modified_at = max(modified_at, excluded.modified_at);`;
  return [
    `create trigger sitemap_month_on_insert after insert on article begin ${add} end`,
    `create trigger sitemap_month_on_update after update of ${SHOWN.join(', ')} on article when ${DIFFERS}
      begin ${remove('new.updated_at')} ${add} end`,
    `create trigger sitemap_month_on_delete after delete on article begin ${remove('old.updated_at')} end`,
  ];
};

/**
 * The triggers run at the commit, in the order of their names: after those of the scopes. Those lock one row that every
 * writer needs, so two transactions never wait for each other's months.
 */
const onPostgres = (month: MonthOf) => [
  `create function keep_sitemap_months() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' and old.status = 'published' then
       update sitemap_month set articles = articles - 1,
         modified_at = greatest(modified_at, case when tg_op = 'UPDATE' then new.updated_at else old.updated_at end)
         where month = ${month('old')};
     end if;
     if tg_op <> 'DELETE' and new.status = 'published' then
       insert into sitemap_month values (${month('new')}, 1, new.updated_at)
         on conflict (month) do update set articles = sitemap_month.articles + 1,
           modified_at = greatest(sitemap_month.modified_at, excluded.modified_at);
     end if;
     return null;
   end $$`,
  `create constraint trigger sitemap_month_on_change after insert or delete on article
   deferrable initially deferred for each row execute function keep_sitemap_months()`,
  `create constraint trigger sitemap_month_on_update after update of ${SHOWN.join(', ')} on article
   deferrable initially deferred for each row when (${DIFFERS}) execute function keep_sitemap_months()`,
];
