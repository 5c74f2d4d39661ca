import type { Dialect } from '../dialect.ts';
import { OF_VISIBLE_ARTICLE, revisionTriggers } from '../revision-triggers.ts';

export const tags = ({ engine, key, bigint, withoutRowid }: Dialect): string[] => [
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

  `create table article_tag (
    article_id ${key} not null references article (id) on delete cascade,
    tag_id ${key} not null references tag (id) on delete cascade,
    position integer not null,
    listed_at ${bigint},
    primary key (article_id, tag_id)
  ) ${withoutRowid}`,
  'create index article_tag_listed on article_tag (tag_id, listed_at desc, article_id desc)',

  ...revisionTriggers(engine, [
    { table: 'tag', events: ['update', 'delete'], columns: 'slug, name' },
    { table: 'tag_redirect' },
    { table: 'article_tag', columns: 'tag_id, position', when: OF_VISIBLE_ARTICLE },
  ]),
];
