import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/**
 * Whether the text of an article is a video or a photo story: it holds a video, or at least three pictures. Texts are never read
 * for a list, so the triggers of `article_admin_list` keep the answer there, with an index of the published ones (decision 12).
 */
export const mediaKind = sqlMigration('0013-media-kind', ({ engine }) => [
  'alter table article_admin_list add column media_kind text',
  ...(engine === 'postgres' ? onPostgres : onSqlite),
  `update article_admin_list set media_kind = (
    select ${mediaKindOf('article')} from article where article.id = article_admin_list.article_id)`,
  `create index article_admin_list_by_media_kind
    on article_admin_list (media_kind, published_at desc, article_id desc)
    where status = 'published' and media_kind is not null`,
]);

/** The number of pictures is that of the characters that are missing without their tags, by the length of a tag. */
function mediaKindOf(row: string): string {
  return `case
    when ${row}.content like '%<figure data-embed="youtube"%' then 'video'
    when length(${row}.content) - length(replace(${row}.content, '<img ', '')) >= 3 * length('<img ') then 'photos'
  end`;
}

const COPIED = [
  'status',
  'category_id',
  'author_slug',
  'created_by',
  'featured',
  'updated_at',
  'short_title',
];
const COLUMNS = [...COPIED, 'has_image', 'published_at', 'media_kind'];
const VALUES = [
  ...COPIED.map((column) => `new.${column}`),
  'case when new.image is null then 0 else 1 end',
  'coalesce(new.published_at, 0)',
  mediaKindOf('new'),
];
const WATCHED = [...COPIED, 'image', 'published_at', 'content'].join(', ');

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
