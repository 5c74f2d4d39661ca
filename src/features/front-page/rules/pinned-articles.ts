import type { ArticleStatus } from '#features/articles/tables.ts';
import type { Db } from '#platform/db/schema.ts';
import { type HomeLayout, listPins } from './home-layout.ts';

/** Adds the current titles of the articles to the pins. The pin of a deleted article keeps its stored title. */
export async function addPinTitles(db: Db, layout: HomeLayout): Promise<HomeLayout> {
  const pins = listPins(layout);
  if (pins.length === 0) return layout;
  const ids = pins.map(({ articleId }) => articleId);
  const rows = await db.selectFrom('article').select(['id', 'title']).where('id', 'in', ids).execute();
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return Object.fromEntries(
    pins.map(({ slot, ...pin }) => [slot, { ...pin, title: titles.get(pin.articleId) ?? pin.title }]),
  );
}

/**
 * Deletes the pins that have expired at `now` (epoch milliseconds), so that the page cache renders the front page again.
 * A job calls it every second. Returns the number of deleted pins.
 */
export async function deleteExpiredPins(db: Db, { now }: { now: number }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('home_pin')
    .where('expires_at', '<=', now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** An article as the layout screen shows it. */
export interface HomeArticle {
  id: string;
  title: string;
  status: ArticleStatus;
  /** When it was published, is scheduled or else was last changed; epoch milliseconds. */
  at: number;
  /** The URL of the image. */
  image: string | null;
}

/** The articles with these ids, of any status, in no order. Deleted articles are missing. */
export async function listHomeArticles(db: Db, { ids }: { ids: readonly string[] }): Promise<HomeArticle[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('article')
    .select(['id', 'title', 'status', 'image', 'published_at', 'scheduled_at', 'updated_at'])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id, title, status, image, published_at, scheduled_at, updated_at }) => ({
    id,
    title,
    status,
    image,
    at: published_at ?? scheduled_at ?? updated_at,
  }));
}
