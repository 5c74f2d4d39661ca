import { scopeTriggers } from '#platform/db/migrations/scope-triggers.ts';
import { sqlMigration } from '#platform/db/migrations/sql-migration.ts';

const IS_VISIBLE = `ROW.status in ('published', 'archived')`;

/** The article published directly before or after this one. Its page shows the title of this one. */
const adjacent = (side: '<' | '>') => `select 'article:' || id from (
  select id from article
  where status = 'published' and (published_at, id) ${side} (ROW.published_at, ROW.id)
  order by published_at ${side === '<' ? 'desc' : 'asc'}, id ${side === '<' ? 'desc' : 'asc'} limit 1) as adjacent`;

/**
 * Articles (spec §3), with an index for every published list. Lists never read the long text: the columns that they show
 * stand before `content`, and indexes answer for the columns behind it. A draft moves no scope.
 */
export const articlesBaseline = sqlMigration('0001-articles', ({ engine, key, bigint }) => [
  `create table article (
    id ${key} not null primary key,
    slug ${key} not null unique,
    title text not null,
    excerpt text not null,
    category_id ${key} references category (id) on delete restrict,
    author text not null,
    author_slug ${key} not null,
    image ${key},
    featured integer not null default 0 check (featured in (0, 1)),
    status text not null,
    returned_reason text,
    version integer not null default 1 check (version >= 1),
    created_by ${key} references staff (id) on delete set null,
    created_at ${bigint} not null,
    updated_at ${bigint} not null,
    published_at ${bigint},
    revised_at ${bigint},
    scheduled_at ${bigint},
    origin text not null default 'own',
    source_name text not null default '',
    source_url text not null default '',
    seo_title text,
    seo_description text,
    content text not null,
    noindex integer not null default 0 check (noindex in (0, 1)),
    canonical_url text,
    constraint article_status_known check (
      status in ('draft', 'pending', 'scheduled', 'published', 'archived')),
    constraint article_published_at_fits_status check (
      (status in ('published', 'archived')) = (published_at is not null)),
    constraint article_scheduled_at_fits_status check (
      status <> 'scheduled' or scheduled_at is not null)
  )`,

  // Lists for readers. The status is the first column, although it is always the same: SQLite would take another index.
  'create index article_published on article (status, published_at desc, id desc)',
  `create index article_featured on article (status, featured, published_at desc, id desc)
    where featured = 1`,
  `create index article_by_category on article (category_id, published_at desc, id desc)
    where status = 'published'`,
  `create index article_by_author on article (author_slug, published_at desc, id desc)
    where status = 'published'`,

  // Lists of the back-office, the scheduler, and the media library.
  'create index article_by_status_updated on article (status, updated_at desc, id desc)',
  'create index article_newest on article (created_at desc, id desc)',
  `create index article_by_creator_status on article (created_by, status, updated_at desc, id desc)
    where created_by is not null`,
  `create index article_by_creator_newest on article (created_by, created_at desc, id desc)
    where created_by is not null`,
  `create index article_returned on article (created_by, updated_at desc, id desc)
    where status = 'draft' and returned_reason is not null`,
  'create index article_category_id on article (category_id)',
  `create index article_scheduled on article (scheduled_at)
    where status = 'scheduled'`,
  'create index article_image on article (image) where image is not null',

  // Sitemaps exclude these articles by id. Without the indexes SQLite would read `content`, which is stored before these columns.
  'create index article_noindex on article (id) where noindex = 1',
  `create index article_with_canonical on article (id, canonical_url) where canonical_url <> ''`,

  // The list of authors. The status is the first column for the same reason as above.
  `create index article_bylines on article (status, author_slug)
    where status = 'published'`,

  `create table article_redirect (
    slug ${key} not null primary key,
    article_id ${key} not null references article (id) on delete cascade,
    created_at ${bigint} not null
  )`,
  'create index article_redirect_by_article on article_redirect (article_id)',

  ...scopeTriggers(engine, [
    {
      table: 'article',
      when: IS_VISIBLE,
      scopes: [
        `select 'articles'`,
        `select 'article:' || ROW.id`,
        `select 'category-articles:' || slug from category where id = ROW.category_id`,
        adjacent('<'),
        adjacent('>'),
      ],
    },
    { table: 'article_redirect', scopes: [`select 'article:' || ROW.article_id`] },
  ]),
]);
