import { HOUR, MINUTE } from '#az/format/durations.ts';
import { type NamedTeam, teamName } from '#az/names/name-forms.ts';
import type { MatchNoticeKind } from '#features/matches/rules/define-event-kind.ts';
import { formatScore } from '#features/matches/rules/fixture.ts';
import { deriveMatch, type MatchState } from '#features/matches/rules/ledger/derive-match.ts';
import { type CurrentEvent, foldEntry } from '#features/matches/rules/ledger/fold-ledger.ts';
import { kindOf, type LedgerEntry, type LedgerEvent } from '#features/matches/rules/ledger/ledger-event.ts';
import { describeEvent } from '#features/matches/rules/text/describe-event.ts';
import { broadcastText, eventSentence } from '#features/matches/text.ts';
import { pushNoticeText } from '../../text.ts';

/** What the program knows of a kind of notice. */
interface NoticeKind {
  /** How long it is news. After that it is not sent any more. */
  ttlMs: number;
  /** Readers get it who want goals only. */
  isForGoalsOnly: boolean;
  /** Whether a new one is news in a match that was in the state `before` and is now in the state `latest`. */
  isNews(before: MatchState, latest: MatchState): boolean;
}

const always = () => true;
/** Goals and cards that are entered after the match only complete its record. */
const isOngoing = ({ status }: MatchState) => status === 'live' || status === 'suspended';

const NOTICES: Record<MatchNoticeKind, NoticeKind> = {
  kickOff: { ttlMs: 15 * MINUTE, isForGoalsOnly: false, isNews: always },
  goal: { ttlMs: 30 * MINUTE, isForGoalsOnly: true, isNews: isOngoing },
  redCard: { ttlMs: 30 * MINUTE, isForGoalsOnly: false, isNews: isOngoing },
  halfTime: {
    ttlMs: 15 * MINUTE,
    isForGoalsOnly: false,
    // A provider that is asked late names all marks at once: the match goes on already.
    isNews: (_, { phase }) => phase === 'halftime',
  },
  fullTime: { ttlMs: 120 * MINUTE, isForGoalsOnly: true, isNews: ({ status }) => status !== 'finished' },
  calledOff: { ttlMs: 12 * HOUR, isForGoalsOnly: false, isNews: always },
};

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

/** An entry of a ledger, with the events that hold before it and after it. */
interface LedgerChange {
  entry: LedgerEntry;
  before: readonly CurrentEvent[];
  after: readonly CurrentEvent[];
  /** Epoch ms of the entry that added the event. */
  addedAt: number;
  /** The match after all entries. */
  latest: MatchState;
}

/** The entries with these sequences, in their order. The ledger is folded once. */
export function listLedgerChanges(
  entries: readonly LedgerEntry[],
  sequences: readonly number[],
): LedgerChange[] {
  const changes: Omit<LedgerChange, 'latest'>[] = [];
  let current: readonly CurrentEvent[] = [];
  for (const entry of entries) {
    const before = current;
    current = foldEntry(before, entry, entries);
    if (!sequences.includes(entry.sequence)) continue;
    const { createdAt: addedAt } = entries.find(({ id }) => id === entry.eventId) ?? entry;
    changes.push({ entry, before, after: current, addedAt });
  }
  const latest = deriveMatch(current);
  return changes.map((change) => ({ ...change, latest }));
}

/** The notice about an entry; null when readers are not told about it. That of a kick-off names the channels. */
export function describeMatchEntry(
  { entry, before, after, addedAt, latest }: LedgerChange,
  { teams, channels = [] }: { teams: Teams; channels?: readonly string[] },
): MatchNotice | null {
  const eventIn = (events: typeof before) => events.find(({ id }) => id === entry.eventId)?.event ?? null;
  const [was, is] = [eventIn(before), eventIn(after)];
  const kind = (is && noticeOf(is)) ?? (was && noticeOf(was));
  const change = findChange(entry.action, was, is);
  if (!kind || !change) return null;
  const { ttlMs, isForGoalsOnly, isNews } = NOTICES[kind];
  if (change === 'new' && !isNews(deriveMatch(before), latest)) return null;
  const state = deriveMatch(after);
  return {
    eventId: entry.eventId,
    title: formatTitle(teams, state),
    body: formatBody(change, { kind, event: is ?? was, teams, state, channels }),
    ttlMs,
    isForGoalsOnly,
    isCorrection: change !== 'new',
    isSilent: change === 'named',
    addedAt,
  };
}

/** The notice about an event; null for yellow cards, substitutions and the like. */
const noticeOf = (event: LedgerEvent) => kindOf(event).push(event);

type Change = 'new' | 'named' | 'corrected' | 'takenBack';

/** What an entry changes for readers. Another minute or assist is no reason for a notice: null. */
function findChange(
  action: LedgerEntry['action'],
  was: LedgerEvent | null,
  is: LedgerEvent | null,
): Change | null {
  const wasKind = was && noticeOf(was);
  if (!is || !noticeOf(is)) return wasKind ? 'takenBack' : null;
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
    kind: MatchNoticeKind;
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
  const shootOut = kind === 'fullTime' && event && 'mark' in event ? state.shootOut : null;
  const full = [
    text,
    ...(shootOut ? [eventSentence.shootOutScore(formatScore(shootOut))] : []),
    ...(kind === 'kickOff' && channels.length > 0 ? [broadcastText.live(channels.join(', '))] : []),
  ].join('. ');
  return change === 'corrected' ? pushNoticeText.correction(full) : full;
}
