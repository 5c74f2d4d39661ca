import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/**
 * The admin list: one narrow row for each article. With any filter the database reads at most these rows and never the
 * texts. Triggers write the rows, except `title_sort_key`, which only the program can fold.
 */
export const articleAdminListBaseline = sqlMigration('0001-article-admin-list', ({ engine, key, bigint }) => [
  `create table article_admin_list (
    article_id ${key} not null primary key references article (id) on delete cascade,
    status ${key} not null default 'draft',
    category_id ${key},
    author_slug ${key} not null default '',
    created_by ${key},
    featured integer not null default 0,
    has_image integer not null default 0,
    updated_at ${bigint} not null default 0,
    published_at ${bigint} not null default 0,
    title_sort_key ${key} not null default ''
  )`,
  'create index article_admin_list_by_updated on article_admin_list (updated_at desc, article_id desc)',
  'create index article_admin_list_by_published on article_admin_list (published_at desc, article_id desc)',
  'create index article_admin_list_by_title on article_admin_list (title_sort_key, article_id)',
  'create index article_admin_list_by_status on article_admin_list (status, updated_at desc, article_id desc)',
  'create index article_admin_list_by_category on article_admin_list (category_id, status)',
  'create index article_admin_list_by_author on article_admin_list (author_slug, status)',
  'create index article_admin_list_by_created_by on article_admin_list (created_by, status)',
  'create index article_admin_list_by_featured on article_admin_list (featured, status)',
  'create index article_admin_list_by_has_image on article_admin_list (has_image, status)',
  `create index article_admin_list_by_date on article_admin_list
    ((case when published_at > 0 then published_at else updated_at end))`,
  ...(engine === 'postgres' ? onPostgres : onSqlite),
]);

const COPIED = ['status', 'category_id', 'author_slug', 'created_by', 'featured', 'updated_at'];
const COLUMNS = [...COPIED, 'has_image', 'published_at'];
const VALUES = [
  ...COPIED.map((column) => `new.${column}`),
  'case when new.image is null then 0 else 1 end',
  'coalesce(new.published_at, 0)',
];
const WATCHED = [...COPIED, 'image', 'published_at'].join(', ');

const insertRow = `insert into article_admin_list (article_id, ${COLUMNS.join(', ')})
  values (new.id, ${VALUES.join(', ')})`;
const updateRow = `update article_admin_list
  set ${COLUMNS.map((column, at) => `${column} = ${VALUES[at]}`).join(', ')}
  where article_id = new.id`;

const onSqlite = [
  `create trigger article_admin_list_on_insert after insert on article begin ${insertRow}; end`,
  `create trigger article_admin_list_on_update after update of ${WATCHED} on article begin ${updateRow}; end`,
];

const onPostgres = [
  `create function sync_article_admin_list() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then ${insertRow}; else ${updateRow}; end if;
     return null;
   end $$`,
  `create trigger article_admin_list_on_insert after insert on article for each row
     execute function sync_article_admin_list()`,
  `create trigger article_admin_list_on_update after update of ${WATCHED} on article for each row
     execute function sync_article_admin_list()`,
];
