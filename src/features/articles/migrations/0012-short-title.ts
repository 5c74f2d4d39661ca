import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/**
 * A shorter headline for cards. Its column stands behind `content`, where no list may read it (decision 12). So the triggers of
 * `article_admin_list` copy it, and cards read it there.
 */
export const shortTitle = sqlMigration('0012-short-title', ({ engine }) => [
  `alter table article add column short_title text not null default ''`,
  `alter table article_admin_list add column short_title text not null default ''`,
  ...(engine === 'postgres' ? onPostgres : onSqlite),
]);

const COPIED = [
  'status',
  'category_id',
  'author_slug',
  'created_by',
  'featured',
  'updated_at',
  'short_title',
];
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
  'drop trigger article_admin_list_on_insert',
  'drop trigger article_admin_list_on_update',
  `create trigger article_admin_list_on_insert after insert on article begin ${insertRow}; end`,
  `create trigger article_admin_list_on_update after update of ${WATCHED} on article begin ${updateRow}; end`,
];

const onPostgres = [
  'drop trigger article_admin_list_on_update on article',
  `create or replace function sync_article_admin_list() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then ${insertRow}; else ${updateRow}; end if;
     return null;
   end $$`,
  `create trigger article_admin_list_on_update after update of ${WATCHED} on article for each row
     execute function sync_article_admin_list()`,
];
