import { formatDay, formatDayMonth, formatTime, isAfterMidnight } from '#az/format/dates.ts';
import { venueName } from '#az/names/name-forms.ts';
import type { Competition } from '#features/competitions/rules/competition.ts';
import type { Team } from '#features/teams/rules/team.ts';
import {
  type Fixture,
  formatScore,
  hasScore,
  isAwaitingResult,
  isOngoing,
  type Score,
} from '../rules/fixture.ts';
import { isGoal, kindOf } from '../rules/ledger/ledger-event.ts';
import { readClock, readClockFace } from '../rules/match-clock.ts';
import { formatMinute, formatRound, formatStatusWord } from '../rules/match-words.ts';
import type { ClockFace } from '../rules/running-clock.ts';
import type { FixtureStatus } from '../tables.ts';
import { broadcastText, matchText } from '../text.ts';
import { type EventLine, formatEventLine, formatScorers, isRedCard } from './event-lines.ts';

/** A match as formatted text. Pages and `/api/live-scores` use the same. */
export interface MatchView {
  id: string;
  status: FixtureStatus;
  competition: Competition;
  home: Team;
  away: Team;
  /** Epoch ms. */
  kickOff: number;
  /** The kick-off time `21:00`, while live the minute `67'`, then empty. */
  time: string;
  /** The running clock, so that an open page can show the minute; null when no clock runs. */
  clock: ClockFace | null;
  /** Epoch ms: when a live match was heard of last. See `findSilence`. */
  heardAt: number | null;
  /** The status as text, for the badge. */
  statusText: string;
  /** The kick-off or the running minute says the status. Then only screen readers get its words. */
  isTimed: boolean;
  /** Empty before kick-off. */
  homeScore: string;
  awayScore: string;
  /** `12', 56' № 9 · 33' № 10 (pen.)`; empty without goals. */
  homeScorers: string;
  awayScorers: string;
  /** `50' № 4`; empty without red cards. */
  homeReds: string;
  awayReds: string;
  /** The last two events, newest first (spec §2.1). */
  lastEvents: EventLine[];
  /** `12-ci tur`; empty without a round. */
  round: string;
  /** Round, stadium, and for a match after midnight its real date. */
  note: string;
  /** `Canlı yayım: CBC Sport`; empty when it is not known, and after the match. */
  channels: string;
  sample: boolean;
}

/** `now` is epoch ms: the minute of a live match depends on it. */
export function formatMatch(fixture: Fixture, now: number): MatchView {
  const { id, status, competition, home, away, kickOff, sample } = fixture;
  const started = hasScore(fixture) ? fixture : null;
  return {
    id,
    status,
    competition,
    home,
    away,
    kickOff,
    sample,
    time: formatMatchTime(fixture, now),
    clock: fixture.status === 'live' ? readClockFace(fixture) : null,
    heardAt: fixture.status === 'live' ? fixture.heardAt : null,
    statusText: formatStatus(fixture, now),
    isTimed: isTimed(fixture, now),
    homeScore: started ? String(started.score.home) : '',
    awayScore: started ? String(started.score.away) : '',
    homeScorers: formatScorers(fixture, 'home', isGoal),
    awayScorers: formatScorers(fixture, 'away', isGoal),
    homeReds: formatScorers(fixture, 'home', isRedCard),
    awayReds: formatScorers(fixture, 'away', isRedCard),
    lastEvents: started
      ? started.events
          .filter((event) => kindOf(event).visibility.inLists)
          .slice(-2)
          .reverse()
          .map((event) => formatEventLine(event, fixture))
      : [],
    round: fixture.round === null ? '' : formatRound(fixture.round),
    note: formatNote(fixture),
    channels: formatChannels(fixture, now),
  };
}

function formatMatchTime(fixture: Fixture, now: number): string {
  if (fixture.status === 'scheduled') return formatTime(fixture.kickOff);
  if (fixture.status !== 'live') return '';
  const { minute, added } = readClock(fixture, now);
  return formatMinute(minute, added);
}

/** Whether the time of a match says its status: it has not begun, or its minute runs in a half. */
function isTimed(fixture: Fixture, now: number): boolean {
  if (fixture.status === 'scheduled') return !isAwaitingResult(fixture, now);
  return fixture.status === 'live' && formatStatusWord(fixture) === matchText.status.live;
}

/** With extra time or the score of a shoot-out: without it a list would not say who won. */
function formatStatus(fixture: Fixture, now: number): string {
  if (isAwaitingResult(fixture, now)) return matchText.status.awaitingResult;
  const text = formatStatusWord(fixture);
  if (!hasScore(fixture)) return text;
  if (fixture.status !== 'live') return [text, formatScoreNote(fixture)].filter(Boolean).join(', ');
  return fixture.shootOut ? `${text} ${formatScore(fixture.shootOut)}` : text;
}

/** How a match ended that was level after 90 minutes: `əlavə vaxtda`, `penaltilərlə 4:3`. Empty for the others. */
export function formatScoreNote({
  regular,
  shootOut,
}: {
  regular: Score | null;
  shootOut: Score | null;
}): string {
  if (shootOut) return matchText.byPenalties(formatScore(shootOut));
  return regular ? matchText.inExtraTime : '';
}

function formatNote({ round, venue, kickOff }: Fixture): string {
  return [
    isAfterMidnight(kickOff) ? formatMatchDay(kickOff) : null,
    round === null ? null : formatRound(round),
    venue === null ? null : venueName(venue),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** Where a match that is still to be seen is shown. */
function formatChannels(fixture: Fixture, now: number): string {
  const { channels, status } = fixture;
  if (channels === null || isAwaitingResult(fixture, now)) return '';
  if (status !== 'scheduled' && !isOngoing(fixture)) return '';
  return channels.length === 0 ? broadcastText.none : broadcastText.live(channels.join(', '));
}

/** A match after midnight is in the list of the evening before, so its day is the real date. */
export function formatMatchDay(kickOff: number): string {
  return isAfterMidnight(kickOff) ? matchText.night(formatDayMonth(kickOff)) : formatDay(kickOff);
}
