import { HOUR } from '#az/format/durations.ts';
import { venueName } from '#az/names/name-forms.ts';
import { type Fixture, hasScore, isAwaitingResult } from '#features/matches/rules/fixture.ts';
import { matchAddress } from '#features/matches/rules/match-addresses.ts';
import { formatMatch } from '#features/matches/site/match-view.ts';
import { eventText, matchPageText, matchText } from '#features/matches/text.ts';

const MATCH_MS = 2 * HOUR;
/** A sequence has to stay below 2³¹, so it counts seconds from here. */
const SEQUENCE_FROM = Date.UTC(2024, 0, 1);
const MAX_OCTETS = 75;

interface CalendarInput {
  name: string;
  matches: readonly Fixture[];
  /** Epoch ms. */
  now: number;
  /** Without a trailing slash. */
  siteUrl: string;
}

/** Matches as an iCalendar file (RFC 5545). Times are UTC; the reader's calendar shows them in its own zone. */
export function renderCalendar({ name, matches, now, siteUrl }: CalendarInput): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//GettoSport//Matches//AZ',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...matches.flatMap((match) => toEvent(match, { now, siteUrl })),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}

function toEvent(match: Fixture, { now, siteUrl }: Pick<CalendarInput, 'now' | 'siteUrl'>): string[] {
  const { id, home, away, kickOff, updatedAt, venue, competition } = match;
  const { channels } = formatMatch(match, now);
  return [
    'BEGIN:VEVENT',
    `UID:match-${id}@${new URL(siteUrl).hostname}`,
    `DTSTAMP:${formatUtc(updatedAt)}`,
    `LAST-MODIFIED:${formatUtc(updatedAt)}`,
    `SEQUENCE:${Math.max(0, Math.floor((updatedAt - SEQUENCE_FROM) / 1000))}`,
    `STATUS:${statusOf(match)}`,
    `DTSTART:${formatUtc(kickOff)}`,
    `DTEND:${formatUtc(kickOff + MATCH_MS)}`,
    `SUMMARY:${escapeText(`${home.name} ${matchText.vs} ${away.name}${formatScore(match)}`)}`,
    `DESCRIPTION:${escapeText([competition.name, formatState(match, now), channels].filter(Boolean).join('\n'))}`,
    ...(venue === null ? [] : [`LOCATION:${escapeText(venueName(venue))}`]),
    `URL:${siteUrl}${matchAddress(match)}`,
    'END:VEVENT',
  ];
}

/** ` 1:1 (pen. 4:3)`; empty before the match. */
function formatScore(match: Fixture): string {
  if (!hasScore(match)) return '';
  const { score, shootOut } = match;
  const kicks = shootOut ? ` (${eventText.penaltyMark} ${shootOut.home}:${shootOut.away})` : '';
  return ` ${score.home}:${score.away}${kicks}`;
}

/** The status with its reason, and why a match has a new time. Empty for a match as planned. */
function formatState(match: Fixture, now: number): string {
  const reason = 'reason' in match && match.reason ? match.reason : null;
  if (isAwaitingResult(match, now)) return matchText.status.awaitingResult;
  if (match.status === 'live') return '';
  if (match.status === 'scheduled')
    return reason ? `${matchPageText.moved}. ${matchPageText.reason}: ${reason}` : '';
  return [matchText.status[match.status], reason].filter(Boolean).join(': ');
}

/** A postponed match keeps its place in the calendar until it has a new time. */
function statusOf({ status }: Fixture): string {
  if (status === 'cancelled') return 'CANCELLED';
  return status === 'postponed' ? 'TENTATIVE' : 'CONFIRMED';
}

/** `20261122T160000Z`. */
function formatUtc(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** A line has at most 75 octets; its continuation begins with a space. No character is cut in two. */
function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      parts.push(part);
      part = '';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}

/** The answer to a request for a calendar. */
export function calendarResponse(input: CalendarInput): Response {
  return new Response(renderCalendar(input), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'public, max-age=0, s-maxage=60',
      'X-Robots-Tag': 'noindex',
    },
  });
}
