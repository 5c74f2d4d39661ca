import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { readPart } from '#app/read-part.ts';
import { readTodaysGames } from '#app/site/matches/read-todays-games.ts';
import { listMostReadNow } from '#domain/analytics/list-most-read-now.ts';
import { countSiteTotals } from '#domain/articles/read/count-site-totals.ts';
import { listHomeCategories } from '#domain/articles/read/list-home-categories.ts';
import type { HomeLayout } from '#domain/curation/home-layout.ts';
import { readHomeLists } from '#domain/curation/read-home-lists.ts';
import { readPublishedLayout } from '#domain/curation/read-published-layout.ts';

/**
 * Reads everything that the front page shows. A preview passes an unpublished layout and the time it is shown for, epoch
 * milliseconds.
 */
export async function readFrontPage(
  context: Readonly<RouterContextProvider>,
  preview: { layout?: HomeLayout; at?: number } = {},
) {
  const { db, now, config } = servicesOf(context);
  const readLists = async () => {
    // Without pins the rules alone choose the articles.
    const layout =
      preview.layout ??
      (await readPart(context, {
        name: 'front page pins',
        read: () => readPublishedLayout(db),
        fallback: {},
      }));
    return readHomeLists(db, { now: preview.at ?? now(), layout });
  };
  const noArticles = { featured: [], latest: [] };
  const [lists, mostRead, categories, totals, games] = await Promise.all([
    readPart(context, { name: 'front page articles', read: readLists, fallback: noArticles }),
    readPart(context, {
      name: 'most read articles',
      read: () => listMostReadNow(db, { now: now() }),
      fallback: [],
    }),
    readPart(context, {
      name: 'front page categories',
      read: () => listHomeCategories(db, {}),
      fallback: [],
    }),
    readPart(context, { name: 'counters', read: () => countSiteTotals(db), fallback: null }),
    readPart(context, {
      name: 'games of today',
      read: () => readTodaysGames(db, { now: now() }),
      fallback: null,
    }),
  ]);
  return { ...lists, mostRead, categories, totals, games, now: now(), siteName: config.siteName };
}

export type FrontPageData = Awaited<ReturnType<typeof readFrontPage>>;
