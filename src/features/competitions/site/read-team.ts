import { slugify } from '#az/characters/slug.ts';
import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { listArticlesByTag } from '#features/articles/rules/read/list-articles-by-tag.ts';
import type { Fixture } from '#features/matches/rules/fixture.ts';
import { findNamedTag } from '#features/tags/rules/find-named-tag.ts';
import type { Db } from '#platform/db/schema.ts';
import { findLeagueTable } from '../rules/standings/find-league-table.ts';
import type { FormResult, LeagueTable } from '../rules/standings/league-table.ts';
import { sliceTable } from '../rules/standings/slice-table.ts';

const MAX_ARTICLES = 5;

/** The part of the newest table around a team: of the season of its newest match that has a table. */
export async function readTeamTable(
  db: Db,
  { team, matches }: { team: string; matches: readonly Fixture[] },
): Promise<LeagueTable | null> {
  const newest = matches.toSorted((a, b) => b.kickOff - a.kickOff);
  const seasons = new Map(
    newest.flatMap(({ season, competition }) => (season ? [[season.id, { season, competition }]] : [])),
  );
  for (const { season, competition } of seasons.values()) {
    const table = await findLeagueTable(db, { competition: competition.slug, season: season.slug });
    const slice = table && sliceTable(table, [team]);
    if (slice) return slice;
  }
  return null;
}

/** The newest articles with the team's name as their tag or its synonym; null without such a tag. */
export async function readTeamArticles(
  db: Db,
  { name }: { name: string },
): Promise<{ tag: string; articles: ArticleSummary[] } | null> {
  const tag = await findNamedTag(db, { slug: slugify(name) });
  if (!tag) return null;
  const { articles } = await listArticlesByTag(db, { tagId: tag.id });
  return { tag: tag.slug, articles: articles.slice(0, MAX_ARTICLES) };
}

/** The last results of a team, oldest first. `matches` has the latest first. */
export function formOf(team: string, matches: readonly Fixture[]): FormResult[] {
  const results = matches.flatMap((match): FormResult[] => {
    if (match.status !== 'finished' && match.status !== 'awarded') return [];
    const { home, away } = match.score;
    if (home === away) return ['D'];
    return [home > away === (match.home.slug === team) ? 'W' : 'L'];
  });
  return results.slice(0, 5).reverse();
}
