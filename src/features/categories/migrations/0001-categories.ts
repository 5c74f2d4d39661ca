import { changes, scopeTriggers } from '#platform/db/migrations/scope-triggers.ts';
import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

/** The page of a category with its articles. */
const PAGE = `select 'category-articles:' || ROW.slug`;

export const categoriesBaseline = sqlMigration('0001-categories', ({ engine, key, bigint }) => [
  `create table category (
    id ${key} not null primary key,
    slug ${key} not null unique,
    name text not null,
    short_name text,
    description text not null,
    color text not null,
    position integer not null,
    sort_key ${key} not null,
    article_count integer not null default 0 check (article_count >= 0),
    created_at ${bigint} not null,
    updated_at ${bigint} not null,
    has_comments integer not null default 0
      constraint category_has_comments_flag check (has_comments in (0, 1))
  )`,
  'create index category_by_name on category (sort_key, id)',
  'create index category_by_position on category (position, sort_key, id)',

  `create table category_redirect (
    slug ${key} not null primary key,
    category_id ${key} not null references category (id) on delete cascade,
    created_at ${bigint} not null
  )`,
  'create index category_redirect_by_category on category_redirect (category_id)',

  ...scopeTriggers(engine, [
    {
      table: 'category',
      name: 'category_list',
      events: ['insert', 'delete'],
      scopes: [`select 'categories'`, `select 'category:' || ROW.slug`, PAGE],
    },
    {
      table: 'category',
      name: 'category_name',
      events: ['update'],
      when: changes('slug', 'name', 'short_name', 'color'),
      scopes: [`select 'category:' || ROW.slug`],
    },
    {
      table: 'category',
      name: 'category_page',
      events: ['update'],
      when: changes('slug', 'description'),
      scopes: [PAGE],
    },
    {
      table: 'category',
      name: 'category_order',
      events: ['update'],
      // The name decides the order only among categories of one position.
      when: `${changes('position')} or (${changes('sort_key')} and exists (
      select 1 from category as other where other.position = new.position and other.id <> new.id))`,
      scopes: [`select 'categories'`],
    },
    {
      table: 'category',
      name: 'category_comments',
      events: ['update'],
      when: changes('has_comments'),
      scopes: [PAGE],
    },
    { table: 'category_redirect', scopes: [`select 'category:' || ROW.slug`] },
  ]),
]);
