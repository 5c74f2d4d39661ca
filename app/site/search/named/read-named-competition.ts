import { competitionAddress, scorersAddress, tablesAddress } from '#app/site/matches/match-addresses.ts';
import { formatRound } from '#az/format/match-words.ts';
import { competitionText } from '#az/text/site/competition.ts';
import { searchText } from '#az/text/site/search.ts';
import { tableText } from '#az/text/site/table.ts';
import type { Db } from '#db/schema.ts';
import type { Fixture } from '#domain/matches/fixture.ts';
import { listRecentResults } from '#domain/matches/list-recent-results.ts';
import { listUpcomingFixtures } from '#domain/matches/list-upcoming-fixtures.ts';
import { listOngoingMatches } from '#domain/matches/live/list-ongoing-matches.ts';
import { listCompetitionsById } from '#domain/matches/read/list-competitions-by-id.ts';
import { listTableCompetitions } from '#domain/matches/standings/list-table-competitions.ts';
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
