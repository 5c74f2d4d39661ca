import { listOngoingMatches } from '#features/matches/rules/live/list-current-matches.ts';
import { listRecentResults, listUpcomingFixtures } from '#features/matches/rules/read/list-fixtures.ts';
import { formatMatch } from '#features/matches/site/match-view.ts';
import type { CompetitionView } from '#features/matches/site/parts/competition-block.tsx';
import { isSample } from '#features/matches/site/parts/sample-notice.tsx';
import type { Db } from '#platform/db/schema.ts';
import { findCompetitionOfCategory } from '../rules/competition.ts';
import { listMainTables } from '../rules/standings/find-league-table.ts';
import { headOfTable, type LeagueTable } from '../rules/standings/league-table.ts';

const MAX_MATCHES = 3;
const MAX_PLACES = 6;
/** A rail has no room for the tables of all groups. */
const MAX_GROUPS = 2;

/** The matches and the table of a category's competition; null when there is nothing to show. */
export async function readCompetitionView(
  db: Db,
  { categorySlug, now }: { categorySlug: string; now: number },
): Promise<CompetitionView | null> {
  const competition = await findCompetitionOfCategory(db, { categorySlug });
  if (!competition) return null;
  const { slug } = competition;
  const matchesOf = { competition: slug, now, limit: MAX_MATCHES };
  const [ongoing, upcoming, recent, tables] = await Promise.all([
    listOngoingMatches(db, { competition: slug, shownAt: now }),
    listUpcomingFixtures(db, matchesOf),
    listRecentResults(db, matchesOf),
    listTableHeads(db, slug),
  ]);
  const live = ongoing.slice(0, MAX_MATCHES);
  const matches = [...live, ...upcoming, ...recent];
  if (matches.length === 0 && tables.length === 0) return null;
  return {
    slug,
    live: live.map((match) => formatMatch(match, now)),
    upcoming: upcoming.map((match) => formatMatch(match, now)),
    recent: recent.map((match) => formatMatch(match, now)),
    tables,
    isSample: isSample([...matches, ...tables]),
  };
}

/** The first places of the table of a category's competition; none when it has no table. */
export async function readTableHeads(
  db: Db,
  { categorySlug }: { categorySlug: string },
): Promise<LeagueTable[]> {
  const competition = await findCompetitionOfCategory(db, { categorySlug });
  return competition ? listTableHeads(db, competition.slug) : [];
}

async function listTableHeads(db: Db, competition: string): Promise<LeagueTable[]> {
  const tables = await listMainTables(db, { competition });
  return tables.slice(0, MAX_GROUPS).map((table) => headOfTable(table, MAX_PLACES));
}
