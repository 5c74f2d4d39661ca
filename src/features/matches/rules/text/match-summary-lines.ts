import { teamName, venueName } from '#az/names/name-forms.ts';
import { roundBlockText } from '#features/match-reports/text.ts';
import { broadcastText, matchText } from '../../text.ts';
import { formatScore } from '../fixture.ts';
import { isCountedIn, isGoal, kindOf } from '../ledger/ledger-event.ts';
import { formatOfficials } from '../match-words.ts';
import type { MatchFacts, PlayedMatch, TextEvent } from './match-facts.ts';

/** `“Zirə” – “Sabah”`. */
export function formatPairing({ home, away }: Pick<MatchFacts, 'home' | 'away'>): string {
  return `${teamName(home)} ${matchText.vs} ${teamName(away)}`;
}

/** `– 1:1 (pen. 4:3)`, `– təxirə salınıb`; empty before kick-off. */
export function formatOutcome({ outcome }: MatchFacts): string {
  if (outcome.status === 'scheduled') return '';
  if (!('score' in outcome)) return ` – ${roundBlockText.status[outcome.status]}`;
  const { status, score, shootOut } = outcome;
  const notes = [
    ...(shootOut ? [roundBlockText.shootOut(formatScore(shootOut))] : []),
    ...(status === 'finished' ? [] : [roundBlockText.status[status]]),
  ];
  return ` – ${formatScore(score)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

/** Scorers, red cards and missed penalties, one line each. */
export function listEventLines(match: PlayedMatch): string[] {
  const { events } = match.outcome;
  const goals = events.filter(isGoal);
  const sentOff = events.filter((event) => isCountedIn(event, 'redCards'));
  const missed = events.filter((event) => isCountedIn(event, 'missedPenalties'));
  return [
    formatLine([roundBlockText.goal, roundBlockText.goals], goals.length, formatScorers(goals)),
    formatIncidents([roundBlockText.red, roundBlockText.reds], sentOff, match),
    formatIncidents([roundBlockText.missedPenalty, roundBlockText.missedPenalties], missed, match),
  ].filter((line) => line !== '');
}

/** Officials, venue and channels, one line each. */
export function listFactLines(match: MatchFacts): string[] {
  const { officials, venue, broadcasters, outcome } = match;
  const isUpcoming = outcome.status === 'scheduled';
  const channels =
    broadcasters?.length === 0
      ? broadcastText.none
      : broadcasters && broadcastText.live(broadcasters.join(', '));
  return [
    ...('reason' in outcome && outcome.reason ? [roundBlockText.reason(outcome.reason)] : []),
    ...formatOfficials(officials),
    ...(venue ? [venueName(venue)] : []),
    ...(isUpcoming && channels ? [channels] : []),
  ];
}

/** `Musa Qurbanlı, 29, 75 (pen.) – Coy-Lens Mikels, 60`: the home side first. Goals without a name are left out. */
function formatScorers(goals: readonly TextEvent[]): string {
  return (['home', 'away'] as const)
    .map((side) => formatPlayers(goals.filter((goal) => goal.side === side)))
    .filter((players) => players !== '')
    .join(' – ');
}

function formatPlayers(events: readonly TextEvent[]): string {
  const byPlayer = Map.groupBy(events, ({ player }) => player);
  return [...byPlayer]
    .flatMap(([player, ofPlayer]) => (player ? [[player, ...ofPlayer.map(formatMoment)].join(', ')] : []))
    .join(', ');
}

/** `Uroş Matiç, 15 (“Qarabağ”)`: the team stands after all of its players. */
function formatIncidents(
  labels: readonly [one: string, many: string],
  events: readonly TextEvent[],
  { home, away }: MatchFacts,
): string {
  const named = events.filter(({ side, player }) => side && player);
  const teams = [
    { team: home, players: formatPlayers(named.filter(({ side }) => side === 'home')) },
    { team: away, players: formatPlayers(named.filter(({ side }) => side === 'away')) },
  ].filter(({ players }) => players !== '');
  const content = teams.map(({ team, players }) => `${players} (${teamName(team)})`).join(', ');
  return formatLine(labels, named.length, content);
}

function formatLine([one, many]: readonly [string, string], count: number, content: string): string {
  return content ? `${count === 1 ? one : many}: ${content}` : '';
}

/** `75 (pen.)`, `90+2`. */
function formatMoment(event: TextEvent): string {
  const { minute, added } = event;
  const time = added === null ? String(minute) : `${minute}+${added}`;
  return time + kindOf(event).report.roundNote;
}
