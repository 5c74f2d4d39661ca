import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { listMostReadNow } from '#domain/analytics/list-most-read-now.ts';
import { countSiteTotals } from '#domain/content/count-site-totals.ts';
import { listHomeCategories } from '#domain/content/list-home-categories.ts';
import type { HomeBoard } from '#domain/curation/home-board.ts';
import { readHomeLists } from '#domain/curation/read-home-lists.ts';
import { readTodaysGames } from './matches/read-todays-games.ts';

/** Everything the front page shows; for a preview, with a board that is not in force, at the moment it is meant for. */
export async function readFrontPage(
  context: Readonly<RouterContextProvider>,
  preview: { board?: HomeBoard; at?: number } = {},
) {
  const { db, now, config } = servicesOf(context);
  const [lists, mostRead, categories, totals, games] = await Promise.all([
    readHomeLists(db, { now: preview.at ?? now(), board: preview.board }),
    listMostReadNow(db, { now: now() }),
    listHomeCategories(db, {}),
    countSiteTotals(db),
    readTodaysGames(db, { now: now() }),
  ]);
  return { ...lists, mostRead, categories, totals, games, now: now(), siteName: config.siteName };
}

export type FrontPageData = Awaited<ReturnType<typeof readFrontPage>>;
