import type { Dialect } from '../dialect.ts';

/**
 * The newsroom's list of articles: one narrow row each. Whatever the filter, the database reads these rows at most and
 * never the texts. Triggers keep the rows, except the two folded columns `title_key` and `search_line`, which only the
 * program can write.
 */
export const adminList = ({ engine, key, bigint }: Dialect): string[] => [
  `create table article_desk (
    article_id ${key} not null primary key references article (id) on delete cascade,
    status ${key} not null default 'draft',
    category_id ${key},
    author_slug ${key} not null default '',
    created_by ${key},
    featured integer not null default 0,
    has_image integer not null default 0,
    updated_at ${bigint} not null default 0,
    published_at ${bigint} not null default 0,
    title_key ${key} not null default '',
    search_line ${key} not null default ''${engine === 'sqlite' ? ',\n    number integer' : ''}
  )`,
  'create index article_desk_updated on article_desk (updated_at desc, article_id desc)',
  'create index article_desk_published on article_desk (published_at desc, article_id desc)',
  'create index article_desk_title on article_desk (title_key, article_id)',
  'create index article_desk_status on article_desk (status, updated_at desc, article_id desc)',
  'create index article_desk_category on article_desk (category_id, status)',
  'create index article_desk_author on article_desk (author_slug, status)',
  'create index article_desk_created_by on article_desk (created_by, status)',
  'create index article_desk_featured on article_desk (featured, status)',
  'create index article_desk_has_image on article_desk (has_image, status)',
  `create index article_desk_moment on article_desk
    ((case when published_at > 0 then published_at else updated_at end))`,
  ...(engine === 'postgres' ? onPostgres : onSqlite),
];

const COPIED = ['status', 'category_id', 'author_slug', 'created_by', 'featured', 'updated_at'];
const COLUMNS = [...COPIED, 'has_image', 'published_at'];
const VALUES = [
  ...COPIED.map((column) => `new.${column}`),
  'case when new.image is null then 0 else 1 end',
  'coalesce(new.published_at, 0)',
];
const WATCHED = [...COPIED, 'image', 'published_at'].join(', ');

const insertRow = `insert into article_desk (article_id, ${COLUMNS.join(', ')})
  values (new.id, ${VALUES.join(', ')})`;
const updateRow = `update article_desk
  set ${COLUMNS.map((column, at) => `${column} = ${VALUES[at]}`).join(', ')}
  where article_id = new.id`;

/** The rows of the word index have a number of their own: the hidden rowid may change when the file is compacted. */
const onSqlite = [
  'create unique index article_desk_number on article_desk (number)',
  `create virtual table article_desk_words using fts5(
    search_line, content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`,
  `create trigger article_desk_on_insert after insert on article begin ${insertRow}; end`,
  `create trigger article_desk_on_update after update of ${WATCHED} on article begin ${updateRow}; end`,
  `create trigger article_desk_numbered after insert on article_desk
   begin
     update article_desk set number = (select coalesce(max(number), 0) + 1 from article_desk)
       where article_id = new.article_id;
     insert into article_desk_words (rowid, search_line)
       select number, search_line from article_desk where article_id = new.article_id;
   end`,
  `create trigger article_desk_reworded after update of search_line on article_desk
   when old.search_line <> new.search_line
   begin
     delete from article_desk_words where rowid = old.number;
     insert into article_desk_words (rowid, search_line) values (new.number, new.search_line);
   end`,
  `create trigger article_desk_removed after delete on article_desk
   begin
     delete from article_desk_words where rowid = old.number;
   end`,
];

/** Where PostgreSQL may not have pg_trgm, a search reads the whole list: slower, with the same result. */
const onPostgres = [
  `do $$
   begin
     create extension if not exists pg_trgm;
     create index article_desk_words on article_desk using gin (search_line gin_trgm_ops);
   exception when others then
     raise notice 'pg_trgm cannot be used: %', sqlerrm;
   end $$`,
  `create function keep_article_desk() returns trigger language plpgsql as $$
   begin
     if tg_op = 'INSERT' then ${insertRow}; else ${updateRow}; end if;
     return null;
   end $$`,
  `create trigger article_desk_on_insert after insert on article for each row
     execute function keep_article_desk()`,
  `create trigger article_desk_on_update after update of ${WATCHED} on article for each row
     execute function keep_article_desk()`,
];
