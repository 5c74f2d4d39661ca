import { MINUTE } from '#az/format/durations.ts';
import type { consoleText } from '../../text.ts';
import type { CountedStatistic } from '../define-event-kind.ts';
import { isSamePlayer, type PlayerRef } from '../event-fields.ts';
import {
  isCountedIn,
  isGoalEvent,
  isTimed,
  kindOf,
  type LedgerEvent,
  playersOf,
  sideOfPlayers,
  type TimedEvent,
} from './ledger-event.ts';
import type { FoldedLedger } from './match-ledger.ts';

/** The code of a question whether an entry is the event that a colleague has entered. */
export type SameEventQuestion = Exclude<keyof typeof consoleText.questions, 'match.shootOutOpen'>;

interface Asked {
  staffId: string;
  /** Epoch ms of the moment when the operator pressed the button. */
  at: number;
}

/** How far the minutes of two operators, and the moments of their entries, may be from each other. */
const MINUTES_APART = 1;
const MS_APART = 2 * MINUTE;

/** Events that are counted in one statistic may be the same, also of two kinds: a yellow card and a second one. */
const questions: Record<CountedStatistic, SameEventQuestion> = {
  yellowCards: 'match.cardTwice',
  redCards: 'match.cardTwice',
  substitutions: 'match.substitutionTwice',
  missedPenalties: 'match.penaltyTwice',
};

/**
 * What to ask an operator about a new event which somebody else has probably entered; null for nothing. Minutes of the match
 * beside each other mean the same goal of a team, whoever has scored it. Other events, and a goal that was entered a moment ago
 * with another minute, are the same when they can be about the same player. Pure.
 */
export function askAboutSameEvent(
  event: LedgerEvent,
  { entries, current }: Pick<FoldedLedger, 'entries' | 'current'>,
  { staffId, at }: Asked,
): SameEventQuestion | null {
  if (!isTimed(event)) return null;
  for (const { id, event: other } of current) {
    const added = entries.find((entry) => entry.id === id);
    if (!added || added.staffId === staffId || !isTimed(other)) continue;
    const question = findQuestion(event, other);
    if (!question) continue;
    const isAtOnce = Math.abs(at - added.createdAt) <= MS_APART;
    const isInMinute = Math.abs(minuteOf(event) - minuteOf(other)) <= MINUTES_APART;
    if (isInMinute && isGoalEvent(event)) return question;
    if ((isInMinute || isAtOnce) && canBeOfSamePlayers(event, other)) return question;
  }
  return null;
}

function findQuestion(one: TimedEvent, other: TimedEvent): SameEventQuestion | null {
  if (isGoalEvent(one)) return isGoalEvent(other) && one.side === other.side ? 'match.goalTwice' : null;
  if (sideOfPlayers(one) !== sideOfPlayers(other)) return null;
  const shared = kindOf(one).statistics.find((statistic) => isCountedIn(other, statistic));
  return shared ? questions[shared] : null;
}

function minuteOf({ minute, added }: TimedEvent): number {
  return minute + (added ?? 0);
}

/** A player whom one of the operators did not know may be anybody. Of a substitution, one player is enough. */
function canBeOfSamePlayers(one: TimedEvent, other: TimedEvent): boolean {
  const others = listOwnPlayers(other);
  const pairs = listOwnPlayers(one).map((player, index) => [player, others[index] ?? null] as const);
  const isSame = ([a, b]: (typeof pairs)[number]) => a !== null && b !== null && isSamePlayer(a, b);
  return pairs.some(isSame) || pairs.every((pair) => pair.includes(null));
}

/** The players whom an event is about. An assist belongs to the goal of another one. */
function listOwnPlayers(event: TimedEvent): (PlayerRef | null)[] {
  const [player, other] = playersOf(event);
  return 'playerOut' in event ? [player, other] : [player];
}
