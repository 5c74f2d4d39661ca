import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { listCardsInOrder } from '#features/articles/rules/read/list-cards-in-order.ts';
import { listFeaturedArticles, listLatestArticles } from '#features/articles/rules/read/select-cards.ts';
import type { Db } from '#platform/db/schema.ts';
import { composeHome, type HomeParts } from './compose-home.ts';
import { type HomeLayout, listPins, readPublishedLayout, removeExpiredPins } from './home-layout.ts';
import { LATEST_SIZE, SLIDER_SIZE } from './home-slot.ts';

/** The slider and the latest list of the front page at `now`. The default is the published layout. */
export async function readHomeLists(
  db: Db,
  { now, layout }: { now: number; layout?: HomeLayout },
): Promise<{ featured: ArticleSummary[]; latest: ArticleSummary[] }> {
  return composeHome(await readHomeParts(db, { now, layout: layout ?? (await readPublishedLayout(db)) }));
}

/** Reads the pinned articles and enough featured and newest articles to fill the other slots. */
export async function readHomeParts(
  db: Db,
  { now, layout }: { now: number; layout: HomeLayout },
): Promise<HomeParts<ArticleSummary>> {
  const valid = removeExpiredPins(layout, now);
  const pins = listPins(valid);
  const [cards, featured, newest] = await Promise.all([
    listCardsInOrder(
      db,
      pins.map(({ articleId }) => articleId),
    ),
    listFeaturedArticles(db, { limit: SLIDER_SIZE + pins.length }),
    listLatestArticles(db, { limit: LATEST_SIZE + SLIDER_SIZE + pins.length }),
  ]);
  return { layout: valid, pinned: new Map(cards.map((card) => [card.id, card])), featured, newest };
}
