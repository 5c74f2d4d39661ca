import { listCompetitionsById } from '#features/competitions/rules/competition.ts';
import { listTableCompetitions } from '#features/competitions/rules/standings/list-seasons.ts';
import { competitionText, tableText } from '#features/competitions/text.ts';
import { listHeadToHead } from '#features/matches/rules/coverage/list-head-to-head.ts';
import { type Fixture, isLive, isResult } from '#features/matches/rules/fixture.ts';
import { listOngoingMatches } from '#features/matches/rules/live/list-current-matches.ts';
import {
  competitionAddress,
  scorersAddress,
  tablesAddress,
} from '#features/matches/rules/match-addresses.ts';
import { formatRound } from '#features/matches/rules/match-words.ts';
import {
  listRecentResults,
  listTeamFixtures,
  listUpcomingFixtures,
} from '#features/matches/rules/read/list-fixtures.ts';
import { formatMatch, formatMatchDay, type MatchView } from '#features/matches/site/match-view.ts';
import { matchPageText, matchText } from '#features/matches/text.ts';
import { type FoundPlayer, listPlayersById } from '#features/teams/rules/players.ts';
import { listTeamsById, type Team } from '#features/teams/rules/team.ts';
import { playerAddress, teamAddress } from '#features/teams/rules/team-address.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NamedEntity } from '../../rules/names/name-index.ts';
import { searchText } from '../../text.ts';

/**
 * What the search page shows above the articles: two named teams with their meetings, or one team or player with the last and
 * the next match, or several players of one name with their clubs, and a competition with its current round. `now` in epoch milliseconds.
 */
export async function readNamed(
  db: Db,
  { named, now }: { named: readonly NamedEntity[]; now: number },
): Promise<NamedView[]> {
  const idsOf = (kind: NamedEntity['kind']) =>
    named.flatMap((entity) => (entity.kind === kind && entity.id !== null ? [entity.id] : []));
  const teamIds = idsOf('team');
  const playerIds = idsOf('player');
  const [competitionId] = idsOf('competition');
  const [found, competition] = await Promise.all([
    teamIds.length > 0 ? readTeams(db, { ids: teamIds, now }) : readPlayers(db, { ids: playerIds, now }),
    competitionId && readNamedCompetition(db, { id: competitionId, now }),
  ]);
  return [...found, ...(competition ? [competition] : [])];
}

async function readTeams(
  db: Db,
  { ids, now }: { ids: readonly string[]; now: number },
): Promise<NamedView[]> {
  const known = await listTeamsById(db, { ids });
  const [first, second] = ids.flatMap((id) => known.find((team) => team.id === id) ?? []);
  if (!first) return [];
  if (second) return [await readMeetings(db, { teams: [first, second], now })];
  return [{ ...formatNamedTeam(first), matches: await readTeamMatches(db, { teamId: first.id, now }) }];
}

/** One player comes with the matches of his team; of several, each leads to his page. */
async function readPlayers(
  db: Db,
  { ids, now }: { ids: readonly string[]; now: number },
): Promise<NamedView[]> {
  const players = await listPlayersById(db, { ids });
  const [first] = players;
  const matches =
    players.length === 1 && first?.team ? await readTeamMatches(db, { teamId: first.team.id, now }) : [];
  return players.map((player) => ({ ...formatNamedPlayer(player), matches }));
}

function formatNamedPlayer({ slug, name, shirt, team }: FoundPlayer) {
  return {
    name,
    address: playerAddress(slug),
    teams: team ? [team] : [],
    note: [searchText.kind.player, shirt === null ? '' : searchText.shirt(shirt)].filter(Boolean).join(' · '),
    links: team ? [{ label: team.name, to: teamAddress(team.slug) }] : [],
  };
}

/** Matches without a result, such as postponed ones, may be among the last ones. */
const LAST_READ = 5;
/** About the rest of a season. */
const NEXT_READ = 40;
const MAX_MEETINGS = 3;

function formatNamedTeam(team: Team) {
  return {
    name: team.name,
    address: teamAddress(team.slug),
    teams: [team],
    note: searchText.kind.team,
    links: [],
  };
}

/** The live match or else the next one, and the last result. */
async function readTeamMatches(
  db: Db,
  { teamId, now }: { teamId: string; now: number },
): Promise<NamedView['matches']> {
  const [last, next] = await Promise.all([
    listTeamFixtures(db, { teamId, which: 'last', now, limit: LAST_READ }),
    listTeamFixtures(db, { teamId, which: 'next', now, limit: 1 }),
  ]);
  return formatMatches(
    { results: last.filter(isResult).slice(0, 1), live: last.find(isLive), next: next[0] },
    now,
  );
}

/** The live meeting of two teams or else the next one, and the last ones. */
async function readMeetings(
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

/** More than a round of a league has. */
const MATCHES_READ = 16;
const MAX_MATCHES = 8;

/** A competition with the matches of its current round: that of the live match, else of the next, else of the last one. */
async function readNamedCompetition(
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

/** A team, a player, a competition or two teams that a query names, with their matches. */
export interface NamedView {
  name: string;
  /** Its page; null when it has none. */
  address: string | null;
  /** The teams whose marks stand beside the name. */
  teams: Team[];
  /** Its kind and details: `Komanda`, `Futbolçu · № 8`. */
  note: string;
  links: { label: string; to: string }[];
  matches: NamedMatch[];
}

interface NamedMatch {
  match: MatchView;
  heading: string;
}

/** A match under a heading: `Son oyun · 12 noyabr`. `now` in epoch milliseconds. */
function formatNamedMatch(fixture: Fixture, heading: string, now: number): NamedMatch {
  return {
    match: formatMatch(fixture, now),
    heading: [heading, formatMatchDay(fixture.kickOff)].filter(Boolean).join(' · '),
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
