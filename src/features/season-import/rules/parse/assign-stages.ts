import { isKnockOutRound } from '#features/competitions/rules/stages/round-name.ts';
import { hasTies } from '#features/competitions/rules/stages/stage-kinds.ts';
import type { StageKind } from '#features/competitions/tables.ts';
import { foundStageText } from '#features/competitions/text.ts';
import type {
  ImportedMatch,
  ImportedSeason,
  ImportedStage,
  ReadMatch,
  ReadSeason,
} from './imported-season.ts';
import { unifyScorers } from './unify-scorers.ts';

const QUALIFYING_ROUNDS: readonly string[] = ['q1', 'q2', 'q3'];

/** What is known of the whole file. */
interface FileFacts {
  /** The groups that the file lists, or names above matches: team → group. */
  listed: ReadonlyMap<string, string>;
  /** Numbered rounds outside of groups are rounds of a cup. */
  isCup: boolean;
}

type Placed = Omit<ImportedMatch, 'stage'> & { kind: StageKind; stageName: string | null };

/**
 * A file whose title is that of a qualification has its rounds, unless it has groups or a league: `Champions League - Quali 2024/25`,
 * `Round 1`. Pure.
 */
export function markQualifying(season: ReadSeason): ReadSeason {
  const kinds = season.matches.map(({ heading }) => heading.stage);
  const isOne =
    /\bquali/i.test(season.name ?? '') &&
    season.groups.length === 0 &&
    !kinds.includes('groups') &&
    !kinds.includes('league');
  if (!isOne) return season;
  const isOpen = ({ stage, stageName, round }: ReadMatch['heading']) =>
    stageName === null && (stage === 'playoff' || (stage === null && !isKnockOutRound(round)));
  return {
    ...season,
    matches: season.matches.map((match) =>
      isOpen(match.heading) ? { ...match, heading: { ...match.heading, stage: 'qualifying' } } : match,
    ),
  };
}

/**
 * Finds the stage, the group and the round of each match from its headings and from the whole file: a match day is one of a
 * league, of a group or of a cup. Pure.
 */
export function assignStages({
  matches,
  groups,
  name,
  squads,
  warnings,
  skipped,
}: ReadSeason): Omit<ImportedSeason, 'unread'> {
  const listed = new Map([
    ...matches.flatMap(({ heading: { group, stage, stageName }, home, away }) =>
      stage === 'groups' && stageName === null && group !== null
        ? [home, away].map((team) => [team, group] as const)
        : [],
    ),
    ...groups.flatMap((group) => group.teams.map((team) => [team, group.name] as const)),
  ]);
  const hasGroups = groups.length > 0 || matches.some(({ heading }) => heading.stage === 'groups');
  const hasLeague = matches.some(({ heading }) => heading.stage === 'league');
  const hasKnockOut = matches.some(({ heading }) => isKnockOutRound(heading.round));
  const isCup = hasKnockOut && !hasLeague && (hasGroups || isKnockOut(matches));
  const facts: FileFacts = { listed, isCup };
  const placed = placeFinalGroup(matches.map((match) => placeMatch(match, facts)));
  const unnamed = nameGroups(placed);
  const withGroups = divideGroupStages(placed);
  const numbered = numberGroupRounds(withGroups);
  const collected = collectStages(numbered);
  const season = {
    name,
    squads,
    skipped,
    stages: collected.stages,
    matches: unifyScorers(collected.matches, squads),
  };
  return {
    ...season,
    warnings: unnamed === null ? warnings : [...warnings, { place: unnamed.place, code: 'groupUnknown' }],
  };
}

/** In a league nearly all pairs of a round play on. A loser that is drawn again, or a wrong name, makes no league. */
const MAX_PLAYING_ON = 0.1;

/** In a cup, one team of each pair of a numbered round is gone in the next ones. */
function isKnockOut(matches: readonly ReadMatch[]): boolean {
  if (matches.every(({ heading: { round } }) => round === 'q0' || isKnockOutRound(round))) return true;
  const later = new Set(
    matches.flatMap(({ heading, home, away }) => (isKnockOutRound(heading.round) ? [home, away] : [])),
  );
  const rounds = [...Map.groupBy(matches, ({ heading }) => heading.round)]
    .filter(([round]) => /^\d+$/.test(round ?? ''))
    .sort(([a], [b]) => Number(b) - Number(a));
  let pairs = 0;
  let playingOn = 0;
  for (const [, list] of rounds) {
    const meetings = groupPairs(list).flatMap(([first]) => first ?? []);
    pairs += meetings.length;
    playingOn += meetings.filter(({ home, away }) => later.has(home) && later.has(away)).length;
    for (const { home, away } of meetings) later.add(home).add(away);
  }
  return pairs > 0 && playingOn <= MAX_PLAYING_ON * pairs;
}

/** The numbered rounds of a file whose competition is a cup belong to its knock-out stage. Pure. */
export function joinKnockOut(season: ImportedSeason): ImportedSeason {
  const placed = season.matches.map((match): Placed => {
    const { kind, name } = season.stages[match.stage] ?? { kind: 'league', name: null };
    return { ...match, kind: kind === 'league' ? 'knockout' : kind, stageName: name };
  });
  return { ...season, ...collectStages(placed) };
}

function placeMatch({ heading, ...match }: ReadMatch, facts: FileFacts): Placed {
  const { stageName, round } = heading;
  const isFinalRound = isKnockOutRound(round);
  const place = (kind: StageKind, over: Partial<Placed> = {}): Placed => ({
    ...match,
    kind,
    stageName,
    group: null,
    round,
    ...over,
  });
  switch (heading.stage) {
    case 'split':
      // `Relegation, Final`: a play-off between two teams, not a group.
      return isFinalRound
        ? place('playoff', { stageName: stageName ?? heading.group })
        : place('split', { group: heading.group });
    case 'groups':
      return place('groups', { group: heading.group ?? facts.listed.get(match.home) ?? null });
    case 'qualifying':
      return facts.isCup && round === 'q0' && facts.listed.size === 0
        ? place('knockout')
        : place('qualifying', { round: toQualifyingRound(round) });
    case null:
      break;
    default:
      return place(heading.stage);
  }
  if (isFinalRound) return place(stageName === null ? 'knockout' : 'playoff');
  const group = facts.listed.get(match.home);
  if (group !== undefined && group === facts.listed.get(match.away)) return place('groups', { group });
  if (facts.isCup) return place('knockout');
  return place('league');
}

/** A final round in which each team meets each other one, once or twice, is a table, as that of the World Cup of 1950. */
function placeFinalGroup(matches: readonly Placed[]): Placed[] {
  const open = matches.filter(({ kind, round }) => kind === 'knockout' && round === null);
  const tables = new Map(
    [...Map.groupBy(open, ({ stageName }) => stageName).entries()].flatMap(([stageName, own]) => {
      const name = [stageName, foundStageText.finalGroup].filter((part) => part !== null).join(', ');
      return isRoundRobin(own) ? own.map((match) => [match, name] as const) : [];
    }),
  );
  return matches.map((match) => {
    const stageName = tables.get(match);
    return stageName === undefined ? match : { ...match, kind: 'league', stageName };
  });
}

function isRoundRobin(matches: readonly Placed[]): boolean {
  const teams = new Set(matches.flatMap(({ home, away }) => [home, away])).size;
  const meetings = groupPairs(matches).map(({ length }) => length);
  const isEven = meetings.every((count) => count === meetings[0]);
  return teams > 2 && isEven && meetings.length === (teams * (teams - 1)) / 2;
}

/** The first round of a qualification is `q1`. A play-off is its last one. */
function toQualifyingRound(round: string | null): string | null {
  if (round === 'playoff') return 'qPlayoff';
  if (round === null || !/^\d+$/.test(round)) return round;
  return QUALIFYING_ROUNDS[Number(round) - 1] ?? 'qualifying';
}

/**
 * Groups without names: the teams that meet each other are one. They get letters in the order of their first match. Returns the
 * first match of such a group.
 */
function nameGroups(matches: Placed[]): Placed | null {
  const open = matches.filter(({ kind, group }) => kind === 'groups' && group === null);
  const [first] = open;
  if (!first) return null;
  const leader = new Map<string, string>();
  const find = (team: string): string => {
    const known = leader.get(team) ?? team;
    return known === team ? team : find(known);
  };
  for (const { home, away } of open) leader.set(find(home), find(away));
  const letters = new Map<string, string>();
  for (const match of open) {
    const group = find(match.home);
    const letter = letters.get(group) ?? String.fromCharCode('A'.charCodeAt(0) + letters.size);
    letters.set(group, letter);
    match.group = letter;
  }
  return first;
}

/** A team of a group that plays in another one later has reached a second stage of groups. */
function divideGroupStages(matches: readonly Placed[]): Placed[] {
  const inGroups = matches.filter(({ kind, stageName }) => kind === 'groups' && stageName === null);
  const groups = [...Map.groupBy(inGroups, ({ group }) => group)].map(([name, list]) => ({
    name,
    teams: new Set(list.flatMap(({ home, away }) => [home, away])),
    starts: list.map(({ date }) => date).sort()[0] ?? '',
  }));
  const seen = new Map<string, number>();
  const level = new Map<string | null, number>();
  for (const { name, teams } of groups.toSorted((a, b) => (a.starts < b.starts ? -1 : 1))) {
    const own = Math.max(0, ...[...teams].map((team) => seen.get(team) ?? 0));
    level.set(name, own);
    for (const team of teams) seen.set(team, own + 1);
  }
  return matches.map((match) =>
    match.kind === 'groups' && match.stageName === null && (level.get(match.group) ?? 0) > 0
      ? { ...match, stageName: foundStageText.secondGroups }
      : match,
  );
}

/** The match days of a tournament are days. The round of a group is the number of the match of its teams. */
function numberGroupRounds(matches: readonly Placed[]): Placed[] {
  const played = new Map<string, number>();
  const rounds = new Map<Placed, string>();
  const inOrder = matches
    .filter(({ kind }) => kind === 'groups')
    .toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1));
  for (const match of inOrder) {
    const keys = [match.home, match.away].map((team) => `${match.stageName} ${team}`);
    const round = Math.max(...keys.map((key) => played.get(key) ?? 0)) + 1;
    for (const key of keys) played.set(key, round);
    rounds.set(match, String(round));
  }
  return matches.map((match) => ({ ...match, round: rounds.get(match) ?? match.round }));
}

function collectStages(matches: readonly Placed[]): Pick<ImportedSeason, 'stages' | 'matches'> {
  const keyOf = ({ kind, stageName }: Placed) => `${kind} ${stageName ?? ''}`;
  const firstDay = (list: readonly Placed[]) => list.map(({ date }) => date).sort()[0] ?? '';
  const found = [...Map.groupBy(matches, keyOf)].toSorted(([, a], [, b]) =>
    firstDay(a) < firstDay(b) ? -1 : Number(firstDay(a) > firstDay(b)),
  );
  const places = new Map(found.map(([key], index) => [key, index]));
  return {
    stages: found.map(([, list]) => toStage(list)),
    matches: matches.map((match) => {
      const { kind: _, stageName: __, ...rest } = match;
      return { ...rest, stage: places.get(keyOf(match)) ?? 0 };
    }),
  };
}

function toStage(list: readonly Placed[]): ImportedStage {
  const { kind = 'league', stageName = null } = list[0] ?? {};
  const groups = [...new Set(list.flatMap(({ group }) => group ?? []))].sort();
  const isTied = hasTies(kind);
  const perRound = Map.groupBy(list, ({ round }) => (isTied ? round : null));
  const count = isTied ? countLegs : (pair: readonly Placed[]) => pair.length;
  const legsOf = new Map(
    [...perRound].map(([round, matches]) => [round, countMost(groupPairs(matches), count)]),
  );
  const legs = Math.max(1, ...legsOf.values());
  return {
    kind,
    name: stageName,
    groups,
    legs,
    hasReplays: isTied && legs === 1 && [...perRound.values()].some(hasPairTwice),
    singleRounds:
      isTied && legs > 1
        ? [...legsOf].flatMap(([round, count]) => (count === 1 && round ? [round] : []))
        : [],
  };
}

/** The matches of each pair of teams. */
function groupPairs<Match extends Pick<Placed, 'home' | 'away'>>(matches: readonly Match[]): Match[][] {
  return [...Map.groupBy(matches, ({ home, away }) => [home, away].sort().join('|')).values()];
}

const hasPairTwice = (matches: readonly Placed[]) => groupPairs(matches).some(({ length }) => length > 1);

/** The second leg is played on the other ground. A match with the same home team is a replay. */
const countLegs = (pair: readonly Placed[]) => new Set(pair.map(({ home }) => home)).size;

/** The count that most pairs of teams have. Of two that are as frequent, the larger one. */
function countMost(pairs: readonly Placed[][], count: (pair: readonly Placed[]) => number): number {
  const frequency = Map.groupBy(pairs.map(count), (value) => value);
  return [...frequency].sort(([a, x], [b, y]) => y.length - x.length || b - a)[0]?.[0] ?? 1;
}
