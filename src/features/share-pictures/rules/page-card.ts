import { footballDay, formatDay } from '#az/format/dates.ts';
import { timeText } from '#az/text/time.ts';
import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { listArticlesByCategory } from '#features/articles/rules/read/article-list-page.ts';
import { listLatestArticles } from '#features/articles/rules/read/select-cards.ts';
import { findCategoryBySlug } from '#features/categories/rules/read-categories.ts';
import { categoryNames } from '#features/categories/text.ts';
import { findCompetitionBySlug } from '#features/competitions/rules/competition.ts';
import { findLeagueTable } from '#features/competitions/rules/standings/find-league-table.ts';
import type { LeagueTable } from '#features/competitions/rules/standings/league-table.ts';
import { tableText } from '#features/competitions/text.ts';
import type { Fixture } from '#features/matches/rules/fixture.ts';
import { listFixturesOfDayPage } from '#features/matches/rules/match-days.ts';
import { matchText } from '#features/matches/text.ts';
import { findTeamBySlug, type Team } from '#features/teams/rules/team.ts';
import type { Db } from '#platform/db/schema.ts';
import { ALL_CATEGORIES } from '#platform/site/addresses.ts';
import { siteText } from '#platform/text/site.ts';
import { MAX_ROWS } from './draw-rows-card.ts';
import {
  type PageShareCard,
  type RowsShareCard,
  readMiddle,
  type ShareCard,
  type TeamShareCard,
  toCardPicture,
} from './share-card.ts';

/** Among so many newest articles one with a picture is looked for. */
const MAX_ARTICLES = 12;

/** The green of the site. */
const SITE_COLOR = '#10b981';

interface Site {
  siteName: string;
}

type PictureSource = Pick<ArticleSummary, 'picture'>;

/** The share card of the front page: the picture is that of its newest article, wherever the page shows it. */
export function toHomeShareCard(
  shown: readonly (PictureSource & Pick<ArticleSummary, 'publishedAt'>)[],
  { siteName }: Site,
): PageShareCard {
  const articles = [...shown].sort((a, b) => b.publishedAt - a.publishedAt);
  return toListCard('home', siteText.tagline, { siteName, color: SITE_COLOR, articles });
}

/** The share card of a category. `articles` are its newest ones. */
export function toCategoryShareCard(
  { slug, name, color }: { slug: string; name: string; color: string | null },
  articles: readonly PictureSource[],
  { siteName }: Site,
): PageShareCard {
  return toListCard(`category-${slug}`, name, { siteName, color: color ?? SITE_COLOR, articles });
}

function toListCard(
  id: string,
  title: string,
  { siteName, color, articles }: Site & { color: string; articles: readonly PictureSource[] },
): PageShareCard {
  const pictures = articles.slice(0, MAX_ARTICLES).map(toCardPicture);
  const picture = pictures.find((one) => one !== null) ?? null;
  return { kind: 'page', id, siteName, title, category: { name: '', color }, picture };
}

/** The share card of a team. */
export function toTeamShareCard(
  { slug, name, colors }: Pick<Team, 'slug' | 'name' | 'colors'>,
  { siteName }: Site,
): TeamShareCard {
  return { kind: 'team', id: `team-${slug}`, siteName, team: { name, colors } };
}

/** The share card of a league table: its first places. */
export function toTableShareCard(
  { competition, standings }: Pick<LeagueTable, 'competition' | 'standings'>,
  { siteName }: Site,
): RowsShareCard {
  const rows = standings.slice(0, MAX_ROWS).map(({ position, team, points }) => ({
    start: String(position),
    name: team.name,
    end: `${points} ${tableText.points}`,
  }));
  return { kind: 'rows', id: `table-${competition.slug}`, siteName, title: competition.name, note: '', rows };
}

/** The share card of today's matches. `now` in epoch milliseconds. */
export function toTodayShareCard(
  fixtures: readonly Fixture[],
  { siteName, now }: Site & { now: number },
): RowsShareCard {
  const shown = fixtures.slice(0, MAX_ROWS);
  const rows = shown.map((match) => ({
    start: '',
    name: `${match.home.name} – ${match.away.name}`,
    end: readMiddle(match),
  }));
  const title = `${matchText.todaysTitle}, ${formatDay(now)}`;
  const note = shown.some(({ status }) => status === 'scheduled') ? timeText.bakuTime : '';
  return { kind: 'rows', id: 'today', siteName, title, note, rows };
}

/** The share card of the page that `id` names (`home`, `category-futbol`); null when there is no such page. */
export async function findPageShareCard(
  db: Db,
  { id, siteName, now }: Site & { id: string; now: number },
): Promise<ShareCard | null> {
  const [, page, slug = ''] = /^(\w+)(?:-(.+))?$/.exec(id) ?? [];
  const site = { siteName };
  if (id === 'home') return toHomeShareCard(await listLatestArticles(db, { limit: MAX_ARTICLES }), site);
  if (id === 'today')
    return toTodayShareCard(await listFixturesOfDayPage(db, { day: footballDay(now), now }), {
      ...site,
      now,
    });
  if (page === 'category') return findCategoryCard(db, slug, site);
  if (page === 'competition') return findCompetitionShareCard(db, { slug, siteName });
  if (page === 'team') {
    const team = await findTeamBySlug(db, { slug });
    return team && toTeamShareCard(team, site);
  }
  const table = page === 'table' ? await findLeagueTable(db, { competition: slug }) : null;
  return table && toTableShareCard(table, site);
}

/** As the pages: `all` is the list of all articles, and the navigation names categories that have none yet. */
async function findCategoryCard(db: Db, slug: string, site: Site): Promise<PageShareCard | null> {
  if (slug === ALL_CATEGORIES) {
    const latest = await listLatestArticles(db, { limit: MAX_ARTICLES });
    return toCategoryShareCard({ slug, name: categoryNames.all, color: null }, latest, site);
  }
  const category = await findCategoryBySlug(db, { slug });
  if (category) return toCategoryShareCard(category, await listNewest(db, category.id), site);
  if (!Object.hasOwn(categoryNames, slug)) return null;
  const name = categoryNames[slug as keyof typeof categoryNames];
  return toCategoryShareCard({ slug, name, color: null }, [], site);
}

async function findCompetitionShareCard(
  db: Db,
  { slug, siteName }: Site & { slug: string },
): Promise<PageShareCard | null> {
  const competition = await findCompetitionBySlug(db, { slug });
  if (!competition) return null;
  const category =
    competition.categorySlug === null
      ? null
      : await findCategoryBySlug(db, { slug: competition.categorySlug });
  const articles = category ? await listNewest(db, category.id) : [];
  return toCompetitionShareCard(competition, articles, { siteName });
}

/** The share card of a competition. `articles` are the newest ones about it. */
export function toCompetitionShareCard(
  { slug, name }: { slug: string; name: string },
  articles: readonly PictureSource[],
  { siteName }: Site,
): PageShareCard {
  return toListCard(`competition-${slug}`, name, { siteName, color: SITE_COLOR, articles });
}

async function listNewest(db: Db, categoryId: string): Promise<ArticleSummary[]> {
  return (await listArticlesByCategory(db, { categoryId, perPage: MAX_ARTICLES })).articles;
}
