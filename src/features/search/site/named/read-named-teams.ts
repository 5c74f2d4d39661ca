import { listHeadToHead } from '#features/matches/rules/coverage/list-head-to-head.ts';
import { type Fixture, isLive } from '#features/matches/rules/fixture.ts';
import { listTeamFixtures } from '#features/matches/rules/read/list-team-fixtures.ts';
import { matchPageText, matchText } from '#features/matches/text.ts';
import type { Team } from '#features/teams/rules/team.ts';
import { teamAddress } from '#features/teams/rules/team-address.ts';
import type { Db } from '#platform/db/schema.ts';
import { searchText } from '../../text.ts';
import { formatNamedMatch, type NamedView } from './named-view.ts';

/** Matches without a result, such as postponed ones, may be among the last ones. */
const LAST_READ = 5;
/** About the rest of a season. */
const NEXT_READ = 40;
const MAX_MEETINGS = 3;

export function formatNamedTeam(team: Team) {
  return {
    name: team.name,
    address: teamAddress(team.slug),
    teams: [team],
    note: searchText.kind.team,
    links: [],
  };
}

/** The live match or else the next one, and the last result. */
export async function readTeamMatches(
  db: Db,
  { teamId, now }: { teamId: string; now: number },
): Promise<NamedView['matches']> {
  const [last, next] = await Promise.all([
    listTeamFixtures(db, { teamId, which: 'last', now, limit: LAST_READ }),
    listTeamFixtures(db, { teamId, which: 'next', now, limit: 1 }),
  ]);
  return formatMatches(
    { results: last.filter(isDecided).slice(0, 1), live: last.find(isLive), next: next[0] },
    now,
  );
}

/** The live meeting of two teams or else the next one, and the last ones. */
export async function readMeetings(
  db: Db,
  { teams, now }: { teams: [Team & { id: string }, Team & { id: string }]; now: number },
): Promise<NamedView> {
  const [home, away] = teams;
  const isMeeting = (match: Fixture) => [match.home.slug, match.away.slug].includes(away.slug);
  const [{ matches: results, wins, draws, losses }, last, next] = await Promise.all([
    listHeadToHead(db, { match: { home, away, kickOff: now } }),
    listTeamFixtures(db, { teamId: home.id, which: 'last', now, limit: LAST_READ }),
    listTeamFixtures(db, { teamId: home.id, which: 'next', now, limit: NEXT_READ }),
  ]);
  const sum = `${home.shortName} ${wins} · ${matchPageText.draws} ${draws} · ${away.shortName} ${losses}`;
  return {
    name: `${home.name} ${matchText.vs} ${away.name}`,
    address: null,
    teams,
    note: results.length > 0 ? `${matchPageText.lastMatches(results.length)}: ${sum}` : '',
    links: teams.map(({ name, slug }) => ({ label: name, to: teamAddress(slug) })),
    matches: formatMatches(
      {
        results: results.slice(0, MAX_MEETINGS),
        live: last.filter(isLive).find(isMeeting),
        next: next.find(isMeeting),
      },
      now,
    ),
  };
}

interface TeamMatches {
  results: readonly Fixture[];
  live: Fixture | undefined;
  next: Fixture | undefined;
}

function formatMatches({ results, live, next }: TeamMatches, now: number): NamedView['matches'] {
  return [
    ...(live ? [formatNamedMatch(live, matchText.liveNow, now)] : []),
    ...(next && !live ? [formatNamedMatch(next, searchText.nextMatch, now)] : []),
    ...results.map((match) => formatNamedMatch(match, searchText.lastMatch, now)),
  ];
}

function isDecided({ status }: Fixture): boolean {
  return status === 'finished' || status === 'awarded';
}
