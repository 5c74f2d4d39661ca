import type { Db } from '#db/schema.ts';
import { findCompetitionOfCategory } from '#domain/matches/find-competition-of-category.ts';
import { findLeagueTable } from '#domain/matches/find-league-table.ts';
import { listUpcomingFixtures } from '#domain/matches/list-upcoming-fixtures.ts';
import { viewMatch } from './match-view.ts';
import type { CompetitionView } from './parts/competition-block.tsx';
import { isSample } from './parts/sample-notice.tsx';

/** The games and the table of the competition a section writes about; null for a section without one. */
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
  return { upcoming: fixtures.map(viewMatch), table, isSample: isSample([...fixtures, table]) };
}
