import { bakuDayNumber } from '#az/format/baku-time.ts';
import { footballDay, formatDayMonth, formatTime } from '#az/format/dates.ts';
import { formatMinute, formatRound } from '#az/format/match-words.ts';
import { eventText, matchText } from '#az/text/site/match.ts';
import type { FixtureStatus } from '#db/tables/matches.ts';
import type { Competition } from '#domain/matches/competition.ts';
import { type Fixture, hasScore } from '#domain/matches/fixture.ts';
import { isGoal, type MatchEvent } from '#domain/matches/live/match-event.ts';
import type { Team } from '#domain/matches/team.ts';

/** A match in words, ready to be shown: the same on a page and in the resource that refreshes it. */
export interface MatchView {
  id: string;
  status: FixtureStatus;
  competition: Competition;
  home: Team;
  away: Team;
  /** Epoch ms. */
  kickOff: number;
  /** What stands large before the teams: `21:00` until it begins, `67'` while it lasts, then nothing. */
  mark: string;
  /** The word of the badge. */
  word: string;
  /** Empty until it begins. */
  homeScore: string;
  awayScore: string;
  /** `№ 9 (12', 56') · № 10 (33' pen.)`; empty without goals. */
  homeScorers: string;
  awayScorers: string;
  /** The last two events, newest first (spec §2.1). */
  lastEvents: string[];
  /** Round, stadium, and for a match after midnight the date it really starts on. */
  note: string;
  sample: boolean;
}

/** Says a match in words. */
export function viewMatch(fixture: Fixture): MatchView {
  const { id, status, competition, home, away, kickOff, sample } = fixture;
  const begun = hasScore(fixture) ? fixture : null;
  return {
    ...{ id, status, competition, home, away, kickOff, sample },
    mark: markOf(fixture),
    word: wordOf(fixture),
    homeScore: begun ? String(begun.score.home) : '',
    awayScore: begun ? String(begun.score.away) : '',
    homeScorers: begun ? scorersOf(begun.events, 'home') : '',
    awayScorers: begun ? scorersOf(begun.events, 'away') : '',
    lastEvents: begun
      ? begun.events
          .slice(-2)
          .reverse()
          .map((event) => eventLine(event, fixture))
      : [],
    note: noteOf(fixture),
  };
}

function markOf(fixture: Fixture): string {
  if (fixture.status === 'scheduled') return formatTime(fixture.kickOff);
  return fixture.status === 'live' ? formatMinute(fixture.minute, fixture.added) : '';
}

function wordOf(fixture: Fixture): string {
  if (fixture.status !== 'live' || fixture.phase === 'playing') return matchText.status[fixture.status];
  return matchText.status[fixture.phase];
}

function noteOf({ round, venue, kickOff }: Fixture): string {
  const isAfterMidnight = bakuDayNumber(kickOff) !== bakuDayNumber(footballDay(kickOff).start);
  return [
    isAfterMidnight ? matchText.night(formatDayMonth(kickOff)) : null,
    round === null ? null : formatRound(round),
    venue,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** A minute stays beside what it means when a line ends. */
const NO_BREAK = '\u00a0';

const marks: Partial<Record<MatchEvent['type'], string>> = {
  penaltyGoal: eventText.penaltyMark,
  ownGoal: eventText.ownGoalMark,
  red: eventText.redMark,
  secondYellow: eventText.redMark,
};

/** Goals and dismissals of a side, a player's together, in the order of each player's first. */
function scorersOf(events: readonly MatchEvent[], side: 'home' | 'away'): string {
  const told = events.filter((event) => event.side === side && (isGoal(event) || isDismissal(event)));
  const byPlayer = Map.groupBy(told, (event) => event.player);
  return [...byPlayer]
    .map(
      ([player, ofPlayer]) =>
        `${player.replaceAll(' ', NO_BREAK)} (${ofPlayer.map(minuteWithMark).join(', ')})`,
    )
    .join(' · ');
}

function isDismissal({ type }: MatchEvent): boolean {
  return type === 'red' || type === 'secondYellow';
}

function minuteWithMark(event: MatchEvent): string {
  const minute = formatMinute(event.minute, event.added);
  const mark = marks[event.type];
  return mark ? `${minute}${NO_BREAK}${mark}` : minute;
}

function eventLine(event: MatchEvent, { home, away }: Fixture): string {
  const team = event.side === 'home' ? home : away;
  return `${formatMinute(event.minute, event.added)} ${eventText[event.type]} – ${event.player}, ${team.shortName}`;
}
