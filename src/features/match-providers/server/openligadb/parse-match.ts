import { z } from 'zod';
import { MINUTE } from '#az/format/durations.ts';
import type { PeriodMark, Side } from '#features/matches/rules/event-fields.ts';
import type { Score } from '#features/matches/rules/fixture.ts';
import type { MatchSnapshot, SnapshotEvent, SnapshotStatus } from '../../rules/match-snapshot.ts';

const count = z.number().int().min(0).max(99);
const flag = z.boolean().catch(false);
const team = z.object({ teamId: z.number(), teamName: z.string() });

const oldbGoal = z.object({
  goalID: z.number(),
  scoreTeam1: count,
  scoreTeam2: count,
  matchMinute: z.number().int().min(0).max(150).nullable().catch(null),
  goalGetterName: z.string().nullable().catch(null),
  isPenalty: flag,
  isOwnGoal: flag,
  isOvertime: flag,
});
type OldbGoal = z.infer<typeof oldbGoal>;

const oldbMatch = z.object({
  matchID: z.number(),
  matchDateTimeUTC: z.iso.datetime().nullable().catch(null),
  group: z.object({ groupOrderID: z.number() }).nullable().catch(null),
  leagueShortcut: z.string().catch(''),
  leagueSeason: z.number().catch(0),
  team1: team,
  team2: team,
  matchIsFinished: flag,
  matchResults: z
    .array(
      z.object({
        resultTypeID: z.number().catch(0),
        resultName: z.string().catch(''),
        pointsTeam1: count,
        pointsTeam2: count,
      }),
    )
    .catch([]),
  goals: z.array(oldbGoal.nullable().catch(null)).catch([]),
  location: z
    .object({ locationStadium: z.string().nullable().catch(null) })
    .nullable()
    .catch(null),
});
type OldbMatch = z.infer<typeof oldbMatch>;

export interface ParsedMatch {
  snapshot: MatchSnapshot;
  /** The matchday: `bl1/2026/12`. Null when the answer does not name it. */
  matchday: string | null;
}

/** Reads a match of OpenLigaDB; a text names the problem. `now` is epoch ms. */
export function parseOldbMatch(row: unknown, now: number): ParsedMatch | string {
  const read = oldbMatch.safeParse(row);
  if (!read.success) {
    const [issue] = read.error.issues;
    return `match: ${issue?.path.join('.')} ${issue?.message}`;
  }
  const match = read.data;
  const kickOff = match.matchDateTimeUTC === null ? null : Date.parse(match.matchDateTimeUTC);
  const unknown = match.goals.some((goal) => goal === null) ? ['goal of another form'] : [];
  const goals = match.goals
    .filter((goal) => goal !== null)
    .sort((a, b) => a.scoreTeam1 + a.scoreTeam2 - b.scoreTeam1 - b.scoreTeam2);
  const halfTime = findResult(match, /halbzeit/i);
  const isStarted = match.matchIsFinished || (kickOff !== null && kickOff <= now && hasBegun(match, goals));
  return {
    matchday: match.group && `${match.leagueShortcut}/${match.leagueSeason}/${match.group.groupOrderID}`,
    snapshot: {
      externalId: String(match.matchID),
      fetchedAt: now,
      kickOff,
      home: toTeam(match.team1),
      away: toTeam(match.team2),
      venue: match.location?.locationStadium ?? null,
      isCalledOff: false,
      status: isStarted ? findStatus(match, { kickOff, halfTime, goals, now }) : { status: 'scheduled' },
      minute: null,
      score: isStarted ? findScore(match, goals) : null,
      halfTime,
      shootOut: findResult(match, SHOOT_OUT),
      events: toEvents(goals, hasExtraTime(match)),
      lineUps: {},
      unknown,
    },
  };
}

/** The result after extra time. Some leagues name it so, others write `nach Nachspielzeit`. */
const EXTRA_TIME = /verlängerung|nachspielzeit/i;
const SHOOT_OUT = /elfmeter/i;

/** Names are given by the owners of the leagues: `Halbzeit`, `Halbzeitergebnis`, `Endergebnis`, `nach Verlängerung`. */
function findResult({ matchResults }: OldbMatch, name: RegExp): Score | null {
  const found = matchResults.find(({ resultName }) => name.test(resultName));
  return found ? { home: found.pointsTeam1, away: found.pointsTeam2 } : null;
}

/** OpenLigaDB has no live status. A match has begun when it has a result or a goal after its kick-off time. */
function hasBegun({ matchResults }: OldbMatch, goals: readonly OldbGoal[]): boolean {
  return matchResults.length > 0 || goals.length > 0;
}

function hasExtraTime(match: OldbMatch): boolean {
  return findResult(match, EXTRA_TIME) !== null || findResult(match, SHOOT_OUT) !== null;
}

/** The result after a shoot-out counts its kicks, so it is not used. */
function findScore(match: OldbMatch, goals: readonly OldbGoal[]): Score {
  const last = goals.at(-1);
  const listed = last ? { home: last.scoreTeam1, away: last.scoreTeam2 } : null;
  const final = findResult(match, EXTRA_TIME) ?? findResult(match, /endergebnis/i);
  return (match.matchIsFinished ? (final ?? listed) : (listed ?? final)) ?? { home: 0, away: 0 };
}

/** A half and the break, with some added time. */
const SECOND_HALF_AFTER_MS = 62 * MINUTE;

/** The parts of a match after its second half, once their results are known. */
function listLastMarks(match: OldbMatch): PeriodMark[] {
  const extraTime: PeriodMark[] = ['extraTimeBreak', 'extraTime', 'extraTimeHalf', 'extraTimeSecondHalf'];
  return [
    ...(hasExtraTime(match) ? extraTime : []),
    ...(findResult(match, SHOOT_OUT) ? ['shootOut' as const] : []),
    'fullTime',
  ];
}

function findStatus(
  match: OldbMatch,
  known: { kickOff: number | null; halfTime: Score | null; goals: readonly OldbGoal[]; now: number },
): SnapshotStatus {
  const { matchIsFinished } = match;
  const { kickOff, halfTime, goals, now } = known;
  const marks: PeriodMark[] = ['kickOff'];
  const hasGoalOfSecondHalf = goals.some(({ matchMinute }) => (matchMinute ?? 0) > 50);
  const isSecondHalf =
    matchIsFinished || hasGoalOfSecondHalf || (kickOff !== null && now > kickOff + SECOND_HALF_AFTER_MS);
  if (halfTime || isSecondHalf) marks.push('halfTime');
  if (isSecondHalf) marks.push('secondHalf');
  if (matchIsFinished) marks.push(...listLastMarks(match));
  const times: Partial<Record<PeriodMark, number | null>> = {
    kickOff,
    secondHalf: kickOff === null ? null : kickOff + SECOND_HALF_AFTER_MS,
  };
  return {
    status: matchIsFinished ? 'finished' : 'live',
    marks: marks.map((mark) => ({ mark, at: times[mark] ?? null })),
  };
}

/** A goal belongs to the team whose score it increased. Goals without a minute are left to the score. */
function toEvents(goals: readonly OldbGoal[], hasExtraTime: boolean): SnapshotEvent[] {
  return goals.flatMap((goal, index): SnapshotEvent[] => {
    if (goal.matchMinute === null) return [];
    const before = goals[index - 1];
    const side: Side = goal.scoreTeam1 > (before?.scoreTeam1 ?? 0) ? 'home' : 'away';
    const name = goal.goalGetterName?.trim().slice(0, 80);
    const player = name ? { id: null, name } : null;
    const common = { side, player, ...toTime(goal, goal.matchMinute, hasExtraTime) };
    const key = String(goal.goalID);
    if (goal.isOwnGoal) return [{ key, event: { type: 'ownGoal' as const, ...common } }];
    const type = goal.isPenalty ? ('penaltyGoal' as const) : ('goal' as const);
    return [{ key, event: { type, assist: null, ...common } }];
  });
}

/** Minutes run on in added time: 94 is 90+4 in a match without extra time. */
function toTime({ isOvertime }: OldbGoal, minute: number, hasExtraTime: boolean) {
  const end = hasExtraTime ? 120 : 90;
  if (minute > end) return { minute: end, added: Math.min(30, minute - end) };
  if (isOvertime && minute > 45 && minute <= 50) return { minute: 45, added: minute - 45 };
  return { minute, added: null };
}

function toTeam({ teamId, teamName }: z.infer<typeof team>) {
  return { externalId: String(teamId), name: teamName };
}
