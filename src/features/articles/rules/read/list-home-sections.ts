import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import type { MediaKind } from '../../tables.ts';
import type { ArticleSummary, CardCategory } from '../article-summary.ts';
import { listCardsInOrder } from './list-cards-in-order.ts';

/** A category with its newest stories, as a block of the front page. */
export interface HomeSection {
  category: CardCategory;
  /** The newest one with a picture leads; the others follow, newest first. */
  articles: ArticleSummary[];
}

/** Sections are looked for among this many of the newest articles. */
const MAX_NEWEST = 240;
/** A category with fewer stories has no section. */
const MIN_ARTICLES = 4;

interface HomeSectionsInput {
  /** The ids of the articles that the page shows elsewhere. */
  except: ReadonlySet<string>;
  /** The slugs of the categories that have another place on the page. */
  exceptCategories?: readonly string[];
  /** The number of sections. */
  limit?: number;
  /** The number of articles in a section. */
  size?: number;
}

/**
 * The sections of the front page: the categories that have at least four stories which the page does not show elsewhere,
 * among the newest articles of the site. The category whose fourth story is the newest comes first, so the sections in which
 * most happens stand highest.
 */
export async function listHomeSections(
  db: Db,
  { except, exceptCategories = [], limit = 3, size = 9 }: HomeSectionsInput,
): Promise<HomeSection[]> {
  const newest = await db
    .selectFrom('article')
    .innerJoin('category', 'category.id', 'article.category_id')
    .select(['article.id', 'article.image', 'category.slug'])
    .where('article.status', '=', sql.lit('published'))
    .orderBy('article.published_at', 'desc')
    .orderBy('article.id', 'desc')
    .limit(MAX_NEWEST)
    .execute();
  const left = newest.filter(({ id, slug }) => !except.has(id) && !exceptCategories.includes(slug));
  const placeOf = new Map(left.map(({ id }, place) => [id, place]));
  const fourthPlace = (rows: readonly { id: string }[]) =>
    placeOf.get(rows[MIN_ARTICLES - 1]?.id ?? '') ?? MAX_NEWEST;
  const chosen = [...Map.groupBy(left, ({ slug }) => slug).values()]
    .filter((rows) => rows.length >= MIN_ARTICLES)
    .sort((a, b) => fourthPlace(a) - fourthPlace(b))
    .slice(0, limit)
    .map((rows) => leadWithPicture(rows.slice(0, size)).map(({ id }) => id));
  const cards = await listCardsInOrder(db, chosen.flat());
  return chosen.flatMap((ids) => {
    const articles = cards.filter(({ id }) => ids.includes(id));
    const category = articles[0]?.category;
    return category ? [{ category, articles }] : [];
  });
}

/** Moves the first article with a picture to the front. */
function leadWithPicture<A extends { image: string | null }>(articles: readonly A[]): A[] {
  const lead = articles.find(({ image }) => image !== null);
  return lead ? [lead, ...articles.filter((article) => article !== lead)] : [...articles];
}

/**
 * The newest articles of some categories (slugs) together, newest first. `except` are the ids of the articles that the page
 * shows elsewhere.
 */
export async function listNewestOfCategories(
  db: Db,
  { slugs, except, limit }: { slugs: readonly string[]; except: ReadonlySet<string>; limit: number },
): Promise<ArticleSummary[]> {
  // One query for each category: each reads the first rows of its part of the index.
  const lists = await Promise.all(
    slugs.map((slug) =>
      db
        .selectFrom('article')
        .select(['id', 'published_at'])
        .where('category_id', '=', (eb) => eb.selectFrom('category').select('id').where('slug', '=', slug))
        .where('status', '=', sql.lit('published'))
        .where('id', 'not in', [...except, ''])
        .orderBy('published_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    ),
  );
  const newest = lists.flat().sort((a, b) => (b.published_at ?? 0) - (a.published_at ?? 0));
  return listCardsInOrder(
    db,
    newest.slice(0, limit).map(({ id }) => id),
  );
}

/**
 * The newest video or photo stories, newest first. `except` are the ids of the articles that the page shows elsewhere.
 */
export async function listNewestOfMediaKind(
  db: Db,
  { kind, except, limit }: { kind: MediaKind; except: ReadonlySet<string>; limit: number },
): Promise<ArticleSummary[]> {
  const rows = await db
    .selectFrom('article_admin_list')
    .select('article_id')
    .where('media_kind', '=', kind)
    // A literal, as in `selectPublishedCards`: otherwise the partial index is not used.
    .where('status', '=', sql.lit('published'))
    .where('article_id', 'not in', [...except, ''])
    .orderBy('published_at', 'desc')
    .orderBy('article_id', 'desc')
    .limit(limit)
    .execute();
  return listCardsInOrder(
    db,
    rows.map(({ article_id }) => article_id),
  );
}
