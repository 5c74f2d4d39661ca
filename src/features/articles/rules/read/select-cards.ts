import { sql } from 'kysely';
import type { Picture } from '#features/media/rules/images/picture-source.ts';
import type { Db } from '#platform/db/schema.ts';
import type { ArticleSummary } from '../article-summary.ts';

/** A query of articles of any status as rows for `toCard`. The caller adds conditions and the order. */
export function selectCards(db: Db) {
  return db
    .selectFrom('article')
    .leftJoin('category', 'category.id', 'article.category_id')
    .leftJoin('media', 'media.url', 'article.image')
    .leftJoin('article_admin_list', 'article_admin_list.article_id', 'article.id')
    .select([
      'article.id',
      'article.slug',
      'article.title',
      'article_admin_list.short_title as card_title',
      'article_admin_list.media_kind',
      'article.excerpt',
      'article.author',
      'article.author_slug',
      'article.image',
      'article.featured',
      'article.published_at',
      'article.updated_at',
      'article.revised_at',
      'article.origin',
      'article.source_name',
      'category.slug as category_slug',
      'category.name as category_name',
      'category.color as category_color',
      'media.width',
      'media.height',
      'media.dominant_color',
      'media.alt',
      'media.decorative',
      'media.credit',
      'media.caption',
      'media.focal_x',
      'media.focal_y',
    ]);
}

/**
 * Only published articles. The status is a literal in the SQL: with a parameter the databases would not use the partial
 * index of published rows.
 */
export function selectPublishedCards(db: Db) {
  return selectCards(db).where('article.status', '=', sql.lit('published'));
}

/** The order of every list: newest publication first, then a fixed order for equal times. */
function selectNewestCards(db: Db) {
  return selectPublishedCards(db).orderBy('article.published_at', 'desc').orderBy('article.id', 'desc');
}

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['execute']>>[number];

export function toCard(row: CardRow): ArticleSummary {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    shortTitle: row.card_title ?? '',
    excerpt: row.excerpt,
    category:
      row.category_slug === null
        ? null
        : { slug: row.category_slug, name: row.category_name ?? '', color: row.category_color ?? '' },
    author: row.author,
    authorSlug: row.author_slug,
    picture: toPicture(row),
    mediaKind: row.media_kind,
    publishedAt: row.published_at ?? row.updated_at,
    updatedAt: row.updated_at,
    revisedAt: row.revised_at,
    featured: row.featured === 1,
    origin: row.origin,
    source: row.source_name,
  };
}

/** An image outside the media library has only an address. */
function toPicture(row: CardRow): Picture | null {
  if (row.image === null) return null;
  return {
    url: row.image,
    width: row.width,
    height: row.height,
    color: row.dominant_color,
    alt: row.decorative === 1 ? '' : (row.alt ?? ''),
    credit: row.credit ?? '',
    caption: row.caption ?? '',
    focalX: row.focal_x ?? 0.5,
    focalY: row.focal_y ?? 0.5,
  };
}

/** The articles of the home slider: featured and published, newest first (spec §7, §9). */
export async function listFeaturedArticles(
  db: Db,
  { limit = 5 }: { limit?: number } = {},
): Promise<ArticleSummary[]> {
  const rows = await selectNewestCards(db).where('article.featured', '=', sql.lit(1)).limit(limit).execute();
  return rows.map(toCard);
}

/** The newest published articles of all categories (spec §7, §9). */
export async function listLatestArticles(
  db: Db,
  { limit = 12 }: { limit?: number } = {},
): Promise<ArticleSummary[]> {
  const rows = await selectNewestCards(db).limit(limit).execute();
  return rows.map(toCard);
}
