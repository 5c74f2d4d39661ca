import type { PeriodMark, PlayerRef, Side, VarDecision } from '#features/matches/rules/event-fields.ts';
import type { Score } from '#features/matches/rules/fixture.ts';
import { isGoalEvent } from '#features/matches/rules/ledger/ledger-event.ts';
import type { LineUpPlayer } from '#features/matches/rules/line-ups/read-line-ups.ts';
import type {
  MatchSnapshot,
  SnapshotEvent,
  SnapshotMark,
  SnapshotStatus,
} from '../../rules/match-snapshot.ts';
import { providerText } from '../../text.ts';
import { type ApiEvent, type ApiFixture, apiFixture, toScore } from './api-fixture.ts';
import { parseApiStatistics } from './parse-statistics.ts';

type Parsed = { snapshot: MatchSnapshot } | { snapshot: null; problem: string };

/** Reads a match of API-Football. `now` is epoch ms. */
export function parseApiFootballFixture(row: unknown, now: number): Parsed {
  const read = apiFixture.safeParse(row);
  if (!read.success) {
    const [issue] = read.error.issues;
    return { snapshot: null, problem: `fixture: ${issue?.path.join('.')} ${issue?.message}` };
  }
  const { fixture, league, teams, goals, score } = read.data;
  const unknown: string[] = [];
  const total = toScore(goals);
  const kickOff = fixture.timestamp ? fixture.timestamp * 1000 : null;
  return {
    snapshot: {
      externalId: String(fixture.id),
      fetchedAt: now,
      // The time of a match with this status is only a guess of the provider.
      kickOff: fixture.status.short === 'TBD' ? null : kickOff,
      home: toTeam(teams.home),
      away: toTeam(teams.away),
      venue: fixture.venue.name,
      round: league.round,
      isCalledOff: ['PST', 'CANC'].includes(fixture.status.short),
      status: parseApiStatus(read.data, unknown),
      minute: fixture.status.elapsed ?? null,
      score: total,
      halfTime: toScore(score.halftime),
      // Without extra time, `fulltime` is the final score.
      regular: hasExtraTime(read.data) ? toScore(score.fulltime) : null,
      shootOut: toScore(score.penalty),
      events: parseApiEvents(read.data, total, unknown),
      lineUps: parseApiLineUps(read.data),
      statistics: parseApiStatistics(read.data),
      unknown,
    },
  };
}

const WITH_EXTRA_TIME: readonly string[] = ['ET', 'BT', 'AET'];
const WITH_SHOOT_OUT: readonly string[] = ['P', 'PEN'];

/** The minute of a match with a shoot-out is 120 in every case, so it does not say whether extra time was played. */
function hasExtraTime({ fixture: { status }, score }: ApiFixture): boolean {
  if (WITH_SHOOT_OUT.includes(status.short)) return toScore(score.extratime) !== null;
  return WITH_EXTRA_TIME.includes(status.short);
}

function toTeam({ id, name }: ApiFixture['teams']['home']) {
  return { externalId: String(id), name };
}

const HALVES: PeriodMark[] = ['kickOff', 'halfTime', 'secondHalf'];
const EXTRA_TIME: PeriodMark[] = [...HALVES, 'extraTimeBreak', 'extraTime'];
const SECOND_EXTRA: PeriodMark[] = [...EXTRA_TIME, 'extraTimeHalf', 'extraTimeSecondHalf'];

/** Reads `fixture.status.short`. Adds to `unknown` and returns null for a status that we do not know. */
function parseApiStatus(match: ApiFixture, unknown: string[]): SnapshotStatus | null {
  const { short, elapsed = null } = match.fixture.status;
  const withMarks = (status: 'live' | 'finished' | 'suspended' | 'abandoned', marks: PeriodMark[]) => ({
    status,
    marks: marks.map((mark) => toMark(mark, match)),
  });
  switch (short) {
    case 'TBD':
    case 'NS':
      return { status: 'scheduled' };
    case '1H':
      return withMarks('live', ['kickOff']);
    case 'HT':
      return withMarks('live', ['kickOff', 'halfTime']);
    case '2H':
      return withMarks('live', HALVES);
    case 'BT':
      return withMarks(
        'live',
        elapsed !== null && elapsed > 90 ? [...EXTRA_TIME, 'extraTimeHalf'] : EXTRA_TIME.slice(0, -1),
      );
    case 'ET':
    case 'LIVE':
      return withMarks('live', guessMarks(elapsed));
    case 'P':
      return withMarks('live', [...(hasExtraTime(match) ? SECOND_EXTRA : HALVES), 'shootOut']);
    case 'FT':
      return withMarks('finished', [...HALVES, 'fullTime']);
    case 'AET':
      return withMarks('finished', [...SECOND_EXTRA, 'fullTime']);
    case 'PEN':
      return withMarks('finished', [
        ...(hasExtraTime(match) ? SECOND_EXTRA : HALVES),
        'shootOut',
        'fullTime',
      ]);
    case 'SUSP':
    case 'INT':
      return withMarks('suspended', guessMarks(elapsed));
    case 'ABD':
      return withMarks('abandoned', guessMarks(elapsed));
    case 'PST':
      return { status: 'postponed' };
    case 'CANC':
      return { status: 'cancelled' };
    case 'AWD':
    case 'WO': {
      const score = toScore(match.goals);
      if (score) return { status: 'awarded', score };
    }
  }
  unknown.push(`status ${short}`);
  return null;
}

/** The parts that have begun, by the minute of the match. */
function guessMarks(elapsed: number | null): PeriodMark[] {
  if (elapsed === null || elapsed <= 45) return ['kickOff'];
  if (elapsed <= 90) return HALVES;
  return elapsed <= 105 ? EXTRA_TIME : SECOND_EXTRA;
}

function toMark(mark: PeriodMark, { fixture: { periods } }: ApiFixture): SnapshotMark {
  const seconds = mark === 'kickOff' ? periods.first : mark === 'secondHalf' ? periods.second : null;
  return { mark, at: seconds === null ? null : seconds * 1000 };
}

type Reported = SnapshotEvent['event'];

/** Reads the events of a match. Adds to `unknown` what it does not understand. */
function parseApiEvents(match: ApiFixture, score: Score | null, unknown: string[]): SnapshotEvent[] {
  const events: Reported[] = [];
  for (const one of match.events) {
    const side = one && sideOf(one, match);
    const event = one && side && parseEvent(one, side, match);
    if (event) events.push(event);
    else unknown.push(one ? `event ${one.type}: ${one.detail}` : 'event of another form');
    if (one && event?.type === 'var' && !isKnownDecision(one.detail))
      unknown.push(`event Var: ${one.detail}`);
  }
  return dropCancelledGoals(joinSecondYellows(events), score).map((event) => ({ key: null, event }));
}

function sideOf({ team }: ApiEvent, { teams }: ApiFixture): Side | null {
  if (team.id === teams.home.id) return 'home';
  return team.id === teams.away.id ? 'away' : null;
}

function parseEvent(one: ApiEvent, side: Side, match: ApiFixture): Reported | null {
  const { elapsed: minute, extra } = one.time;
  const time = { minute, added: extra !== null && extra >= 1 && extra <= 30 ? extra : null };
  const player = toPlayer(one.player);
  const detail = one.detail.toLowerCase();
  switch (one.type.toLowerCase()) {
    case 'goal':
      return parseGoal({ detail, isShootOut: /shootout/i.test(one.comments ?? '') }, side, player, one, time);
    case 'card':
      if (detail === 'yellow card') return { type: 'yellow', side, player, ...time };
      if (detail === 'second yellow card') return { type: 'secondYellow', side, player, ...time };
      return detail === 'red card' ? { type: 'red', side, player, ...time } : null;
    case 'subst':
      return { type: 'substitution', side, ...orderPlayers(one, match), isInjury: false, ...time };
    case 'var':
      return { type: 'var', side, ...parseDecision(detail), ...time };
    default:
      return null;
  }
}

type Time = { minute: number; added: number | null };

/** The team of an own goal is the team that gets the goal, as in our ledger. */
function parseGoal(
  { detail, isShootOut }: { detail: string; isShootOut: boolean },
  side: Side,
  player: PlayerRef | null,
  one: ApiEvent,
  time: Time,
): Reported | null {
  if (isShootOut)
    return { type: 'shootOutKick', side, player, isScored: detail !== 'missed penalty', ...time };
  const assist = toPlayer(one.assist);
  switch (detail) {
    case 'normal goal':
      return { type: 'goal', side, player, assist, ...time };
    case 'penalty':
      return { type: 'penaltyGoal', side, player, assist, ...time };
    case 'own goal':
      return { type: 'ownGoal', side, player, ...time };
    case 'missed penalty':
      return { type: 'missedPenalty', side, player, ...time };
    default:
      return null;
  }
}

/** Some names have spaces between their parts, and a number behind them: `A.  Zoubir      1`. */
function cleanName(name: string | null): string {
  return (name ?? '')
    .trim()
    .slice(0, 200)
    .replace(/\s\s\d{1,2}$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
}

function toPlayer({ name }: ApiEvent['player']): PlayerRef | null {
  const known = cleanName(name);
  return known ? { id: null, name: known } : null;
}

/** `player` leaves the pitch. In some matches it is the other way round: then `assist` is a player of the first eleven. */
function orderPlayers({ player, assist }: ApiEvent, { lineups }: ApiFixture) {
  const starters = new Set(lineups.flatMap(({ startXI }) => startXI.map((one) => one.player.id)));
  const isReversed = starters.has(assist.id) && assist.id !== null && !starters.has(player.id);
  const [playerOut, playerIn] = isReversed ? [assist, player] : [player, assist];
  return { playerIn: toPlayer(playerIn), playerOut: toPlayer(playerOut) };
}

const DECISIONS: Record<string, VarDecision> = {
  'goal cancelled': 'goalCancelled',
  'goal confirmed': 'goalConfirmed',
  'penalty confirmed': 'penaltyAwarded',
  'penalty awarded': 'penaltyAwarded',
  'penalty cancelled': 'penaltyCancelled',
  'card upgrade': 'redCard',
  'card reviewed': 'other',
  'red card cancelled': 'cardCancelled',
};
const DISALLOWED = 'goal disallowed';

function isKnownDecision(detail: string): boolean {
  const words = detail.toLowerCase();
  return words.startsWith(DISALLOWED) || Object.hasOwn(DECISIONS, words);
}

function parseDecision(detail: string): { decision: VarDecision; note: string } {
  if (detail.startsWith(DISALLOWED)) {
    const { varOffside, varHandball, varFoul } = providerText;
    const notes = { offside: varOffside, handball: varHandball, foul: varFoul };
    const found = Object.entries(notes).find(([cause]) => detail.includes(cause));
    return { decision: 'goalCancelled', note: found?.[1] ?? '' };
  }
  return { decision: DECISIONS[detail] ?? 'other', note: '' };
}

/** A second yellow card may come as a yellow and a red card of one minute. */
function joinSecondYellows(events: Reported[]): Reported[] {
  const isSame = (a: Reported, b: Reported) =>
    'player' in a && 'player' in b && a.player !== null && a.player.name === b.player?.name;
  return events.flatMap((event): Reported[] => {
    if (event.type !== 'yellow' && event.type !== 'red') return [event];
    const cards = events.filter((other) => other !== event && isSame(event, other));
    const twin = cards.find(
      (other) => other.type !== event.type && 'minute' in other && other.minute === event.minute,
    );
    const hasEarlier = cards.some((other) => other.type === 'yellow' && other.minute < event.minute);
    if (!hasEarlier || (twin?.type !== 'red' && twin?.type !== 'yellow')) return [event];
    return event.type === 'yellow' ? [] : [{ ...event, type: 'secondYellow' as const }];
  });
}

/** A goal that VAR took back may stay in the list. The score says whether it counts. */
function dropCancelledGoals(events: Reported[], score: Score | null): Reported[] {
  const dropped = new Set<Reported>();
  for (const check of events) {
    if (check.type !== 'var' || check.decision !== 'goalCancelled' || !check.side || !score) continue;
    const { side, minute } = check;
    const goals = events.filter((one) => isGoalEvent(one) && one.side === side && !dropped.has(one));
    if (goals.length <= score[side]) continue;
    const goal = goals.findLast((one) => one.minute <= minute && minute - one.minute <= 5);
    if (goal) dropped.add(goal);
  }
  return events.filter((event) => !dropped.has(event));
}

type Listed = ApiFixture['lineups'][number]['startXI'];

/** The line-ups with all eleven players. The provider sends them about half an hour before the match. */
function parseApiLineUps({ lineups, teams }: ApiFixture): MatchSnapshot['lineUps'] {
  const found: MatchSnapshot['lineUps'] = {};
  for (const { team, formation, coach, startXI, substitutes } of lineups) {
    const side = team.id === teams.home.id ? 'home' : team.id === teams.away.id ? 'away' : null;
    const starters = toPlayers(startXI.toSorted(compareGrid), true);
    if (!side || starters.length !== 11) continue;
    found[side] = {
      formation,
      coach: coach.name?.slice(0, 80) || null,
      isOfficial: true,
      players: [...starters, ...toPlayers(substitutes, false)],
    };
  }
  return found;
}

/** From the goalkeeper to the attack. */
function compareGrid(a: Listed[number], b: Listed[number]): number {
  const [line = 0, place = 0] = (a.player.grid ?? '').split(':').map(Number);
  const [otherLine = 0, otherPlace = 0] = (b.player.grid ?? '').split(':').map(Number);
  return line - otherLine || place - otherPlace;
}

function toPlayers(listed: Listed, isStarting: boolean): LineUpPlayer[] {
  return listed.flatMap(({ player: { name, number, pos } }) => {
    const known = cleanName(name);
    if (!known) return [];
    const shirt = number && number >= 1 && number <= 99 ? number : null;
    return [{ playerId: null, name: known, shirt, isStarting, isCaptain: false, isGoalkeeper: pos === 'G' }];
  });
}
