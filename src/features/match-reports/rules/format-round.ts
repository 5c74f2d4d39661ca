import { bakuDayNumber, findBakuMoment } from '#az/format/baku-time.ts';
import { footballDay, formatDayMonth, formatTime } from '#az/format/dates.ts';
import { weekdays } from '#az/text/time.ts';
import { formatRoman, formatRound } from '#features/matches/rules/match-words.ts';
import { isPlayed, type MatchFacts } from '#features/matches/rules/text/match-facts.ts';
import {
  formatOutcome,
  formatPairing,
  listEventLines,
  listFactLines,
} from '#features/matches/rules/text/match-summary-lines.ts';
import { escapeHtml } from '#platform/text/escape-html.ts';
import { roundBlockText } from '../text.ts';

export interface RoundFacts {
  competition: string;
  /** The number of the round, or a stage such as `quarter`. */
  round: string;
  matches: readonly MatchFacts[];
  /** Epoch ms. A night match of today's football day is "Bu gecə". */
  now: number;
}

/** The same content as plain text and as HTML of an article. */
export interface RoundText {
  text: string;
  html: string;
}

/** A paragraph of lines; `head` is the first of them. `level` 2 and 3 are headings. */
type Block = { level: 2 | 3; head: string } | { head: string; lines: readonly string[] };

/** The round before its matches: those to come with officials, venue and channels, then the results so far. */
export function formatRoundFixtures(round: RoundFacts): RoundText {
  const [played, upcoming] = splitRound(round);
  return render([
    heading(round),
    ...listDays(upcoming, (match) => detail(match, round.now)),
    ...listBriefly(roundBlockText.played, played, round.now),
  ]);
}

/** The round after its matches: results with scorers, cards and officials, then the matches to come. */
export function formatRoundResults(round: RoundFacts): RoundText {
  const [played, upcoming] = splitRound(round);
  return render([
    heading(round),
    ...listDays(played, (match) => detail(match, round.now)),
    ...listBriefly(roundBlockText.remaining, upcoming, round.now),
  ]);
}

function splitRound({ matches }: RoundFacts): [played: MatchFacts[], upcoming: MatchFacts[]] {
  const inOrder = matches.toSorted((a, b) => a.kickOff - b.kickOff);
  return [inOrder.filter(isPlayed), inOrder.filter((match) => !isPlayed(match))];
}

function heading({ competition, round }: RoundFacts): Block {
  const name = /^\d{1,2}$/.test(round)
    ? roundBlockText.round(formatRoman(Number(round)))
    : formatRound(round);
  return { level: 2, head: `${competition}, ${name}` };
}

function detail(match: MatchFacts, now: number): Block {
  const events = isPlayed(match) ? listEventLines(match) : [];
  return { head: matchLine(match, now), lines: [...events, ...listFactLines(match)] };
}

function listBriefly(title: string, matches: readonly MatchFacts[], now: number): Block[] {
  if (matches.length === 0) return [];
  const days = listDays(matches, (match) => ({ head: matchLine(match, now), lines: [] }));
  return [{ level: 2, head: title }, ...days];
}

/** The matches below the headings of their football days: `14 mart (şənbə)`. */
function listDays(matches: readonly MatchFacts[], toBlock: (match: MatchFacts) => Block): Block[] {
  const byDay = Map.groupBy(matches, ({ kickOff }) => footballDay(kickOff).start);
  return [...byDay].flatMap(([day, ofDay]): Block[] => {
    const weekday = weekdays[findBakuMoment(day)?.weekday ?? 0] ?? '';
    return [{ level: 3, head: roundBlockText.day(formatDayMonth(day), weekday) }, ...ofDay.map(toBlock)];
  });
}

/** `19:30. “Turan Tovuz” – “Qarabağ”`. A match that has no time any more stands without one. */
function matchLine(match: MatchFacts, now: number): string {
  const line = `${formatPairing(match)}${formatOutcome(match)}`;
  const { status } = match.outcome;
  return status === 'postponed' || status === 'cancelled'
    ? line
    : `${clockTime(match.kickOff, now)}. ${line}`;
}

/** A kick-off after midnight stands below the evening before, so its time says that it is at night. */
function clockTime(kickOff: number, now: number): string {
  const { day, start } = footballDay(kickOff);
  const time = formatTime(kickOff);
  if (bakuDayNumber(kickOff) === bakuDayNumber(start)) return time;
  return day === footballDay(now).day ? roundBlockText.tonightAt(time) : roundBlockText.nightAt(time);
}

function render(blocks: readonly Block[]): RoundText {
  const text = blocks.map((block) =>
    'level' in block ? block.head : [block.head, ...block.lines].join('\n'),
  );
  const html = blocks.map((block) => {
    const head = escapeHtml(block.head);
    if ('level' in block) return `<h${block.level}>${head}</h${block.level}>`;
    return `<p>${[`<strong>${head}</strong>`, ...block.lines.map(escapeHtml)].join('<br>')}</p>`;
  });
  return { text: text.join('\n\n'), html: html.join('') };
}
