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
  /** `Elfmeterschießen`: a scored kick of the shoot-out. Its score goes on from that of the match. */
  comment: z.string().nullable().catch(null),
});
type OldbGoal = z.infer<typeof oldbGoal>;

const oldbMatch = z.object({
  matchID: z.number(),
  matchDateTimeUTC: z.iso.datetime().nullable().catch(null),
  group: z
    .object({ groupOrderID: z.number(), groupName: z.string().nullable().catch(null) })
    .nullable()
    .catch(null),
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
        /** `HalfTime`, `After90Minutes`, `AfterExtraTime`, `AfterPenalties`, or `Unknown`. */
        resultTypeKind: z.string().nullable().catch(null),
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
  const listed = match.goals
    .filter((goal) => goal !== null)
    .sort((a, b) => a.scoreTeam1 + a.scoreTeam2 - b.scoreTeam1 - b.scoreTeam2);
  const goals = listed.filter((goal) => !isKick(goal));
  const shootOut = findShootOut(match, listed);
  const isExtraTime = hasExtraTime(match, shootOut);
  const halfTime = findResult(match, HALF_TIME);
  const isStarted = hasEnded(match) || (kickOff !== null && kickOff <= now && hasBegun(match, goals));
  return {
    matchday: match.group && `${match.leagueShortcut}/${match.leagueSeason}/${match.group.groupOrderID}`,
    snapshot: {
      externalId: String(match.matchID),
      fetchedAt: now,
      kickOff,
      home: toTeam(match.team1),
      away: toTeam(match.team2),
      venue: match.location?.locationStadium ?? null,
      round: match.group?.groupName?.trim() || null,
      isCalledOff: false,
      status: isStarted
        ? findStatus(match, { kickOff, halfTime, goals, shootOut, now })
        : { status: 'scheduled' },
      minute: null,
      score: isStarted ? findScore(match, goals, shootOut) : null,
      halfTime,
      regular: isStarted && isExtraTime ? findRegular(match) : null,
      shootOut,
      events: toEvents(listed, isExtraTime),
      lineUps: {},
      statistics: null,
      unknown,
    },
  };
}

/** How a result came about: by its kind, or by its name when the league has no kinds. Owners of leagues give the names. */
interface ResultForm {
  kind: string;
  name: RegExp;
}
const HALF_TIME: ResultForm = { kind: 'HalfTime', name: /halbzeit/i };
const FINAL: ResultForm = { kind: 'After90Minutes', name: /endergebnis|endstand/i };
const AFTER_90: ResultForm = { kind: '', name: /nach 90 minuten/i };
const EXTRA_TIME: ResultForm = { kind: 'AfterExtraTime', name: /verlängerung|^n\.?\s?v\.?$/i };
/** Some leagues name the result after extra time so. */
const ADDED_TIME: ResultForm = { kind: '', name: /nachspielzeit/i };
const SHOOT_OUT: ResultForm = { kind: 'AfterPenalties', name: /elfmeter|^n\.?\s?e\.?$/i };

function findResult({ matchResults }: OldbMatch, { kind, name }: ResultForm): Score | null {
  const ofKind = matchResults.find(({ resultTypeKind }) => kind !== '' && resultTypeKind === kind);
  const found = ofKind ?? matchResults.find(({ resultName }) => name.test(resultName));
  return found ? { home: found.pointsTeam1, away: found.pointsTeam2 } : null;
}

/** The score after 90 minutes. The final result is another one when the league has both. */
function findRegular(match: OldbMatch): Score | null {
  return findResult(match, AFTER_90) ?? findResult(match, FINAL);
}

/**
 * The score after extra time. Null without extra time. Users enter this result also of matches without it: it then repeats
 * the final result, or is lower.
 */
function findExtraTime(match: OldbMatch, shootOut: Score | null): Score | null {
  const [found, regular] = [
    findResult(match, EXTRA_TIME) ?? findResult(match, ADDED_TIME),
    findRegular(match),
  ];
  if (!found || !regular) return found;
  if (found.home < regular.home || found.away < regular.away) return null;
  return isSameScore(found, regular) && !shootOut ? null : found;
}

/**
 * The scored kicks of the shoot-out. The list of goals has them, or only a result. A result that repeats the final one of a
 * match with a winner was entered by mistake.
 */
function findShootOut(match: OldbMatch, listed: readonly OldbGoal[]): Score | null {
  const kicks = listed.filter(isKick);
  const last = kicks.at(-1);
  const before = listed.findLast((goal) => !isKick(goal));
  if (last)
    return {
      home: Math.max(0, last.scoreTeam1 - (before?.scoreTeam1 ?? 0)),
      away: Math.max(0, last.scoreTeam2 - (before?.scoreTeam2 ?? 0)),
    };
  const result = findResult(match, SHOOT_OUT);
  const regular = findRegular(match);
  const isRepeated = result && regular && isSameScore(result, regular) && result.home !== result.away;
  return isRepeated ? null : result;
}

/** Not `Foulelfmeter`, which is a goal. */
function isKick({ comment }: OldbGoal): boolean {
  return comment !== null && /elfmeterschie(?:ß|ss)en/i.test(comment);
}

const isSameScore = (one: Score, other: Score) => one.home === other.home && one.away === other.away;

/** OpenLigaDB has no live status. A match has begun when it has a result or a goal after its kick-off time. */
function hasBegun({ matchResults }: OldbMatch, goals: readonly OldbGoal[]): boolean {
  return matchResults.length > 0 || goals.length > 0;
}

/** A match is marked as finished some time before its final result is entered. It has ended when both are there. */
function hasEnded({ matchIsFinished, matchResults }: OldbMatch): boolean {
  return matchIsFinished && matchResults.some((result) => !isHalfTime(result));
}

function isHalfTime({ resultTypeKind, resultName }: OldbMatch['matchResults'][number]): boolean {
  return resultTypeKind === HALF_TIME.kind || HALF_TIME.name.test(resultName);
}

function hasExtraTime(match: OldbMatch, shootOut: Score | null): boolean {
  return findExtraTime(match, shootOut) !== null || shootOut !== null;
}

/** The result after a shoot-out counts its kicks, so it is not used. */
function findScore(match: OldbMatch, goals: readonly OldbGoal[], shootOut: Score | null): Score {
  const last = goals.at(-1);
  const listed = last ? { home: last.scoreTeam1, away: last.scoreTeam2 } : null;
  const final = findExtraTime(match, shootOut) ?? findResult(match, FINAL);
  return (hasEnded(match) ? (final ?? listed) : (listed ?? final)) ?? { home: 0, away: 0 };
}

/** A half and the break, with some added time. */
const SECOND_HALF_AFTER_MS = 62 * MINUTE;

/** The parts of a match after its second half, once their results are known. A shoot-out is known from its first kick. */
function listLastMarks(match: OldbMatch, shootOut: Score | null): PeriodMark[] {
  const isOver = hasEnded(match);
  const extraTime: PeriodMark[] = ['extraTimeBreak', 'extraTime', 'extraTimeHalf', 'extraTimeSecondHalf'];
  return [
    ...(shootOut || (isOver && hasExtraTime(match, shootOut)) ? extraTime : []),
    ...(shootOut ? ['shootOut' as const] : []),
    ...(isOver ? ['fullTime' as const] : []),
  ];
}

function findStatus(
  match: OldbMatch,
  known: {
    kickOff: number | null;
    halfTime: Score | null;
    goals: readonly OldbGoal[];
    shootOut: Score | null;
    now: number;
  },
): SnapshotStatus {
  const isOver = hasEnded(match);
  const { kickOff, halfTime, goals, shootOut, now } = known;
  const marks: PeriodMark[] = ['kickOff'];
  const hasGoalOfSecondHalf = goals.some(({ matchMinute }) => (matchMinute ?? 0) > 50);
  const isSecondHalf =
    isOver ||
    shootOut !== null ||
    hasGoalOfSecondHalf ||
    (kickOff !== null && now > kickOff + SECOND_HALF_AFTER_MS);
  if (halfTime || isSecondHalf) marks.push('halfTime');
  if (isSecondHalf) marks.push('secondHalf');
  marks.push(...listLastMarks(match, shootOut));
  const times: Partial<Record<PeriodMark, number | null>> = {
    kickOff,
    secondHalf: kickOff === null ? null : kickOff + SECOND_HALF_AFTER_MS,
  };
  return {
    status: isOver ? 'finished' : 'live',
    marks: marks.map((mark) => ({ mark, at: times[mark] ?? null })),
  };
}

/** The kicks of a shoot-out have no minute of their own. */
const SHOOT_OUT_MINUTE = 120;

/**
 * A goal and a scored kick belong to the team whose score it increased. Goals without a minute are left to the score. The
 * provider has no missed kicks.
 */
function toEvents(goals: readonly OldbGoal[], hasExtraTime: boolean): SnapshotEvent[] {
  return goals.flatMap((goal, index): SnapshotEvent[] => {
    const before = goals[index - 1];
    const side: Side = goal.scoreTeam1 > (before?.scoreTeam1 ?? 0) ? 'home' : 'away';
    const name = goal.goalGetterName?.trim().slice(0, 80);
    const player = name ? { id: null, name } : null;
    const key = String(goal.goalID);
    if (isKick(goal)) {
      const kick = { side, player, isScored: true, minute: SHOOT_OUT_MINUTE, added: null };
      return [{ key, event: { type: 'shootOutKick' as const, ...kick } }];
    }
    if (goal.matchMinute === null) return [];
    const common = { side, player, ...toTime(goal, goal.matchMinute, hasExtraTime) };
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
