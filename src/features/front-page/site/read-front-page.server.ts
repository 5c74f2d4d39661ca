import { listMostRead, type MostReadPeriod } from '#features/analytics/rules/most-read.ts';
import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { countSiteTotals } from '#features/articles/rules/read/count-site-totals.ts';
import { listHomeCategories } from '#features/articles/rules/read/list-home-categories.ts';
import {
  listHomeSections,
  listNewestOfCategories,
  listNewestOfMediaKind,
} from '#features/articles/rules/read/list-home-sections.ts';
import { listMostReadArticles } from '#features/articles/rules/read/list-most-read-articles.ts';
import { mediaKindText } from '#features/articles/text.ts';
import { isSample } from '#features/matches/site/parts/sample-notice.tsx';
import { readTodaysMatches } from '#features/matches/site/read-todays-matches.ts';
import type { Db } from '#platform/db/schema.ts';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { type HomeLayout, readPublishedLayout } from '../rules/home-layout.ts';
import { readHomeLists } from '../rules/read-home-lists.ts';
import { homeText } from '../text.ts';
import { readLeagueBlock } from './read-league-block.ts';

const MAX_MOST_READ = 8;
/** The categories whose stories have a row of their own below the sections. */
const MEDIA_CATEGORIES = ['analysis', 'interviews', 'podcast'];
const MAX_IN_ROW = 4;
const MIN_IN_ROW = 2;

/** A row of stories of one kind below the sections. */
export interface StoryRow {
  title: string;
  articles: readonly ArticleSummary[];
}

/** The rows, in their order. */
const STORY_ROWS: readonly {
  title: string;
  list: (db: Db, input: { except: ReadonlySet<string>; limit: number }) => Promise<ArticleSummary[]>;
}[] = [
  {
    title: mediaKindText.video,
    list: (db, input) => listNewestOfMediaKind(db, { ...input, kind: 'video' }),
  },
  {
    title: mediaKindText.photos,
    list: (db, input) => listNewestOfMediaKind(db, { ...input, kind: 'photos' }),
  },
  {
    title: homeText.media,
    list: (db, input) => listNewestOfCategories(db, { ...input, slugs: MEDIA_CATEGORIES }),
  },
];

interface FrontPageOptions {
  /** The most read articles of a period. The default is the list by total views (spec §2.1). */
  period?: MostReadPeriod | null;
  /** An unpublished layout, for a preview. */
  layout?: HomeLayout;
  /** The time that a preview is shown for, epoch milliseconds. */
  at?: number;
}

/**
 * Reads everything that the front page shows. It shows a story once: the most read articles leave out those of the slider
 * and of the latest list, and the categories, sections and media stories leave out all of them and each other, in this order. Only
 * a pin for both lists shows a story twice. Readers expect the most read to be complete, so the others look for another story.
 */
export async function readFrontPage(
  context: RouteContext,
  { period = null, layout: previewed, at }: FrontPageOptions = {},
) {
  const { db, now, config } = servicesOf(context);
  const readLists = async () => {
    // Without pins the rules alone choose the articles.
    const layout =
      previewed ?? (await readPart(context, 'front page pins', () => readPublishedLayout(db), {}));
    return readHomeLists(db, { now: at ?? now(), layout });
  };
  const readStories = async () => {
    const lists = await readPart(context, 'front page articles', readLists, { featured: [], latest: [] });
    const above = new Set([...lists.featured, ...lists.latest].map(({ id }) => id));
    const limit = MAX_MOST_READ + above.size;
    const ranked = await readPart(
      context,
      'most read articles',
      () => (period ? listMostRead(db, { period, now: now(), limit }) : listMostReadArticles(db, { limit })),
      [],
    );
    const articles = ranked.filter(({ id }) => !above.has(id)).slice(0, MAX_MOST_READ);
    const leavesOut = ranked.slice(0, MAX_MOST_READ).some(({ id }) => above.has(id));
    const shown = new Set([...above, ...articles.map(({ id }) => id)]);
    return { ...lists, mostRead: { period, articles, leavesOut }, ...(await readBlocks(shown)) };
  };
  /** The blocks below the latest list. Each leaves out what stands in the blocks above it, which are in `shown`. */
  const readBlocks = async (shown: Set<string>) => {
    const add = (cards: readonly (ArticleSummary | null)[]) => {
      for (const card of cards) if (card) shown.add(card.id);
    };
    const categories = await readPart(
      context,
      'front page categories',
      () => listHomeCategories(db, { except: [...shown] }),
      [],
    );
    add(categories.map(({ newest }) => newest));
    const sections = await readPart(
      context,
      'front page sections',
      () => listHomeSections(db, { except: shown, exceptCategories: MEDIA_CATEGORIES }),
      [],
    );
    add(sections.flatMap(({ articles }) => articles));
    const rows: StoryRow[] = [];
    for (const { title, list } of STORY_ROWS) {
      const read = () => list(db, { except: shown, limit: MAX_IN_ROW });
      const articles = await readPart(context, `front page row ${title}`, read, []);
      // A story that is left alone has no row, and may stand in the next one.
      if (articles.length < MIN_IN_ROW) continue;
      add(articles);
      rows.push({ title, articles });
    }
    return { categories, sections, rows };
  };
  const [stories, totals, todaysMatches, league] = await Promise.all([
    readStories(),
    readPart(context, 'counters', () => countSiteTotals(db), null),
    readPart(context, 'matches of today', () => readTodaysMatches(db, { now: now() }), null),
    readPart(context, 'league table', () => readLeagueBlock(db, { now: now() }), null),
  ]);
  const hasSample = isSample([
    ...(todaysMatches?.matches ?? []),
    ...(league?.upcoming ?? []),
    league?.table ?? null,
  ]);
  return {
    ...stories,
    totals,
    todaysMatches,
    league,
    isSample: hasSample,
    now: now(),
    siteName: config.siteName,
  };
}

export type FrontPageData = Awaited<ReturnType<typeof readFrontPage>>;
