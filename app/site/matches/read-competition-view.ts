import type { Db } from '#db/schema.ts';
import { findCompetitionOfCategory } from '#domain/matches/find-competition-of-category.ts';
import { listUpcomingFixtures } from '#domain/matches/list-upcoming-fixtures.ts';
import { findLeagueTable } from '#domain/matches/standings/find-league-table.ts';
import { formatMatch } from './match-view.ts';
import type { CompetitionView } from './parts/competition-block.tsx';
import { isSample } from './parts/sample-notice.tsx';

/** The next games and the table of a category's competition; null when there is nothing to show. */
export async function readCompetitionView(
  db: Db,
  { categorySlug, now }: { categorySlug: string; now: number },
): Promise<CompetitionView | null> {
  const competition = await findCompetitionOfCategory(db, { categorySlug });
  if (!competition) return null;
  const [fixtures, table] = await Promise.all([
    listUpcomingFixtures(db, { competition: competition.slug, now }),
    findLeagueTable(db, { competition: competition.slug }),
  ]);
  if (fixtures.length === 0 && !table) return null;
  return {
    upcoming: fixtures.map((match) => formatMatch(match, now)),
    table,
    isSample: isSample([...fixtures, table]),
  };
}
