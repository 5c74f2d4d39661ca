import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** Tables that prevent the loss of text: revisions, autosaves, presence, deleted articles. */
export const articleEditingBaseline = sqlMigration('0001-article-editing', ({ key, bigint }) => [
  // Without a foreign key to the article: revisions outlive its deletion.
  `create table article_revision (
    id ${key} not null primary key,
    article_id ${key} not null,
    version integer not null,
    kind text not null,
    staff_id ${key},
    staff_name text,
    created_at ${bigint} not null,
    fields text not null,
    constraint article_revision_unique unique (article_id, version)
  )`,

  // Without a foreign key to the article: a new article is autosaved before it exists.
  `create table article_autosave (
    article_id ${key} not null,
    staff_id ${key} not null references staff (id) on delete cascade,
    tab_key ${key} not null,
    sequence ${bigint} not null,
    base_version integer,
    saved_at ${bigint} not null,
    fields text,
    primary key (article_id, staff_id, tab_key)
  )`,
  'create index article_autosave_by_staff on article_autosave (staff_id, saved_at desc)',
  'create index article_autosave_by_age on article_autosave (saved_at)',

  `create table article_presence (
    article_id ${key} not null,
    staff_id ${key} not null references staff (id) on delete cascade,
    tab_key ${key} not null,
    staff_name text not null,
    last_seen_at ${bigint} not null,
    primary key (article_id, staff_id, tab_key)
  )`,
  'create index article_presence_by_age on article_presence (last_seen_at)',

  `create table deleted_article (
    id ${key} not null primary key,
    slug ${key} not null,
    title text not null,
    author text not null,
    status text not null,
    created_by ${key},
    deleted_at ${bigint} not null,
    deleted_by ${key},
    deleted_by_name text,
    snapshot text not null
  )`,
  'create index deleted_article_newest on deleted_article (deleted_at desc, id desc)',
  'create index deleted_article_by_staff on deleted_article (deleted_by, deleted_at desc, id desc)',

  `create table bulk_undo (
    id ${key} not null primary key,
    staff_id ${key} not null references staff (id) on delete cascade,
    created_at ${bigint} not null,
    items text not null
  )`,
  'create index bulk_undo_by_age on bulk_undo (created_at)',
]);
