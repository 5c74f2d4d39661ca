import { HOUR, MINUTE } from '#az/format/durations.ts';
import { type NamedTeam, teamName } from '#az/names/team-name.ts';
import { deriveMatch, isGoalEvent, type MatchState } from '#features/matches/rules/ledger/derive-match.ts';
import { foldLedger } from '#features/matches/rules/ledger/fold-ledger.ts';
import type { LedgerEntry, LedgerEvent, Mark } from '#features/matches/rules/ledger/ledger-event.ts';
import { describeEvent } from '#features/matches/rules/text/describe-event.ts';
import { formatScore } from '#features/matches/rules/text/match-lines.ts';
import { broadcastText, eventSentence } from '#features/matches/text.ts';
import { pushNoticeText } from '../../text.ts';

type Kind = Exclude<keyof typeof pushNoticeText.takenBack, 'lineUps'>;

/** How long a notice is news. After that it is not sent any more. */
const TTL_MS: Record<Kind, number> = {
  kickOff: 15 * MINUTE,
  goal: 30 * MINUTE,
  redCard: 30 * MINUTE,
  halfTime: 15 * MINUTE,
  fullTime: 120 * MINUTE,
  calledOff: 12 * HOUR,
};
/** The kinds that readers get who want goals only. */
const FOR_GOALS_ONLY: ReadonlySet<Kind> = new Set(['goal', 'fullTime']);

/** What readers are told about an entry of the ledger of a match. */
export interface MatchNotice {
  /** The event of the ledger. A later notice about it replaces this one. */
  eventId: string;
  title: string;
  body: string;
  ttlMs: number;
  isForGoalsOnly: boolean;
  /** It corrects or takes back what an earlier notice said. Readers who got no such notice do not need it. */
  isCorrection: boolean;
  /** Replaces the earlier notice without a sound: only the missing name of the player was added. */
  isSilent: boolean;
  /** Epoch ms of the entry that added the event. */
  addedAt: number;
}

interface Teams {
  home: NamedTeam;
  away: NamedTeam;
}

/** The notice about the entry with this sequence; null when readers are not told about it. That of a kick-off names the channels. */
export function describeMatchEntry(
  ledger: readonly LedgerEntry[],
  { sequence, teams, channels = [] }: { sequence: number; teams: Teams; channels?: readonly string[] },
): MatchNotice | null {
  const entry = ledger.find((one) => one.sequence === sequence);
  if (!entry) return null;
  const until = (last: number) => foldLedger(ledger.filter((one) => one.sequence <= last));
  const [before, after] = [until(sequence - 1), until(sequence)];
  const eventIn = (events: typeof before) => events.find(({ id }) => id === entry.eventId)?.event ?? null;
  const [was, is] = [eventIn(before), eventIn(after)];
  const kind = (is && kindOf(is)) ?? (was && kindOf(was));
  const change = findChange(entry.action, was, is);
  if (!kind || !change || (change === 'new' && !isNews(kind, { before: deriveMatch(before), ledger })))
    return null;
  const state = deriveMatch(after);
  return {
    eventId: entry.eventId,
    title: formatTitle(teams, state),
    body: formatBody(change, { kind, event: is ?? was, teams, state, channels }),
    ttlMs: TTL_MS[kind],
    isForGoalsOnly: FOR_GOALS_ONLY.has(kind),
    isCorrection: change !== 'new',
    isSilent: change === 'named',
    addedAt: ledger.find(({ id }) => id === entry.eventId)?.createdAt ?? entry.createdAt,
  };
}

/** Yellow cards, substitutions and the like are no reason to disturb anybody. */
function kindOf(event: LedgerEvent): Kind | null {
  if (isGoalEvent(event)) return 'goal';
  switch (event.type) {
    case 'red':
    case 'secondYellow':
      return 'redCard';
    case 'mark':
      return isToldMark(event.mark) ? event.mark : null;
    case 'result':
    case 'awarded':
    case 'abandoned':
      return 'fullTime';
    case 'postponed':
    case 'cancelled':
      return 'calledOff';
    default:
      return null;
  }
}

type ToldMark = Extract<Mark, Kind>;
const isToldMark = (mark: Mark): mark is ToldMark =>
  mark === 'kickOff' || mark === 'halfTime' || mark === 'fullTime';

/**
 * Goals and cards that are entered after the match only complete its record, and so does the half-time of a match that goes
 * on already: a provider that is asked late names all marks at once.
 */
function isNews(
  kind: Kind,
  { before: { status }, ledger }: { before: MatchState; ledger: readonly LedgerEntry[] },
): boolean {
  if (kind === 'goal' || kind === 'redCard') return status === 'live' || status === 'suspended';
  if (kind === 'halfTime') return deriveMatch(foldLedger(ledger)).phase === 'halftime';
  return kind !== 'fullTime' || status !== 'finished';
}

type Change = 'new' | 'named' | 'corrected' | 'takenBack';

/** What an entry changes for readers. Another minute or assist is no reason for a notice: null. */
function findChange(
  action: LedgerEntry['action'],
  was: LedgerEvent | null,
  is: LedgerEvent | null,
): Change | null {
  const wasKind = was && kindOf(was);
  if (!is || !kindOf(is)) return wasKind ? 'takenBack' : null;
  // A yellow card that becomes a red one is new to readers.
  if (action === 'add' || (was && !wasKind)) return 'new';
  const isOther = (read: (event: LedgerEvent) => unknown) => was === null || read(was) !== read(is);
  if (isOther(({ type }) => type) || isOther(sideOf) || isOther(resultOf)) return 'corrected';
  if (!isOther(playerOf)) return null;
  return was && playerOf(was) === null ? 'named' : 'corrected';
}

const sideOf = (event: LedgerEvent) => ('side' in event ? event.side : null);
const playerOf = (event: LedgerEvent) => ('player' in event ? (event.player?.name ?? null) : null);
/** The final score that a result or a decision names. */
const resultOf = (event: LedgerEvent) => ('home' in event ? formatScore(event) : null);

/** `Qarabağ 2:1 Neftçi`; without a score `Qarabağ – Neftçi`. */
function formatTitle({ home, away }: Teams, { score }: MatchState): string {
  return `${home.name} ${score ? formatScore(score) : '–'} ${away.name}`;
}

function formatBody(
  change: Change,
  told: {
    kind: Kind;
    event: LedgerEvent | null;
    teams: Teams;
    state: MatchState;
    channels: readonly string[];
  },
): string {
  const { kind, event, teams, state, channels } = told;
  if (change === 'takenBack') {
    const side = event && sideOf(event);
    const whose = side ? ` (${teamName(teams[side])})` : '';
    return pushNoticeText.correction(pushNoticeText.takenBack[kind] + whose);
  }
  const text = event ? describeEvent(event, teams) : '';
  const shootOut = kind === 'fullTime' && event?.type === 'mark' ? state.shootOut : null;
  const full = [
    text,
    ...(shootOut ? [eventSentence.shootOutScore(formatScore(shootOut))] : []),
    ...(kind === 'kickOff' && channels.length > 0 ? [broadcastText.live(channels.join(', '))] : []),
  ].join('. ');
  return change === 'corrected' ? pushNoticeText.correction(full) : full;
}
