import { z } from 'zod';

/** A player of a match. Without an id he is known by his name only, or by his shirt number: `№ 9`. */
const playerRef = z.object({ id: z.string().nullable(), name: z.string().min(1).max(80) });
export type PlayerRef = z.infer<typeof playerRef>;

export const sides = ['home', 'away'] as const;
export type Side = (typeof sides)[number];

/** Minute and added time are two numbers: 45+2 is minute 45, added 2, and comes before 46. */
const time = {
  minute: z.number().int().min(0).max(130),
  added: z.number().int().min(1).max(30).nullable(),
};
const side = z.enum(sides);
const player = playerRef.nullable();
/** Epoch ms. */
const at = z.number().int();
const reason = z.string().max(300);
const goals = z.number().int().min(0).max(99);
const score = z.object({ home: goals, away: goals });

export const varDecisions = [
  'goalCancelled',
  'goalConfirmed',
  'penaltyAwarded',
  'penaltyCancelled',
  'redCard',
  'cardCancelled',
  'other',
] as const;
export type VarDecision = (typeof varDecisions)[number];

/** The marks that begin and end the parts of a match, in the order of a match. */
export const marks = [
  'kickOff',
  'halfTime',
  'secondHalf',
  'extraTimeBreak',
  'extraTime',
  'extraTimeHalf',
  'extraTimeSecondHalf',
  'shootOut',
  'fullTime',
] as const;
export type Mark = (typeof marks)[number];

/**
 * Everything that can happen in a match. The ledger stores it as JSON, and score, minute, table and statistics are derived
 * from it. The side of an own goal is the team that gets the goal. `at` is epoch ms.
 */
export const ledgerEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('goal'), side, player, assist: player, ...time }),
  z.object({ type: z.literal('penaltyGoal'), side, player, assist: player, ...time }),
  z.object({ type: z.literal('ownGoal'), side, player, ...time }),
  z.object({ type: z.literal('missedPenalty'), side, player, ...time }),
  z.object({ type: z.literal('yellow'), side, player, ...time }),
  z.object({ type: z.literal('secondYellow'), side, player, ...time }),
  z.object({ type: z.literal('red'), side, player, ...time }),
  z.object({
    ...{ type: z.literal('substitution'), side, playerIn: player, playerOut: player },
    ...{ isInjury: z.boolean(), ...time },
  }),
  z.object({
    ...{ type: z.literal('var'), side: side.nullable(), decision: z.enum(varDecisions) },
    ...{ note: z.string().max(300), ...time },
  }),
  z.object({ type: z.literal('addedTime'), minutes: z.number().int().min(1).max(30), ...time }),
  z.object({
    ...{ type: z.literal('mark'), mark: z.enum(marks), at },
    /** Minutes of the match for each minute of time. Only a replay is faster than 1. */
    ...{ rate: z.number().min(1).max(60), ...time },
  }),
  z.object({ type: z.literal('shootOutKick'), side, player, isScored: z.boolean(), ...time }),
  /** A final score without its events, as lists of results have it. */
  z.object({
    ...{ type: z.literal('result'), home: goals, away: goals },
    ...{ halfTime: score.nullable(), shootOut: score.nullable(), at },
  }),
  z.object({ type: z.literal('postponed'), reason, at }),
  z.object({ type: z.literal('cancelled'), reason, at }),
  z.object({ type: z.literal('suspended'), reason, at }),
  /** The clock runs again from this minute. */
  z.object({ type: z.literal('resumed'), fromMinute: z.number().int().min(0).max(130), at }),
  z.object({ type: z.literal('abandoned'), reason, at }),
  /** The match is on again after a postponement or a cancellation. Entries of earlier versions have no `previousKickOff`. */
  z.object({ type: z.literal('rescheduled'), previousKickOff: at.optional(), at }),
  z.object({ type: z.literal('awarded'), home: goals, away: goals, reason, at }),
]);
export type LedgerEvent = z.infer<typeof ledgerEvent>;
export type LedgerEventType = LedgerEvent['type'];

/** The events of one type: `EventOf<'goal'>`. */
export type EventOf<Type extends LedgerEventType> = Extract<LedgerEvent, { type: Type }>;

/** The events that happen in a minute of the match. The others change its status. */
export type TimedEvent = Extract<LedgerEvent, { minute: number }>;

export function isTimed(event: LedgerEvent): event is TimedEvent {
  return 'minute' in event;
}

/** One line of the ledger of a match. Lines are only added, never changed. */
export interface LedgerEntry {
  id: string;
  /** 1, 2, 3 … within the match. */
  sequence: number;
  action: 'add' | 'correct' | 'retract';
  /** The event that it adds, corrects or retracts; the entry's own id when it adds one. */
  eventId: string;
  /** Null for a retraction. */
  event: LedgerEvent | null;
  reason: string | null;
  /** `desk`, `import`, `replay`, `migration`, or the name of a provider. */
  source: string;
  /** The identity of the event at its provider. */
  sourceKey: string | null;
  staffId: string | null;
  /** Epoch ms. */
  createdAt: number;
}
