import { foldText } from '#az/characters/characters.ts';
import type { PlayerRef, Side } from '#features/matches/rules/event-fields.ts';
import { isCard, isGoal, isTimelineType, playersOf } from '#features/matches/rules/ledger/ledger-event.ts';
import type { FixtureEventType } from '#features/matches/tables.ts';
import type { SnapshotEvent } from './match-snapshot.ts';

/** What makes an event the same event when its provider has no ids. */
export interface EventIdentity {
  type: FixtureEventType;
  side: Side | null;
  /** The folded surname: `R. Almeida` and `Renat Almeida` are one player. Empty when nobody is named. */
  player: string;
  /** Minute and added time together: 45+2 is 47. */
  minute: number;
}

type ReportedEvent = SnapshotEvent['event'];

export function identifyEvent(event: ReportedEvent): EventIdentity {
  const side = 'side' in event ? event.side : null;
  return { type: event.type, side, player: namePlayers(event), minute: event.minute + (event.added ?? 0) };
}

function namePlayers(event: ReportedEvent): string {
  const [player, other] = playersOf(event);
  return 'playerIn' in event ? `${surname(player)}+${surname(other)}` : surname(player);
}

function surname(player: PlayerRef | null): string {
  return (
    foldText(player?.name ?? '')
      .split(/\s+/)
      .at(-1) ?? ''
  );
}

/** Writes an identity as the source key of a ledger entry: `goal/home/almeida/23`. */
export function formatIdentity({ type, side, player, minute }: EventIdentity): string {
  return [type, side ?? '', player, minute].join('/');
}

export function parseIdentity(key: string): EventIdentity | null {
  const [type, side, player = '', minute, ...rest] = key.split('/');
  if (minute === undefined || rest.length > 0 || !type || !isTimelineType(type)) return null;
  return {
    type,
    side: (side || null) as Side | null,
    player,
    minute: Number(minute),
  };
}

/** The source key of a goal that only the score of a provider shows. */
export const scoreKey = (side: Side) => `score/${side}`;

/** A provider may turn a goal into an own goal, and a yellow card into a red one. */
function kindOfIdentity(identity: EventIdentity): string {
  if (isGoal(identity)) return 'goal';
  return isCard(identity) ? 'card' : identity.type;
}

const MAX_MINUTES_APART = 3;

/** How much two identities may differ: not at all, in the minute, or also in the player. */
export type IdentityTolerance = 'equal' | 'samePlayer' | 'sameTime';

/** The minutes between two events that are alike; null when they are not. */
export function compareIdentities(
  a: EventIdentity,
  b: EventIdentity,
  tolerance: IdentityTolerance,
): number | null {
  if (kindOfIdentity(a) !== kindOfIdentity(b) || a.side !== b.side) return null;
  const apart = Math.abs(a.minute - b.minute);
  if (apart > MAX_MINUTES_APART) return null;
  if (tolerance !== 'sameTime' && a.player !== b.player) return null;
  if (tolerance === 'equal' && (apart > 0 || a.type !== b.type)) return null;
  return apart;
}
