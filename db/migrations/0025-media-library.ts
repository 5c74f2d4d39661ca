import { sql } from 'kysely';
import { foldText } from '#az/characters/characters.ts';
import { columnTypesOf } from './column-types.ts';
import type { Migration, MigrationDb } from './migration.ts';

/** What the library of pictures asks: which article shows a picture, was it uploaded before, where did it lie before. */
export const mediaLibrary: Migration = {
  name: '0025-media-library',
  async up(db, engine) {
    const { key, bigint } = columnTypesOf(engine);
    await db.schema.alterTable('media').addColumn('source_md5', 'text').execute();
    await db.schema
      .alterTable('media')
      .addColumn('search_line', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await writeSearchLines(db);
    await sql`create index media_md5 on media (md5_hash)`.execute(db);
    await sql`create index media_source_md5 on media (source_md5)`.execute(db);
    await sql`create index media_of_staff on media (created_by, created_at desc, id desc)`.execute(db);

    await db.schema
      .createTable('media_alias')
      .addColumn('path', key, (c) => c.primaryKey().notNull())
      .addColumn('media_id', key, (c) => c.notNull().references('media.id').onDelete('cascade'))
      .addColumn('created_at', bigint, (c) => c.notNull())
      .execute();
    await sql`create index media_alias_media on media_alias (media_id)`.execute(db);

    await db.schema
      .createTable('article_media')
      .addColumn('article_id', key, (c) => c.notNull().references('article.id').onDelete('cascade'))
      .addColumn('path', key, (c) => c.notNull())
      .addPrimaryKeyConstraint('article_media_pkey', ['article_id', 'path'])
      .execute();
    await sql`create index article_media_path on article_media (path, article_id)`.execute(db);
    for (const statement of engine === 'postgres' ? forPostgres : forSqlite)
      await sql.raw(statement).execute(db);
  },
};

const MARK = '/media/articles/';
const SIGNS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ._-';

/**
 * SQLite has no regular expressions: the text becomes a JSON list cut at every address, and each piece after the first
 * begins with the name of a picture.
 */
const findInSqlite = (row: 'new' | 'article') => `insert or ignore into article_media (article_id, path)
  select distinct ${row}.id, 'articles/' || substr(piece.value, 1, length(piece.value) - length(ltrim(piece.value, '${SIGNS}')))
  from ${row === 'new' ? '' : 'article, '}json_each('[' || replace(json_quote(${row}.content), '${MARK}', '","') || ']') as piece
  where piece.key > 0 and piece.value glob '[0-9]*'`;

const forSqlite = [
  `create trigger article_media_on_insert after insert on article
     when instr(new.content, '${MARK}') > 0
   begin ${findInSqlite('new')}; end`,
  `create trigger article_media_on_update after update of content on article
     when old.content <> new.content and (instr(old.content, '${MARK}') > 0 or instr(new.content, '${MARK}') > 0)
   begin
     delete from article_media where article_id = new.id;
     ${findInSqlite('new')};
   end`,
  findInSqlite('article'),
];

const findInPostgres = (row: 'new' | 'article') => `insert into article_media (article_id, path)
  select distinct ${row}.id, found.parts[1]
  from ${row === 'new' ? '' : 'article, '}regexp_matches(${row}.content, '/media/(articles/[0-9][A-Za-z0-9._-]*)', 'g')
    as found(parts)`;

const forPostgres = [
  `create function keep_article_media() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' then
       if old.content = new.content then return null; end if;
       delete from article_media where article_id = new.id;
     end if;
     if position('${MARK}' in new.content) > 0 then ${findInPostgres('new')}; end if;
     return null;
   end $$`,
  `create trigger article_media_on_insert after insert on article for each row
     execute function keep_article_media()`,
  `create trigger article_media_on_update after update of content on article for each row
     execute function keep_article_media()`,
  findInPostgres('article'),
];

async function writeSearchLines(db: MigrationDb): Promise<void> {
  const rows: { id: string; name: string; alt: string; credit: string | null; caption: string | null }[] =
    await db.selectFrom('media').select(['id', 'name', 'alt', 'credit', 'caption']).execute();
  for (const { id, ...words } of rows)
    await db
      .updateTable('media')
      .set({ search_line: foldText(Object.values(words).filter(Boolean).join(' ')) })
      .where('id', '=', id)
      .execute();
}
