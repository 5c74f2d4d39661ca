import { z } from '#platform/zod.ts';

export const sides = ['home', 'away'] as const;
export type Side = (typeof sides)[number];

export function otherSide(side: Side): Side {
  return side === 'home' ? 'away' : 'home';
}

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
export const periodMarks = [
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
export type PeriodMark = (typeof periodMarks)[number];

/** A player of a match. Without an id he is known by his name only, or by his shirt number: `№ 9`. */
/** The last minute that an event can have, and from which a match can go on. */
export const MAX_MINUTE = 130;

const playerRef = z.object({ id: z.string().nullable(), name: z.string().min(1).max(80) });
export type PlayerRef = z.infer<typeof playerRef>;

/** Two players of one team. Those whom only a match knows have no id, and one who was typed at first may have been chosen later. */
export function isSamePlayer(one: PlayerRef, other: PlayerRef): boolean {
  return one.id !== null && other.id !== null ? one.id === other.id : one.name === other.name;
}

const player = playerRef.nullable();
const goals = z.number().int().min(0).max(99);
const score = z.object({ home: goals, away: goals });
const added = z.number().int().min(1).max(30);

/** Who did it, and the assist; who comes on, and who leaves the pitch. */
const playerFields = { player, assist: player, playerIn: player, playerOut: player } as const;

export function isPlayerField(name: string): boolean {
  return Object.hasOwn(playerFields, name);
}

/** What an event can say, as the ledger stores it. `at` and `previousKickOff` are epoch ms. */
export const eventFields = {
  /** The team of the player. For an own goal, the team that gets the goal. */
  side: z.enum(sides),
  ...playerFields,
  isInjury: z.boolean(),
  decision: z.enum(varDecisions),
  note: z.string().max(300),
  minutes: z.number().int().min(1).max(30),
  isScored: z.boolean(),
  mark: z.enum(periodMarks),
  at: z.number().int(),
  /** Minutes of the match for each minute of time. Only a replay is faster than 1. */
  rate: z.number().min(1).max(60),
  reason: z.string().max(300),
  home: goals,
  away: goals,
  halfTime: score.nullable(),
  /** The score after 90 minutes of a match with extra time. Entries of earlier versions lack it. */
  regular: score.nullable().default(null),
  shootOut: score.nullable(),
  fromMinute: z.number().int().min(0).max(MAX_MINUTE),
  previousKickOff: z.number().int().optional(),
} as const;

/** Minute and added time are two numbers: 45+2 is minute 45, added 2, and comes before 46. */
export const timeFields = {
  minute: z.number().int().min(0).max(MAX_MINUTE),
  added: added.nullable(),
} as const;

/** The time of the match, as recordings have it. */
const recordedAdded = timeFields.added.default(null);
export const recordedMinute = { minute: timeFields.minute, added: recordedAdded } as const;
/** The time of a step that need not be in the match. Before the kick-off, minutes count from the start of the replay. */
export const recordedTime = { minute: z.number().int().min(0).max(240), added: recordedAdded } as const;

const recordedPlayer = z.string().min(1).max(80).nullable().default(null);

/** The fields that a recording has in another form. It leaves out `at` and `rate`, which follow from the time of its replay. */
export const recordedFields = {
  player: recordedPlayer,
  assist: recordedPlayer,
  playerIn: recordedPlayer,
  playerOut: recordedPlayer,
  isInjury: eventFields.isInjury.default(false),
  note: eventFields.note.default(''),
} as const;
