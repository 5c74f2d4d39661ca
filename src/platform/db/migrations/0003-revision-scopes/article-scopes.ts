import { changes, type ScopedRows } from '../scope-triggers.ts';

const IS_VISIBLE = `ROW.status in ('published', 'archived')`;
const CATEGORY_ARTICLES = `select 'category-articles:' || slug from category where id = ROW.category_id`;

const CATEGORY_PAGE = `select 'category-articles:' || ROW.slug`;

/** The article published directly before or after this one. Its page shows the title of this one. */
const adjacent = (side: '<' | '>') => `select 'article:' || id from (
  select id from article
  where status = 'published' and (published_at, id) ${side} (ROW.published_at, ROW.id)
  order by published_at ${side === '<' ? 'desc' : 'asc'}, id ${side === '<' ? 'desc' : 'asc'} limit 1) as adjacent`;

/** The category of the article of this row. */
const CATEGORY_OF_ARTICLE = `select 'category-articles:' || category.slug
  from article join category on category.id = article.category_id where article.id = ROW.article_id`;

const WITH_PICTURE = `article.image = ROW.url and article.status in ('published', 'archived')`;

/** Articles and everything that stands around them. A draft moves nothing. */
export const articleScopes: readonly ScopedRows[] = [
  {
    table: 'article',
    when: IS_VISIBLE,
    scopes: [
      `select 'articles'`,
      `select 'article:' || ROW.id`,
      CATEGORY_ARTICLES,
      adjacent('<'),
      adjacent('>'),
    ],
  },
  { table: 'article_redirect', scopes: [`select 'article:' || ROW.article_id`] },
  {
    table: 'category',
    name: 'category_list',
    events: ['insert', 'delete'],
    scopes: [`select 'categories'`, `select 'category:' || ROW.slug`, CATEGORY_PAGE],
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
    scopes: [CATEGORY_PAGE],
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
  { table: 'category_redirect', scopes: [`select 'category:' || ROW.slug`] },
  {
    table: 'tag',
    events: ['update', 'delete'],
    columns: 'slug, name',
    scopes: [`select 'tag:' || ROW.slug`],
  },
  { table: 'tag_redirect', scopes: [`select 'tag:' || ROW.slug`] },
  {
    table: 'article_tag',
    columns: 'tag_id, position',
    when: `exists (select 1 from article where id = ROW.article_id and status in ('published', 'archived'))`,
    // Tags decide which articles of a category are related.
    scopes: [
      `select 'article:' || ROW.article_id`,
      `select 'tag:' || slug from tag where id = ROW.tag_id`,
      CATEGORY_OF_ARTICLE,
    ],
  },
  {
    table: 'media',
    when: `exists (select 1 from article where ${WITH_PICTURE})`,
    scopes: [
      `select 'articles'`,
      `select 'article:' || article.id from article where ${WITH_PICTURE}`,
      `select 'category-articles:' || category.slug
         from article join category on category.id = article.category_id where ${WITH_PICTURE}`,
    ],
  },
  { table: 'setting', scopes: [`select 'settings'`] },
  { table: 'home_pin', scopes: [`select 'front-page'`] },
  { table: 'breaking_entry', when: 'ROW.shown = 1', scopes: [`select 'breaking'`] },
];
