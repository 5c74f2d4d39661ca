import type { EventIconName } from '../rules/define-event-kind.ts';
import type { Side } from '../rules/event-fields.ts';
import { type Fixture, hasScore } from '../rules/fixture.ts';
import { isCountedIn, isGoal, kindOf, listDetails } from '../rules/ledger/ledger-event.ts';
import type { MatchEvent } from '../rules/live/match-event.ts';
import { formatMinute } from '../rules/match-words.ts';

// Events look alike on all pages: icon, minute, name, mark.

/** An event in a list of matches: `⚽ 71' № 9 (pen.), Qarabağ`. */
export interface EventLine {
  icon: EventIconName | null;
  minute: string;
  /** What the icon says, for screen readers; empty when the text says it. */
  word: string;
  text: string;
}

/** The goals of a player that have the same mark, or his red card. */
interface ScorerLine {
  icon: EventIconName | null;
  /** `12', 56'` */
  minutes: string;
  /** What the icon says. */
  word: string;
  /** The name with its mark, `№ 10 (pen.)`; empty when neither is known. */
  player: string;
}

/** Keeps the words of a player's name and his mark on one line of a list. */
const NO_BREAK = '\u00a0';

export const isRedCard = (event: MatchEvent) => isCountedIn(event, 'redCards');

/** The goals and red cards of a side, those of a player with the same mark together, in the order of each one's first event. */
export function listScorers(
  fixture: Fixture,
  side: Side,
  isListed: (event: MatchEvent) => boolean = (event) => isGoal(event) || isRedCard(event),
): ScorerLine[] {
  if (!hasScore(fixture)) return [];
  const listed = fixture.events.filter((event) => event.side === side && isListed(event));
  const groups = Map.groupBy(listed, ({ type, player }) => `${type} ${player}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const kind = kindOf(first);
    return {
      icon: kind.icon(first.detail),
      minutes: group.map(({ minute, added }) => formatMinute(minute, added)).join(', '),
      word: kind.title(first.detail),
      player: formatMarked(first),
    };
  });
}

/** The listed events of a side in one line: `12', 56' № 9 · 33' № 10 (pen.)`. */
export function formatScorers(
  fixture: Fixture,
  side: Side,
  isListed: (event: MatchEvent) => boolean,
): string {
  return listScorers(fixture, side, isListed)
    .map(({ minutes, player }) => `${minutes} ${player.replaceAll(' ', NO_BREAK)}`.trimEnd())
    .join(' · ');
}

/** The player of an event and the mark of a goal: `№ 9 (pen.)`. */
export function formatMarked(event: MatchEvent): string {
  const mark = kindOf(event).report.listNote;
  return [event.player, mark && `(${mark})`].filter(Boolean).join(' ');
}

/** Whether the title of an event says more than its icon and its player. */
export function isTitled(event: MatchEvent): boolean {
  const { type, player, detail } = event;
  const kind = kindOf(event);
  const icon = kind.icon(detail);
  if (icon === null || player === null) return true;
  // In a shoot-out every row is a penalty: the icon says all.
  const isMiss = icon === 'missedPenalty' && kind.when !== 'shootOut';
  return isMiss || listDetails(type).includes('decision');
}

/** The event in a list of matches, which does not show the team otherwise. */
export function formatEventLine(event: MatchEvent, { home, away }: Fixture): EventLine {
  const { side, minute, added, detail } = event;
  const kind = kindOf(event);
  const team = side === null ? null : side === 'home' ? home : away;
  const title = kind.title(detail);
  return {
    icon: kind.icon(detail),
    minute: formatMinute(minute, added),
    word: isTitled(event) ? '' : title,
    text: [isTitled(event) ? title : formatMarked(event), isTitled(event) && event.player, team?.shortName]
      .filter(Boolean)
      .join(', '),
  };
}
