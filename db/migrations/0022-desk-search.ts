import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Quick ways into the newsroom's list: by pieces of words (three letters and more), by category, byline, date and views.
 * Where PostgreSQL may not have pg_trgm, the list is walked instead, which is slower and finds the same.
 */
export const deskSearch: Migration = {
  name: '0022-desk-search',
  async up(db, engine) {
    await sql`create index article_stats_for_desk on article_stats (views, article_id)`.execute(db);
    await sql`create index article_desk_category on article_desk (category_id, status)`.execute(db);
    await sql`create index article_desk_author on article_desk (author_slug, status)`.execute(db);
    await sql`create index article_desk_moment on article_desk
      ((case when published_at > 0 then published_at else updated_at end))`.execute(db);
    for (const statement of engine === 'postgres' ? forPostgres : forSqlite)
      await sql.raw(statement).execute(db);
  },
};

const forPostgres = [
  `do $$
   begin
     create extension if not exists pg_trgm;
     create index article_desk_words on article_desk using gin (search_line gin_trgm_ops);
   exception when others then
     raise notice 'pg_trgm cannot be used: %', sqlerrm;
   end $$`,
];

/** Rows are known to the index by a number of their own: the hidden one may change when the file is compacted. */
const forSqlite = [
  'alter table article_desk add column number integer',
  'update article_desk set number = rowid',
  'create unique index article_desk_number on article_desk (number)',
  `create virtual table article_desk_words using fts5(
     search_line, content='', contentless_delete=1, tokenize='trigram case_sensitive 1')`,
  'insert into article_desk_words (rowid, search_line) select number, search_line from article_desk',
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
