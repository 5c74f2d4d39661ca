import { listUpcomingFixtures } from '#features/matches/rules/read/list-fixtures.ts';
import { formatMatch } from '#features/matches/site/match-view.ts';
import type { CompetitionView } from '#features/matches/site/parts/competition-block.tsx';
import { isSample } from '#features/matches/site/parts/sample-notice.tsx';
import type { Db } from '#platform/db/schema.ts';
import { findCompetitionOfCategory } from '../rules/competition.ts';
import { listMainTables } from '../rules/standings/find-league-table.ts';

/** The next games and the table of a category's competition; null when there is nothing to show. */
export async function readCompetitionView(
  db: Db,
  { categorySlug, now }: { categorySlug: string; now: number },
): Promise<CompetitionView | null> {
  const competition = await findCompetitionOfCategory(db, { categorySlug });
  if (!competition) return null;
  const [fixtures, tables] = await Promise.all([
    listUpcomingFixtures(db, { competition: competition.slug, now }),
    listMainTables(db, { competition: competition.slug }),
  ]);
  if (fixtures.length === 0 && tables.length === 0) return null;
  return {
    upcoming: fixtures.map((match) => formatMatch(match, now)),
    tables,
    isSample: isSample([...fixtures, ...tables]),
  };
}
