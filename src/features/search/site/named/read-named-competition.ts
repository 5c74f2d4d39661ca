import { listCompetitionsById } from '#features/competitions/rules/list-competitions-by-id.ts';
import { listTableCompetitions } from '#features/competitions/rules/standings/list-table-competitions.ts';
import { competitionText, tableText } from '#features/competitions/text.ts';
import type { Fixture } from '#features/matches/rules/fixture.ts';
import { listRecentResults } from '#features/matches/rules/list-recent-results.ts';
import { listUpcomingFixtures } from '#features/matches/rules/list-upcoming-fixtures.ts';
import { listOngoingMatches } from '#features/matches/rules/live/list-ongoing-matches.ts';
import {
  competitionAddress,
  scorersAddress,
  tablesAddress,
} from '#features/matches/rules/match-addresses.ts';
import { formatRound } from '#features/matches/rules/match-words.ts';
import type { Db } from '#platform/db/schema.ts';
import { searchText } from '../../text.ts';
import { formatNamedMatch, type NamedView } from './named-view.ts';

/** More than a round of a league has. */
const MATCHES_READ = 16;
const MAX_MATCHES = 8;

/** A competition with the matches of its current round: that of the live match, else of the next, else of the last one. */
export async function readNamedCompetition(
  db: Db,
  { id, now }: { id: string; now: number },
): Promise<NamedView | null> {
  const [competition] = await listCompetitionsById(db, { ids: [id] });
  if (!competition) return null;
  const { slug, name } = competition;
  const of = { competition: slug, now, limit: MATCHES_READ };
  const [live, next, last, tables] = await Promise.all([
    listOngoingMatches(db, { competition: slug, shownAt: now }),
    listUpcomingFixtures(db, of),
    listRecentResults(db, of),
    listTableCompetitions(db),
  ]);
  const hasTable = tables.some((table) => table.slug === slug);
  return {
    name,
    address: competitionAddress(slug),
    teams: [],
    note: searchText.kind.competition,
    links: [
      ...(hasTable ? [{ label: tableText.title, to: tablesAddress(slug) }] : []),
      { label: competitionText.scorers, to: scorersAddress(slug) },
    ],
    matches: selectRound([...live, ...next, ...last]).map((match) =>
      formatNamedMatch(match, match.round === null ? '' : formatRound(match.round), now),
    ),
  };
}

/** The matches of the same round as the first one, in the order of their kick-offs. */
function selectRound(matches: readonly Fixture[]): Fixture[] {
  const [first] = matches;
  return matches
    .filter(({ round, season }) => round === first?.round && season?.id === first?.season?.id)
    .slice(0, MAX_MATCHES)
    .toSorted((a, b) => a.kickOff - b.kickOff);
}
