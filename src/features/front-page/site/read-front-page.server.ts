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
import { keepRead } from '#platform/page-cache/keep-read.ts';
import { cardScopes, matchScopes, showsScopes, tableScopes } from '#platform/page-cache/page-scopes.ts';
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
  const { now, config } = servicesOf(context);
  const isPreview = previewed !== undefined || at !== undefined;
  /** Each part is read again only when something in it has changed: a goal changes those of the matches. */
  const keep = <Value>(part: string, read: (context: RouteContext) => Promise<Value>): Promise<Value> =>
    isPreview ? read(context) : keepRead(context, `front page ${part}`, read);
  const [stories, totals, todaysMatches, league] = await Promise.all([
    keep(`stories ${period}`, (inner) => readStories(inner, { period, layout: previewed, at })),
    readPart(context, 'counters', () => keep('counters', readTotals), null),
    readPart(context, 'matches of today', () => keep('matches of today', readMatches), null),
    readPart(context, 'league table', () => keep('league table', readLeague), null),
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

function readTotals(context: RouteContext) {
  showsScopes(context, 'articles', 'categories');
  return countSiteTotals(servicesOf(context).db);
}

async function readMatches(context: RouteContext) {
  const { db, now } = servicesOf(context);
  const today = await readTodaysMatches(db, { now: now() });
  showsScopes(context, ...matchScopes(today.matches));
  return today;
}

async function readLeague(context: RouteContext) {
  const { db, now } = servicesOf(context);
  const league = await readLeagueBlock(db, { now: now() });
  showsScopes(context, ...matchScopes(league?.upcoming ?? []), ...tableScopes(league?.table));
  return league;
}

/** The lists of articles and the categories, from the top of the page to its end. */
async function readStories(
  context: RouteContext,
  { period = null, layout: previewed, at }: FrontPageOptions,
) {
  const { db, now } = servicesOf(context);
  const readLists = async () => {
    // Without pins the rules alone choose the articles.
    const layout =
      previewed ?? (await readPart(context, 'front page pins', () => readPublishedLayout(db), {}));
    return readHomeLists(db, { now: at ?? now(), layout });
  };
  const { featured, latest } = await readPart(context, 'front page articles', readLists, {
    featured: [],
    latest: [],
  });
  const above = new Set([...featured, ...latest].map(({ id }) => id));
  const limit = MAX_MOST_READ + above.size;
  const ranked = await readPart(
    context,
    'most read articles',
    () => (period ? listMostRead(db, { period, now: now(), limit }) : listMostReadArticles(db, { limit })),
    [],
  );
  const articles = ranked.filter(({ id }) => !above.has(id)).slice(0, MAX_MOST_READ);
  const leavesOut = ranked.slice(0, MAX_MOST_READ).some(({ id }) => above.has(id));
  const blocks = await readBlocks(context, new Set([...above, ...articles.map(({ id }) => id)]));
  showsScopes(context, 'front-page', 'articles', 'categories');
  showsScopes(context, ...cardScopes([...featured, ...latest, ...articles]));
  showsScopes(context, ...blocks.categories.map(({ slug }) => `category:${slug}` as const));
  showsScopes(
    context,
    ...cardScopes([...blocks.sections, ...blocks.rows].flatMap((block) => block.articles)),
  );
  return { featured, latest, mostRead: { period, articles, leavesOut }, ...blocks };
}

/** The blocks below the latest list. Each leaves out what stands in the blocks above it, which are in `shown`. */
async function readBlocks(context: RouteContext, shown: Set<string>) {
  const { db } = servicesOf(context);
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
}

export type FrontPageData = Awaited<ReturnType<typeof readFrontPage>>;
