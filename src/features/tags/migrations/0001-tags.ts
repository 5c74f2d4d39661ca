import { scopeTriggers } from '#platform/db/migrations/scope-triggers.ts';
import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

const NAMES = `select 'names'`;

/** Tags and their other names. `tag_synonym.folded` is a slug, and no tag may have it as its own slug. */
export const tagsBaseline = sqlMigration('0001-tags', ({ engine, key, bigint, withoutRowid }) => [
  `create table tag (
    id ${key} not null primary key,
    slug ${key} not null unique,
    name text not null,
    sort_key ${key} not null,
    article_count integer not null default 0 check (article_count >= 0),
    created_at ${bigint} not null
  )`,
  'create index tag_by_name on tag (sort_key, id)',
  'create index tag_popular on tag (article_count desc, id)',

  `create table tag_redirect (
    slug ${key} not null primary key,
    tag_id ${key} not null references tag (id) on delete cascade,
    created_at ${bigint} not null
  )`,
  'create index tag_redirect_by_tag on tag_redirect (tag_id)',

  `create table tag_synonym (
    folded ${key} not null primary key,
    tag_id ${key} not null references tag (id) on delete cascade,
    name text not null,
    created_at ${bigint} not null
  )`,
  'create index tag_synonym_by_tag on tag_synonym (tag_id)',

  `create table article_tag (
    article_id ${key} not null references article (id) on delete cascade,
    tag_id ${key} not null references tag (id) on delete cascade,
    position integer not null,
    listed_at ${bigint},
    primary key (article_id, tag_id)
  ) ${withoutRowid}`,
  'create index article_tag_listed on article_tag (tag_id, listed_at desc, article_id desc)',

  ...scopeTriggers(engine, [
    {
      table: 'tag',
      events: ['update', 'delete'],
      columns: 'slug, name',
      scopes: [`select 'tag:' || ROW.slug`],
    },
    {
      table: 'tag',
      name: 'tag_name',
      events: ['update'],
      columns: 'name',
      when: 'exists (select 1 from tag_synonym where tag_id = ROW.id)',
      scopes: [NAMES],
    },
    { table: 'tag_redirect', scopes: [`select 'tag:' || ROW.slug`] },
    { table: 'tag_synonym', scopes: [`select 'tag:' || ROW.folded`] },
    { table: 'tag_synonym', name: 'tag_synonym_name', columns: 'name', scopes: [NAMES] },
    {
      table: 'article_tag',
      columns: 'tag_id, position',
      when: `exists (select 1 from article where id = ROW.article_id and status in ('published', 'archived'))`,
      // Tags decide which articles of a category are related.
      scopes: [
        `select 'article:' || ROW.article_id`,
        `select 'tag:' || slug from tag where id = ROW.tag_id`,
        `select 'category-articles:' || category.slug
  from article join category on category.id = article.category_id where article.id = ROW.article_id`,
      ],
    },
  ]),
]);
