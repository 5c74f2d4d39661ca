import { sql } from 'kysely';
import { HOUR } from '#az/format/durations.ts';
import { modifiedAt } from '#features/articles/rules/article-summary.ts';
import {
  competitionAddress,
  matchAddress,
  scorersAddress,
  seasonMatchesAddress,
} from '#features/matches/rules/match-addresses.ts';
import { MIN_LISTED_TAG_ARTICLES } from '#features/tags/rules/read-tags.ts';
import { playerAddress, teamAddress } from '#features/teams/rules/team-address.ts';
import { engineOf } from '#platform/db/engine-of.ts';
import type { Db } from '#platform/db/schema.ts';
import { href } from '#platform/http/href.ts';

/** The most addresses of one file. The protocol allows 50,000. */
const MAX_ADDRESSES = 10_000;

const STATIC_PAGES = [
  href('/'),
  href('/category/:category', { category: 'all' }),
  href('/todays-games'),
  href('/live-scores'),
  href('/tournament-tables'),
  href('/avrokuboklar'),
  href('/contact'),
  href('/newsletter'),
  href('/privacy'),
  href('/terms'),
];

const readers: Partial<Record<string, (db: Db) => Promise<SitemapPage[]>>> = {
  pages: async () => STATIC_PAGES.map((address) => ({ address, modifiedAt: null })),
  categories: listSitemapCategories,
  tags: listSitemapTags,
  authors: listSitemapAuthors,
  competitions: listSitemapCompetitions,
  teams: listSitemapTeams,
  players: listSitemapPlayers,
};

/** The pages of the file with this name (see `listSitemapFiles`). Null when there is no such file. */
export async function findSitemapPages(db: Db, { name }: { name: string }): Promise<SitemapPage[] | null> {
  const read = Object.hasOwn(readers, name) ? readers[name] : undefined;
  if (read) return read(db);
  const [, month, part = '1'] = /^articles-(\d{4}-(?:0[1-9]|1[0-2]))(?:-(\d{1,3}))?$/.exec(name) ?? [];
  const [matches, seasonId = null] = /^matches(?:-(.+))?$/.exec(name) ?? [];
  const pages = month
    ? await listSitemapArticles(db, { month, part: Math.max(1, Number(part)) })
    : matches
      ? await listSitemapMatches(db, { seasonId })
      : [];
  return pages.length > 0 ? pages : null;
}

/** Categories with articles, each with the date of its newest one. */
async function listSitemapCategories(db: Db): Promise<SitemapPage[]> {
  const rows = await db
    .selectFrom('category')
    .select((eb) => [
      'slug',
      eb
        .selectFrom('article')
        .select('published_at')
        .whereRef('article.category_id', '=', 'category.id')
        .where('article.status', '=', sql.lit('published'))
        .orderBy('published_at', 'desc')
        .limit(1)
        .as('newest'),
    ])
    .where('article_count', '>', 0)
    .limit(MAX_ADDRESSES)
    .execute();
  return rows.map(({ slug, newest }) => ({
    address: href('/category/:category', { category: slug }),
    modifiedAt: newest,
  }));
}

/** The tags with the most articles that search engines may list, each with the date of its newest one. */
async function listSitemapTags(db: Db): Promise<SitemapPage[]> {
  const rows = await db
    .selectFrom('tag')
    .select((eb) => [
      'slug',
      eb
        .selectFrom('article_tag')
        .select((of) => of.fn.max('listed_at').as('newest'))
        .whereRef('article_tag.tag_id', '=', 'tag.id')
        .as('newest'),
    ])
    .where('article_count', '>=', MIN_LISTED_TAG_ARTICLES)
    .orderBy('article_count', 'desc')
    .orderBy('id')
    .limit(MAX_ADDRESSES)
    .execute();
  return rows.map(({ slug, newest }) => ({
    address: href('/tag/:slug', { slug }),
    modifiedAt: newest === null ? null : Number(newest),
  }));
}

/**
 * Bylines, each with the date of its newest article. There is no table of them: the query jumps from one to the next in the
 * index of articles by author. SQLite has to be told to use it. It would read all published articles for each author.
 */
async function listSitemapAuthors(db: Db): Promise<SitemapPage[]> {
  const article = sql.raw(engineOf(db) === 'sqlite' ? 'article indexed by article_by_author' : 'article');
  const { rows } = await sql<{
    slug: string;
    newest: number | string | null;
  }>`with recursive author (slug) as (
      select min(author_slug) from ${article} where status = 'published'
      union all
      select (select min(author_slug) from ${article} where status = 'published' and author_slug > author.slug)
      from author where author.slug is not null
    )
    select slug, (select max(published_at) from ${article} where status = 'published' and author_slug = author.slug) as newest
    from author where slug is not null limit ${MAX_ADDRESSES}`.execute(db);
  return rows.map(({ slug, newest }) => ({
    address: href('/author/:slug', { slug }),
    modifiedAt: newest === null ? null : Number(newest),
  }));
}

/** The articles first published in a month `2026-11` (UTC), newest first. `part` is from 1. */
async function listSitemapArticles(
  db: Db,
  { month, part }: { month: string; part: number },
): Promise<SitemapPage[]> {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const rows = await selectIndexedArticles(db)
    .select(['slug', 'published_at', 'revised_at', 'image'])
    .where('published_at', '>=', Date.UTC(year, number - 1))
    .where('published_at', '<', Date.UTC(year, number))
    .limit(MAX_ADDRESSES)
    .offset((part - 1) * MAX_ADDRESSES)
    .execute();
  return rows.map(({ slug, published_at, revised_at, image }) => ({
    address: href('/article/:slug', { slug }),
    modifiedAt: modifiedAt({ publishedAt: published_at ?? 0, revisedAt: revised_at }),
    picture: image,
  }));
}

const MAX_AGE_MS = 48 * HOUR;
const MAX_ARTICLES = 1000;

interface NewsArticle {
  slug: string;
  title: string;
  /** Epoch milliseconds. */
  publishedAt: number;
}

/** The articles of the last 48 hours, at most 1,000, as Google asks of a news sitemap. Newest first. */
export async function listNewsArticles(db: Db, { now }: { now: number }): Promise<NewsArticle[]> {
  const rows = await selectIndexedArticles(db)
    .select(['slug', 'title', 'published_at'])
    .where('published_at', '>', now - MAX_AGE_MS)
    .limit(MAX_ARTICLES)
    .execute();
  return rows.map(({ slug, title, published_at }) => ({ slug, title, publishedAt: published_at ?? 0 }));
}

/** The published articles that search engines may show: without those that an editor hides or that are copies. */
function selectIndexedArticles(db: Db) {
  return db
    .selectFrom('article')
    .where('status', '=', sql.lit('published'))
    .where('id', 'not in', (eb) =>
      eb.selectFrom('article as hidden').select('hidden.id').where('hidden.noindex', '=', sql.lit(1)),
    )
    .where('id', 'not in', (eb) =>
      eb.selectFrom('article as copy').select('copy.id').where('copy.canonical_url', '<>', sql.lit('')),
    )
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc');
}

/** Files without a date of change. */
const UNDATED = ['pages', 'categories', 'tags', 'authors', 'competitions', 'teams', 'players'];

/**
 * All files of the sitemap. Old months and seasons keep their file and its date. The cost grows with the months, not with
 * the articles.
 */
export async function listSitemapFiles(db: Db): Promise<SitemapFile[]> {
  const [months, seasons] = await Promise.all([
    db.selectFrom('sitemap_month').selectAll().where('articles', '>', 0).orderBy('month', 'desc').execute(),
    listSitemapSeasons(db),
  ]);
  return [
    ...months.flatMap(({ month, articles, modified_at }) =>
      Array.from({ length: Math.ceil(articles / MAX_ADDRESSES) }, (_, index) => ({
        name: index === 0 ? `articles-${month}` : `articles-${month}-${index + 1}`,
        modifiedAt: modified_at,
      })),
    ),
    ...UNDATED.map((name) => ({ name, modifiedAt: null })),
    ...seasons.map(({ id, modifiedAt }) => ({ name: id === null ? 'matches' : `matches-${id}`, modifiedAt })),
  ];
}

/** The matches of a season, newest first; without a season those that belong to none. Sample matches are left out. */
async function listSitemapMatches(db: Db, { seasonId }: { seasonId: string | null }): Promise<SitemapPage[]> {
  const rows = await db
    .selectFrom('fixture')
    .innerJoin('team as home', 'home.id', 'fixture.home_id')
    .innerJoin('team as away', 'away.id', 'fixture.away_id')
    .select(['fixture.id', 'home.slug as home', 'away.slug as away', 'fixture.updated_at'])
    .where('fixture.season_id', seasonId === null ? 'is' : '=', seasonId)
    .where('fixture.sample', '=', 0)
    .orderBy('fixture.kick_off', 'desc')
    .orderBy('fixture.id', 'desc')
    .limit(MAX_ADDRESSES)
    .execute();
  return rows.map(({ id, home, away, updated_at }) => ({
    address: matchAddress({ id, home: { slug: home }, away: { slug: away } }),
    modifiedAt: updated_at,
  }));
}

/**
 * Seasons with matches that are no samples, and when one of them last changed. The id is null for the matches that belong to
 * no season.
 */
async function listSitemapSeasons(db: Db): Promise<{ id: string | null; modifiedAt: number }[]> {
  const changes = db
    .selectFrom('fixture')
    .select('updated_at')
    .where('sample', '=', sql.lit(0))
    .orderBy('updated_at', 'desc')
    .limit(1);
  const [single, seasons] = await Promise.all([
    changes.where('season_id', 'is', null).executeTakeFirst(),
    db
      .selectFrom('season')
      .select('id')
      .select(changes.where('season_id', '=', sql.ref<string>('season.id')).as('modified_at'))
      .orderBy('id')
      .limit(MAX_ADDRESSES)
      .execute(),
  ]);
  return [
    ...(single ? [{ id: null, modifiedAt: single.updated_at }] : []),
    ...seasons.flatMap(({ id, modified_at }) =>
      modified_at === null ? [] : [{ id, modifiedAt: modified_at }],
    ),
  ];
}

/** The pages of a competition, and those of its earlier seasons. */
async function listSitemapCompetitions(db: Db): Promise<SitemapPage[]> {
  const rows = await db
    .selectFrom('competition')
    .leftJoin('season', 'season.competition_id', 'competition.id')
    .select(['competition.slug', 'season.slug as season'])
    .orderBy('competition.slug')
    .orderBy('season.starts_on', 'desc')
    .limit(Math.floor(MAX_ADDRESSES / 3))
    .execute();
  const newest = new Set<string>();
  return rows.flatMap(({ slug, season }) => {
    // The newest season has the address without a season.
    const shown = newest.has(slug) ? (season ?? undefined) : undefined;
    newest.add(slug);
    return [
      competitionAddress(slug, shown),
      seasonMatchesAddress(slug, { season: shown }),
      scorersAddress(slug, shown),
    ].map((address) => ({ address, modifiedAt: null }));
  });
}

async function listSitemapTeams(db: Db): Promise<SitemapPage[]> {
  const rows = await db.selectFrom('team').select('slug').orderBy('slug').limit(MAX_ADDRESSES).execute();
  return rows.map(({ slug }) => ({ address: teamAddress(slug), modifiedAt: null }));
}

/** The players who have an event in a match. */
async function listSitemapPlayers(db: Db): Promise<SitemapPage[]> {
  const rows = await db
    .selectFrom('player')
    .select('slug')
    .where('merged_into', 'is', null)
    .where((eb) =>
      eb.exists(
        eb.selectFrom('fixture_event').select('id').whereRef('fixture_event.player_id', '=', 'player.id'),
      ),
    )
    .orderBy('slug')
    .limit(MAX_ADDRESSES)
    .execute();
  return rows.map(({ slug }) => ({ address: playerAddress(slug), modifiedAt: null }));
}

/** A page in a sitemap. */
interface SitemapPage {
  /** The path of the page. */
  address: string;
  /** When its content last changed, epoch milliseconds; null when that is not known. */
  modifiedAt: number | null;
  /** The URL or path of its picture. */
  picture?: string | null;
}

/** A file of the index. */
interface SitemapFile {
  /** `articles-2026-11`. */
  name: string;
  modifiedAt: number | null;
}
