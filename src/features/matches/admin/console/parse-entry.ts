import { InvalidInput, type Problem } from '#platform/errors.ts';
import type { CommentaryInput } from '../../rules/commentary/commentary-input.ts';
import { listNextMarks } from '../../rules/console/list-next-marks.ts';
import type { EnteredState } from '../../rules/console/read-console.ts';
import { findPlayer } from '../../rules/console/squad.ts';
import { otherSide, type PlayerRef, periodMarks, type Side, varDecisions } from '../../rules/event-fields.ts';
import { eventKinds } from '../../rules/event-kinds.ts';
import {
  type DetailName,
  isGoalEvent,
  kindOf,
  listDetails,
  playersOf,
  sideOfPlayers,
  type TimedEvent,
  timelineTypes,
} from '../../rules/ledger/ledger-event.ts';
import { readClock } from '../../rules/match-clock.ts';
import type { FixtureEventType } from '../../tables.ts';
import { type EntryFields, GOAL_NOT_ENTERED } from './entry-fields.ts';

type Time = Pick<TimedEvent, 'minute' | 'added'>;

/** The minute at which the clock of each part starts, and those in which the breaks begin without a running clock. */
const MARK_MINUTES: Partial<Record<(typeof periodMarks)[number], number>> = {
  kickOff: 1,
  secondHalf: 46,
  extraTime: 91,
  extraTimeSecondHalf: 106,
  shootOut: 120,
};

/**
 * The event that a form describes. `at` (epoch ms) gives the minute when none was typed.
 * @throws InvalidInput with every problem.
 */
export function parseEntry(fields: EntryFields, state: EnteredState, at: number): TimedEvent {
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
  const time = readMinute(text);
  if (!time && text.trim() !== '') problems.push({ field: 'minute', code: 'match.minute' });
  return time;
}

/** `67`, `45+2`; null for any other text. */
export function readMinute(text: string): Time | null {
  const [, minute, added] = /^(\d{1,3})(?:\s*\+\s*(\d{1,2}))?\s*['’′]?$/.exec(text.trim()) ?? [];
  const time = { minute: Number(minute ?? 0), added: added ? Number(added) : null };
  const isTime =
    minute !== undefined && time.minute <= 130 && (time.added ?? 1) >= 1 && (time.added ?? 1) <= 30;
  return isTime ? time : null;
}

function currentMinute(
  state: EnteredState,
  at: number,
  { type, mark }: EntryFields,
  problems: Problem[],
): Time {
  const { phase } = state.match;
  const isMark = timelineTypes.some((name) => name === type && kindOf({ type: name }).when === 'mark');
  const ofMark = isMark ? MARK_MINUTES[mark as keyof typeof MARK_MINUTES] : undefined;
  if (ofMark !== undefined) return { minute: ofMark, added: null };
  if (phase) return readClock({ ...state.match, phase }, at);
  if (!isMark && problems.length === 0)
    problems.push({ field: 'minute', code: isOver(state) ? 'match.minuteAfterEnd' : 'match.notStarted' });
  return { minute: 0, added: null };
}

function isOver({ match: { status } }: EnteredState): boolean {
  return status === 'finished' || status === 'abandoned' || status === 'awarded';
}

interface Context {
  fields: EntryFields;
  type: FixtureEventType;
  state: EnteredState;
  at: number;
  problems: Problem[];
  /** The team of the players. */
  side: Side;
}

function toEvent(
  fields: EntryFields,
  context: Omit<Context, 'fields' | 'type' | 'side'> & { time: Time },
): TimedEvent | null {
  const { state, time } = context;
  const chosen = timelineTypes.find((name) => name === fields.type);
  if (!chosen) return null;
  const side = readSide(fields) ?? 'home';
  const { secondTime } = kindOf({ type: chosen }).desk;
  const isSecond =
    secondTime && fields.intent === 'add' && hasEvent(state, chosen, side, toPlayer(fields, side, state));
  const type = isSecond ? secondTime : chosen;
  const details = listDetails(type).map((name) => [name, readers[name]({ ...context, fields, type, side })]);
  const event = eventKinds[type].schema.safeParse({ type, ...Object.fromEntries(details), ...time });
  return event.success ? event.data : null;
}

/** Reads what an event says from the fields of its form. A detail without a reader does not compile. */
const readers: { [Name in DetailName]: (context: Context) => unknown } = {
  side: readTeam,
  player: ({ fields, side, state }) => toPlayer(fields, side, state),
  playerOut: ({ fields, side, state }) => toPlayer(fields, side, state),
  assist: readOther,
  playerIn: readOther,
  isInjury: ({ fields }) => fields.isInjury === 'on',
  isScored: ({ fields }) => fields.isScored === 'on',
  decision({ fields, problems }) {
    const decision = findDecision(fields);
    if (!decision) problems.push({ field: 'decision', code: 'match.varDecision' });
    return decision;
  },
  note: ({ fields }) => (fields.note ?? '').trim().slice(0, 300),
  minutes({ fields, problems }) {
    const minutes = Number(fields.minutes);
    if (!(minutes >= 1 && minutes <= 30)) problems.push({ field: 'minutes', code: 'match.added' });
    return minutes;
  },
  mark({ fields, state, problems }) {
    const mark = periodMarks.find((name) => name === fields.mark);
    const isNext = mark !== undefined && listNextMarks(state.match, state.tie).includes(mark);
    if (isNext || fields.intent !== 'add') return mark;
    // Two operators hear the same whistle.
    const isThere = state.events.some(
      ({ event, isRetracted }) => !isRetracted && 'mark' in event && event.mark === mark,
    );
    problems.push({ field: 'mark', code: isThere ? 'match.markTwice' : 'match.mark' });
    return mark;
  },
  at: ({ at }) => at,
  rate: () => 1,
};

/** The team of an event: that of its players, of the goal that a VAR decision is about, or one that was chosen. */
function readTeam(context: Context): Side | null {
  const { fields, type, side, problems } = context;
  const decision = findDecision(fields);
  if (listDetails(type).includes('decision'))
    return decision && isAboutGoal(decision) ? readGoalSide(fields, context) : readSide(fields);
  if (fields.playerUnclear) problems.push({ field: 'player', code: 'match.playerUnclear' });
  else if (!readSide(fields)) problems.push({ field: 'team', code: 'match.side' });
  // An own goal counts for the other team.
  return kindOf({ type }).score === 'ownGoal' ? otherSide(side) : side;
}

function findDecision({ decision }: EntryFields) {
  return varDecisions.find((name) => name === decision);
}

function isAboutGoal(decision: (typeof varDecisions)[number]): boolean {
  return decision === 'goalCancelled' || decision === 'goalConfirmed';
}

/** The team of the goal that a new VAR decision is about. With goals in the match the operator has to say which one it is. */
function readGoalSide(
  fields: EntryFields,
  { state, problems }: Pick<Context, 'state' | 'problems'>,
): Side | null {
  if (fields.intent !== 'add' || fields.eventId === GOAL_NOT_ENTERED) return readSide(fields);
  const goals = state.events.filter(({ event, isRetracted }) => !isRetracted && isGoalEvent(event));
  const goal = goals.find(({ id }) => id === fields.eventId)?.event;
  if (goal && isGoalEvent(goal)) return goal.side;
  if (goals.length > 0) problems.push({ field: 'eventId', code: 'match.varGoal' });
  return readSide(fields);
}

/** Whether the player has an event of this type. */
function hasEvent(
  { events }: EnteredState,
  type: FixtureEventType,
  side: Side,
  player: PlayerRef | null,
): boolean {
  return events.some(({ event, isRetracted }) => {
    const [known] = playersOf(event);
    if (isRetracted || event.type !== type || sideOfPlayers(event) !== side || !known || !player)
      return false;
    return known.id === player.id && known.name === player.name;
  });
}

function readSide({ team }: EntryFields): Side | null {
  return team === 'home' || team === 'away' ? team : null;
}

function toPlayer({ player = '', playerId }: EntryFields, side: Side, state: EnteredState): PlayerRef | null {
  return toRef(player, playerId, side, state);
}

function readOther({ fields, side, state, problems }: Context): PlayerRef | null {
  const { other = '', otherId, otherUnclear } = fields;
  if (otherUnclear) problems.push({ field: 'other', code: 'match.playerUnclear' });
  return toRef(other, otherId, side, state);
}

/** A player who was chosen from the list, or whom the typed text means. */
function toRef(text: string, id: string | undefined, side: Side, { squads }: EnteredState): PlayerRef | null {
  const chosen = id ? squads[side].find((player) => player.id === id) : undefined;
  return chosen ? { id: chosen.id, name: chosen.name } : findPlayer(squads, side, text);
}
