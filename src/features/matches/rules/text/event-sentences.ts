import { type NamedTeam, teamInCase, teamName } from '#az/names/name-forms.ts';
import { eventNames, eventSentence, eventText, matchPageText, statisticText } from '../../text.ts';
import type { PeriodMark, PlayerRef, Side, VarDecision } from '../event-fields.ts';
import { formatScore, type Score } from '../fixture.ts';
import { type MatchStatistics, statisticNames } from '../match-statistics.ts';

/** What the sentences about an event also need. */
export interface SentenceContext {
  teams: { home: NamedTeam; away: NamedTeam };
  /** `Hesab: 1:0`, the score after the event; null when it is not known. */
  score: string | null;
  /** `Penaltilər: 4:3`; null without a shoot-out. */
  shootOut: string | null;
}

/** Sentences without their full stops. Null ones are left out. */
export type Sentences = (string | null)[];

/** `“Qarabağ” – Elvin Nəbiyev`; the team alone when the player is not known. */
function teamAndPlayer(event: { side: Side; player: PlayerRef | null }, { teams }: SentenceContext): string {
  return [teamName(teams[event.side]), ...(event.player ? [event.player.name] : [])].join(' – ');
}

export const describePlayerEvent =
  (name: string) =>
  (event: { side: Side; player: PlayerRef | null }, context: SentenceContext): Sentences => [
    `${name}: ${teamAndPlayer(event, context)}`,
  ];

export const describeGoal =
  (note = '') =>
  (
    event: { side: Side; player: PlayerRef | null; assist?: PlayerRef | null },
    context: SentenceContext,
  ): Sentences => [
    `${eventSentence.goal} ${teamAndPlayer(event, context)}${note}`,
    event.assist ? `${eventText.assist}: ${event.assist.name}` : null,
    context.score,
  ];

/** `Əvəzetmə (“Zirə”): A meydandan çıxdı, B daxil oldu`. */
export function describeSubstitution(
  event: { side: Side; playerIn: PlayerRef | null; playerOut: PlayerRef | null; isInjury: boolean },
  { teams }: SentenceContext,
): Sentences {
  const { playerIn, playerOut, isInjury } = event;
  const leave = isInjury ? eventSentence.outInjured : eventSentence.out;
  const enter = playerOut ? eventSentence.inInstead : eventSentence.in;
  const players = [playerOut && leave(playerOut.name), playerIn && enter(playerIn.name)].filter(Boolean);
  const head = `${eventNames.substitution} (${teamName(teams[event.side])})`;
  return [players.length > 0 ? `${head}: ${players.join(', ')}` : head];
}

export function describeVarDecision(
  event: { side: Side | null; decision: VarDecision; note: string },
  { teams }: SentenceContext,
): Sentences {
  const team = event.side ? ` (${teamName(teams[event.side])})` : '';
  return [`${eventNames.var}: ${eventSentence.varDecision[event.decision]}${team}`, event.note.trim()];
}

const PART_ENDS: readonly PeriodMark[] = ['halfTime', 'extraTimeBreak', 'extraTimeHalf', 'fullTime'];

export function describePeriodMark({ mark }: { mark: PeriodMark }, context: SentenceContext): Sentences {
  const { score, shootOut } = context;
  return [
    eventSentence.mark[mark],
    PART_ENDS.includes(mark) ? score : null,
    mark === 'fullTime' ? shootOut : null,
  ];
}

export function describeShootOutKick(
  event: { side: Side; player: PlayerRef | null; isScored: boolean },
  context: SentenceContext,
): Sentences {
  const outcome = event.isScored ? eventSentence.scored : eventSentence.notScored;
  return [`${eventNames.shootOutKick}: ${teamAndPlayer(event, context)}, ${outcome}`];
}

export function describeResult(event: Score & { shootOut: Score | null }): Sentences {
  return [
    eventSentence.mark.fullTime,
    eventSentence.score(formatScore(event)),
    event.shootOut && eventSentence.shootOutScore(formatScore(event.shootOut)),
  ];
}

export function describeAward(event: Score & { reason: string }, { teams }: SentenceContext): Sentences {
  const { home, away } = event;
  const award =
    home === away
      ? eventSentence.awardedDraw
      : eventSentence.awarded(teamInCase(home > away ? teams.away : teams.home, 'dative'));
  return [award, eventSentence.score(formatScore(event)), describeReason(event.reason)];
}

export const describeStatusChange =
  (sentence: string) =>
  (event: { at: number; reason?: string }): Sentences => [sentence, describeReason(event.reason ?? '')];

function describeReason(reason: string): string | null {
  return reason.trim() ? eventSentence.reason(reason.trim()) : null;
}

/** `Statistika: Topa sahiblik 55:45, Zərbələr 12:–`. */
export function describeStatistics({
  statistics: { home, away },
}: {
  statistics: MatchStatistics;
}): Sentences {
  const known = statisticNames.filter((name) => home[name] !== null || away[name] !== null);
  const numbers = known.map((name) => `${statisticText[name]} ${home[name] ?? '–'}:${away[name] ?? '–'}`);
  return [`${matchPageText.statistics}: ${numbers.join(', ')}`];
}
