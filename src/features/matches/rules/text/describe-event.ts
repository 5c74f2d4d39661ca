import { type NamedTeam, teamInCase, teamName } from '#az/names/team-name.ts';
import { eventSentence, eventText } from '../../text.ts';
import type { Score } from '../fixture.ts';
import {
  type EventOf,
  isTimed,
  type LedgerEvent,
  type Side,
  type TimedEvent,
} from '../ledger/ledger-event.ts';
import { formatMinute } from '../match-words.ts';
import { formatScore } from './match-lines.ts';

interface Teams {
  home: NamedTeam;
  away: NamedTeam;
}

/**
 * A sentence about an event: `12' QOL! “Qarabağ” – Elvin Nəbiyev. Hesab: 1:0`. `score` is the score after the event; goals,
 * and marks that end a part of the match, tell it when it is known.
 */
export function describeEvent(event: LedgerEvent, teams: Teams, score: Score | null = null): string {
  const parts = describe(event, teams, score && eventSentence.score(formatScore(score)));
  const sentence = parts.filter(Boolean).join('. ');
  return hasMinute(event) ? `${formatMinute(event.minute, event.added)} ${sentence}` : sentence;
}

/** Marks and kicks of a shoot-out need no minute: they say themselves when they happened. */
function hasMinute(event: LedgerEvent): event is TimedEvent {
  return isTimed(event) && event.type !== 'mark' && event.type !== 'shootOutKick';
}

/** The sentences without their full stops. */
function describe(event: LedgerEvent, teams: Teams, score: string | null): (string | null)[] {
  switch (event.type) {
    case 'goal':
    case 'penaltyGoal':
    case 'ownGoal':
      return [describeGoal(event, teams), describeAssist(event), score];
    case 'missedPenalty':
    case 'yellow':
    case 'secondYellow':
    case 'red':
      return [`${eventText[event.type]}: ${teamAndPlayer(event, teams)}`];
    case 'substitution':
      return [describeSubstitution(event, teams)];
    case 'var': {
      const team = event.side ? ` (${teamName(teams[event.side])})` : '';
      return [`${eventSentence.var}: ${eventSentence.varDecision[event.decision]}${team}`, event.note.trim()];
    }
    case 'addedTime':
      return [eventText.addedTime(event.minutes)];
    case 'mark':
      return [eventSentence.mark[event.mark], endsPart(event.mark) ? score : null];
    case 'shootOutKick': {
      const outcome = event.isScored ? eventSentence.scored : eventSentence.notScored;
      return [`${eventSentence.shootOutKick}: ${teamAndPlayer(event, teams)}, ${outcome}`];
    }
    case 'result':
      return [
        eventSentence.mark.fullTime,
        eventSentence.score(formatScore(event)),
        event.shootOut && eventSentence.shootOutScore(formatScore(event.shootOut)),
      ];
    case 'awarded':
      return [
        describeAward(event, teams),
        eventSentence.score(formatScore(event)),
        describeReason(event.reason),
      ];
    case 'resumed':
    case 'rescheduled':
      return [eventSentence.status[event.type]];
    case 'postponed':
    case 'cancelled':
    case 'suspended':
    case 'abandoned':
      return [eventSentence.status[event.type], describeReason(event.reason)];
  }
}

type Goal = EventOf<'goal' | 'penaltyGoal' | 'ownGoal'>;

function describeGoal(event: Goal, teams: Teams): string {
  const marks = {
    goal: '',
    penaltyGoal: ` (${eventSentence.fromPenalty})`,
    ownGoal: ` (${eventText.ownGoalMark})`,
  };
  return `${eventSentence.goal} ${teamAndPlayer(event, teams)}${marks[event.type]}`;
}

function describeAssist(event: Goal): string | null {
  return 'assist' in event && event.assist ? `${eventText.assist}: ${event.assist.name}` : null;
}

/** `Əvəzetmə (“Zirə”): A meydandan çıxdı, B daxil oldu`. */
function describeSubstitution(event: EventOf<'substitution'>, teams: Teams): string {
  const { playerIn, playerOut, isInjury } = event;
  const leave = isInjury ? eventSentence.outInjured : eventSentence.out;
  const enter = playerOut ? eventSentence.inInstead : eventSentence.in;
  const players = [playerOut && leave(playerOut.name), playerIn && enter(playerIn.name)].filter(Boolean);
  const head = `${eventText.substitution} (${teamName(teams[event.side])})`;
  return players.length > 0 ? `${head}: ${players.join(', ')}` : head;
}

function describeAward({ home, away }: Score, teams: Teams): string {
  if (home === away) return eventSentence.awardedDraw;
  return eventSentence.awarded(teamInCase(home > away ? teams.away : teams.home, 'dative'));
}

function describeReason(reason: string): string | null {
  return reason.trim() ? eventSentence.reason(reason.trim()) : null;
}

function endsPart(mark: EventOf<'mark'>['mark']): boolean {
  return mark === 'halfTime' || mark === 'extraTimeBreak' || mark === 'extraTimeHalf' || mark === 'fullTime';
}

/** `“Qarabağ” – Elvin Nəbiyev`; the team alone when the player is not known. */
function teamAndPlayer(event: { side: Side; player: { name: string } | null }, teams: Teams): string {
  return [teamName(teams[event.side]), ...(event.player ? [event.player.name] : [])].join(' – ');
}
