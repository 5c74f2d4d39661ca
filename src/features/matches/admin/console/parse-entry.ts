import { InvalidInput, type Problem } from '#platform/errors.ts';
import type { CommentaryInput } from '../../rules/commentary/commentary-input.ts';
import { listNextMarks } from '../../rules/console/list-next-marks.ts';
import type { ConsoleState } from '../../rules/console/read-console.ts';
import { findPlayer } from '../../rules/console/squad.ts';
import { isGoalEvent } from '../../rules/ledger/derive-match.ts';
import {
  type EventOf,
  type LedgerEvent,
  marks,
  type PlayerRef,
  type Side,
  varDecisions,
} from '../../rules/ledger/ledger-event.ts';
import { readClock } from '../../rules/match-clock.ts';
import { type EntryFields, GOAL_NOT_ENTERED } from './entry-fields.ts';

type Time = Pick<EventOf<'goal'>, 'minute' | 'added'>;

/** The minute at which the clock of each part starts, and those in which the breaks begin without a running clock. */
const MARK_MINUTES: Partial<Record<(typeof marks)[number], number>> = {
  ...{ kickOff: 1, secondHalf: 46, extraTime: 91, extraTimeSecondHalf: 106, shootOut: 120 },
};

/**
 * The event that a form describes. `at` (epoch ms) gives the minute when none was typed.
 * @throws InvalidInput with every problem.
 */
export function parseEntry(fields: EntryFields, state: ConsoleState, at: number): LedgerEvent {
  const problems: Problem[] = [];
  const time = parseMinute(fields.minute ?? '', problems) ?? currentMinute(state, at, fields, problems);
  const event = toEvent(fields, { state, time, at, problems });
  if (!event || problems.length > 0)
    throw new InvalidInput(problems.length > 0 ? problems : [{ field: 'type', code: 'form.invalid' }]);
  return event;
}

/** The minute that the clock shows now. @throws InvalidInput */
export function parseClockMinute({ minute = '' }: EntryFields): number {
  if (!/^\d{1,3}$/.test(minute) || Number(minute) > 130)
    throw new InvalidInput([{ field: 'minute', code: 'match.minute' }]);
  return Number(minute);
}

/** A post of the commentary. @throws InvalidInput */
export function parsePost({ text = '', minute = '', isKey, isPinned }: EntryFields): CommentaryInput {
  const problems: Problem[] = [];
  const time = parseMinute(minute, problems) ?? { minute: null, added: null };
  if (problems.length > 0) throw new InvalidInput(problems);
  return { text, ...time, isKey: isKey === 'on', isPinned: isPinned === 'on' };
}

/** `67`, `45+2`; null for an empty text. Adds a problem for any other text. */
function parseMinute(text: string, problems: Problem[]): Time | null {
  const [, minute, added] = /^(\d{1,3})(?:\s*\+\s*(\d{1,2}))?\s*['’′]?$/.exec(text.trim()) ?? [];
  const time = { minute: Number(minute ?? 0), added: added ? Number(added) : null };
  if (minute !== undefined && time.minute <= 130 && (time.added ?? 1) >= 1 && (time.added ?? 1) <= 30)
    return time;
  if (text.trim() !== '') problems.push({ field: 'minute', code: 'match.minute' });
  return null;
}

function currentMinute(
  state: ConsoleState,
  at: number,
  { type, mark }: EntryFields,
  problems: Problem[],
): Time {
  const { phase, clock } = state.match;
  const ofMark = type === 'mark' ? MARK_MINUTES[mark as keyof typeof MARK_MINUTES] : undefined;
  if (ofMark !== undefined) return { minute: ofMark, added: null };
  if (phase) return readClock({ phase, clock }, at);
  const isWaiting = state.match.status === 'scheduled' || state.match.status === 'postponed';
  if (type !== 'mark' && problems.length === 0)
    problems.push({ field: 'minute', code: isWaiting ? 'match.notStarted' : 'match.minute' });
  return { minute: 0, added: null };
}

interface Context {
  state: ConsoleState;
  time: Time;
  at: number;
  problems: Problem[];
}

function toEvent(fields: EntryFields, context: Context): LedgerEvent | null {
  const { state, time, at, problems } = context;
  const { type } = fields;
  switch (type) {
    case 'goal':
    case 'penaltyGoal': {
      const { side, player } = readPlayer(fields, context);
      return { type, side, player, assist: readOther(fields, side, context), ...time };
    }
    case 'ownGoal': {
      const { side, player } = readPlayer(fields, context);
      // The goal counts for the other team.
      return { type, side: side === 'home' ? 'away' : 'home', player, ...time };
    }
    case 'yellow': {
      const { side, player } = readPlayer(fields, context);
      const isSecond = fields.intent === 'add' && hasYellow(state, side, player);
      return { type: isSecond ? 'secondYellow' : 'yellow', side, player, ...time };
    }
    case 'missedPenalty':
    case 'secondYellow':
    case 'red':
      return { type, ...readPlayer(fields, context), ...time };
    case 'shootOutKick':
      return { type, ...readPlayer(fields, context), isScored: fields.isScored === 'on', ...time };
    case 'substitution': {
      const { side, player: playerOut } = readPlayer(fields, context);
      const playerIn = readOther(fields, side, context);
      return { type, side, playerIn, playerOut, isInjury: fields.isInjury === 'on', ...time };
    }
    case 'var': {
      const decision = varDecisions.find((name) => name === fields.decision);
      if (!decision) problems.push({ field: 'decision', code: 'match.varDecision' });
      const note = (fields.note ?? '').trim().slice(0, 300);
      const side = decision && isAboutGoal(decision) ? readGoalSide(fields, context) : readSide(fields);
      return decision ? { type, side, decision, note, ...time } : null;
    }
    case 'addedTime': {
      const minutes = Number(fields.minutes);
      if (!(minutes >= 1 && minutes <= 30)) problems.push({ field: 'minutes', code: 'match.added' });
      return { type, minutes, ...time };
    }
    case 'mark': {
      const mark = marks.find((name) => name === fields.mark);
      const isNext = mark !== undefined && listNextMarks(state.match, state.tie).includes(mark);
      if (!isNext && fields.intent === 'add') problems.push({ field: 'mark', code: 'match.mark' });
      return mark ? { type, mark, at, rate: 1, ...time } : null;
    }
    default:
      return null;
  }
}

function isAboutGoal(decision: (typeof varDecisions)[number]): boolean {
  return decision === 'goalCancelled' || decision === 'goalConfirmed';
}

/** The team of the goal that a new VAR decision is about. With goals in the match the operator has to say which one it is. */
function readGoalSide(fields: EntryFields, { state, problems }: Context): Side | null {
  if (fields.intent !== 'add' || fields.eventId === GOAL_NOT_ENTERED) return readSide(fields);
  const goals = state.events.filter(({ event, isRetracted }) => !isRetracted && isGoalEvent(event));
  const goal = goals.find(({ id }) => id === fields.eventId)?.event;
  if (goal && isGoalEvent(goal)) return goal.side;
  if (goals.length > 0) problems.push({ field: 'eventId', code: 'match.varGoal' });
  return readSide(fields);
}

function hasYellow({ events }: ConsoleState, side: Side, player: PlayerRef | null): boolean {
  return events.some(({ event, isRetracted }) => {
    if (isRetracted || event.type !== 'yellow' || event.side !== side || !event.player || !player)
      return false;
    return event.player.id === player.id && event.player.name === player.name;
  });
}

function readSide({ team }: EntryFields): Side | null {
  return team === 'home' || team === 'away' ? team : null;
}

function readPlayer(
  fields: EntryFields,
  { state, problems }: Context,
): { side: Side; player: PlayerRef | null } {
  const side = readSide(fields);
  if (fields.playerUnclear) problems.push({ field: 'player', code: 'match.playerUnclear' });
  else if (!side) problems.push({ field: 'team', code: 'match.side' });
  const { player = '', playerId } = fields;
  return { side: side ?? 'home', player: toRef(player, playerId, side ?? 'home', state) };
}

function readOther(
  { other = '', otherId, otherUnclear }: EntryFields,
  side: Side,
  { state, problems }: Context,
): PlayerRef | null {
  if (otherUnclear) problems.push({ field: 'other', code: 'match.playerUnclear' });
  return toRef(other, otherId, side, state);
}

/** A player who was chosen from the list, or whom the typed text means. */
function toRef(text: string, id: string | undefined, side: Side, { squads }: ConsoleState): PlayerRef | null {
  const chosen = id ? squads[side].find((player) => player.id === id) : undefined;
  return chosen ? { id: chosen.id, name: chosen.name } : findPlayer(squads, side, text);
}
