import { slugify } from '#az/characters/slug.ts';
import type { Db } from '#db/schema.ts';
import type { DemoArticle } from './demo-article.ts';

/** Two at a time: one core draws while the other compresses. */
const AT_ONCE = 2;

interface IllustrateOptions {
  articles: readonly DemoArticle[];
  /** Draws and stores a picture; its URL, or null when it could not be. */
  addPicture: (article: DemoArticle) => Promise<string | null>;
  isStopped: () => boolean;
}

/**
 * Draws the pictures of demo articles that have none yet, the front page's first. Drawing takes about a second each, so
 * the paper opens before the last is done; a start that was interrupted goes on where it stopped. An article somebody
 * has touched is left as they made it. Returns how many were drawn.
 */
export async function illustrateDemo(db: Db, options: IllustrateOptions): Promise<number> {
  const waiting = [...options.articles].filter((article) => article.picture).sort(byPlaceOnTheFrontPage);
  let drawn = 0;
  async function drawNext(): Promise<void> {
    for (let article = waiting.shift(); article && !options.isStopped(); article = waiting.shift()) {
      if (await illustrate(db, article, options.addPicture)) drawn++;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, drawNext));
  return drawn;
}

function byPlaceOnTheFrontPage(a: DemoArticle, b: DemoArticle): number {
  return Number(b.featured ?? false) - Number(a.featured ?? false) || a.hoursAgo - b.hoursAgo;
}

async function illustrate(
  db: Db,
  article: DemoArticle,
  addPicture: IllustrateOptions['addPicture'],
): Promise<boolean> {
  const untouched = await db
    .selectFrom('article')
    .select('id')
    .where('slug', '=', slugify(article.title))
    .where('image', 'is', null)
    .where('version', '=', 1)
    .executeTakeFirst();
  if (!untouched) return false;
  const image = await addPicture(article);
  if (!image) return false;
  const { numUpdatedRows } = await db
    .updateTable('article')
    .set({ image })
    .where('id', '=', untouched.id)
    .where('image', 'is', null)
    .where('version', '=', 1)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
