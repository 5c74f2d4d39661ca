import type { Dialect } from '../dialect.ts';
import { revisionTriggers } from '../revision-triggers.ts';

export const categories = ({ engine, key, bigint }: Dialect): string[] => [
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
    updated_at ${bigint} not null
  )`,
  'create index category_by_name on category (sort_key, id)',
  'create index category_by_position on category (position, sort_key, id)',

  `create table category_redirect (
    slug ${key} not null primary key,
    category_id ${key} not null references category (id) on delete cascade,
    created_at ${bigint} not null
  )`,
  'create index category_redirect_by_category on category_redirect (category_id)',

  ...revisionTriggers(engine, [
    { table: 'category', columns: 'slug, name, short_name, description, color, position, sort_key' },
    { table: 'category_redirect' },
  ]),
];
