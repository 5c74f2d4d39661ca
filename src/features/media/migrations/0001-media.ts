import { scopeTriggers } from '#platform/db/migrations/scope-triggers.ts';
import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

const OF_VISIBLE_ARTICLE = `article.image = ROW.url and article.status in ('published', 'archived')`;

/** The media library. An article stores the URL of its picture, so there is no foreign key between the two tables. */
export const mediaBaseline = sqlMigration('0001-media', ({ engine, key, bigint, real }) => [
  `create table media (
    id ${key} not null primary key,
    url ${key} not null unique,
    path ${key} not null unique,
    name text not null,
    content_type text not null,
    size ${bigint} not null,
    width integer not null,
    height integer not null,
    md5_hash text not null,
    source_md5 text,
    dominant_color text,
    focal_x ${real} not null default 0.5 check (focal_x between 0 and 1),
    focal_y ${real} not null default 0.5 check (focal_y between 0 and 1),
    alt text not null default '',
    decorative integer not null default 0 check (decorative in (0, 1)),
    credit text,
    caption text,
    search_text text not null default '',
    created_by ${key} references staff (id) on delete set null,
    created_at ${bigint} not null,
    updated_at ${bigint} not null
  )`,
  'create index media_newest on media (created_at desc, id desc)',
  'create index media_by_creator on media (created_by, created_at desc, id desc)',
  'create index media_by_md5 on media (md5_hash)',
  'create index media_by_source_md5 on media (source_md5)',

  // The paths that a picture had before its bytes were replaced.
  `create table media_alias (
    path ${key} not null primary key,
    media_id ${key} not null references media (id) on delete cascade,
    created_at ${bigint} not null
  )`,
  'create index media_alias_by_media on media_alias (media_id)',

  `create table article_media (
    article_id ${key} not null references article (id) on delete cascade,
    path ${key} not null,
    primary key (article_id, path)
  )`,
  'create index article_media_by_path on article_media (path, article_id)',
  ...(engine === 'postgres' ? syncArticleMediaOnPostgres : syncArticleMediaOnSqlite),

  ...scopeTriggers(engine, [
    {
      table: 'media',
      when: `exists (select 1 from article where ${OF_VISIBLE_ARTICLE})`,
      scopes: [
        `select 'articles'`,
        `select 'article:' || article.id from article where ${OF_VISIBLE_ARTICLE}`,
        `select 'category-articles:' || category.slug
         from article join category on category.id = article.category_id where ${OF_VISIBLE_ARTICLE}`,
      ],
    },
  ]),
]);

const MARK = '/media/articles/';
const NAME_CHARACTERS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ._-';

/**
 * SQLite has no regular expressions. The text is split into a JSON array at every picture address, so that each element
 * after the first begins with the name of a picture.
 */
const findInSqlite = `insert or ignore into article_media (article_id, path)
  select distinct new.id, 'articles/' || substr(piece.value, 1, length(piece.value) - length(ltrim(piece.value, '${NAME_CHARACTERS}')))
  from json_each('[' || replace(json_quote(new.content), '${MARK}', '","') || ']') as piece
  where piece.key > 0 and piece.value glob '[0-9]*'`;

const syncArticleMediaOnSqlite = [
  `create trigger article_media_on_insert after insert on article
     when instr(new.content, '${MARK}') > 0
   begin ${findInSqlite}; end`,
  `create trigger article_media_on_update after update of content on article
     when old.content <> new.content and (instr(old.content, '${MARK}') > 0 or instr(new.content, '${MARK}') > 0)
   begin
     delete from article_media where article_id = new.id;
     ${findInSqlite};
   end`,
];

const syncArticleMediaOnPostgres = [
  `create function keep_article_media() returns trigger language plpgsql as $$
   begin
     if tg_op = 'UPDATE' then
       if old.content = new.content then return null; end if;
       delete from article_media where article_id = new.id;
     end if;
     if position('${MARK}' in new.content) > 0 then
       insert into article_media (article_id, path)
         select distinct new.id, found.parts[1]
         from regexp_matches(new.content, '/media/(articles/[0-9][A-Za-z0-9._-]*)', 'g') as found(parts);
     end if;
     return null;
   end $$`,
  `create trigger article_media_on_insert after insert on article for each row
     execute function keep_article_media()`,
  `create trigger article_media_on_update after update of content on article for each row
     execute function keep_article_media()`,
];
