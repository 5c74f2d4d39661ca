import { z } from 'zod';
import { officialRoles } from '#features/matches/rules/fixtures/fixture-fields.ts';
import { marks, sides, varDecisions } from '#features/matches/rules/ledger/ledger-event.ts';

const side = z.enum(sides);
const player = z.string().min(1).max(80).nullable().default(null);
const reason = z.string().max(300);
/** The time of the match: 45+2 is minute 45, added 2. Before the kick-off, minutes count from the start of the replay. */
const time = {
  minute: z.number().int().min(0).max(240),
  added: z.number().int().min(1).max(30).nullable().default(null),
};
const event = {
  ...time,
  /** A name within the recording, so that a retraction can name the event. */
  key: z.string().min(1).max(30).optional(),
};

const recordedStep = z.discriminatedUnion('type', [
  z.object({ type: z.literal('goal'), side, player, assist: player, ...event }),
  z.object({ type: z.literal('penaltyGoal'), side, player, assist: player, ...event }),
  z.object({ type: z.literal('ownGoal'), side, player, ...event }),
  z.object({ type: z.literal('missedPenalty'), side, player, ...event }),
  z.object({ type: z.literal('yellow'), side, player, ...event }),
  z.object({ type: z.literal('secondYellow'), side, player, ...event }),
  z.object({ type: z.literal('red'), side, player, ...event }),
  z.object({
    ...{ type: z.literal('substitution'), side, playerIn: player, playerOut: player },
    ...{ isInjury: z.boolean().default(false), ...event },
  }),
  z.object({
    ...{ type: z.literal('var'), side: side.nullable(), decision: z.enum(varDecisions) },
    ...{ note: z.string().max(300).default(''), ...event },
  }),
  z.object({ type: z.literal('addedTime'), minutes: z.number().int().min(1).max(30), ...event }),
  z.object({ type: z.literal('mark'), mark: z.enum(marks), ...event }),
  z.object({ type: z.literal('shootOutKick'), side, player, isScored: z.boolean(), ...event }),
  z.object({ type: z.literal('postponed'), reason, ...time }),
  z.object({ type: z.literal('cancelled'), reason, ...time }),
  z.object({ type: z.literal('suspended'), reason, ...time }),
  z.object({ type: z.literal('abandoned'), reason, ...time }),
  z.object({
    ...{ type: z.literal('awarded'), reason, ...time },
    ...{ home: z.number().int().min(0).max(99), away: z.number().int().min(0).max(99) },
  }),
  /** Takes the event with this key back. */
  z.object({ type: z.literal('retraction'), of: z.string(), reason: reason.min(1), ...time }),
  z.object({
    ...{ type: z.literal('commentary'), text: z.string().min(1).max(2000) },
    ...{ isKey: z.boolean().default(false), ...time },
  }),
]);
export type RecordedStep = z.infer<typeof recordedStep>;
/** A step that becomes an event of the ledger. */
export type RecordedEvent = Exclude<RecordedStep, { type: 'retraction' | 'commentary' }>;

const recordedTeam = z.object({
  name: z.string().min(1).max(80),
  formation: z.string().max(20).nullable().default(null),
  coach: z.string().max(80).nullable().default(null),
  players: z
    .array(
      z.object({
        name: z.string().min(1).max(80),
        shirt: z.number().int().min(1).max(99).nullable().default(null),
        isStarting: z.boolean().default(true),
        isCaptain: z.boolean().default(false),
        isGoalkeeper: z.boolean().default(false),
      }),
    )
    .max(30)
    .default([]),
});

/** A recorded match. `docs/guides/recordings.md` describes the form. */
export const recording = z
  .object({
    ...{ home: recordedTeam, away: recordedTeam },
    /** Their names by role. */
    officials: z.partialRecord(z.enum(officialRoles), z.string().min(1).max(80)).default({}),
    steps: z.array(recordedStep).min(1).max(500),
  })
  .superRefine(({ steps }, context) => {
    const known = new Set<string>();
    for (const [index, step] of steps.entries()) {
      if ('key' in step && step.key !== undefined) known.add(step.key);
      if (step.type === 'retraction' && !known.has(step.of))
        context.addIssue({
          ...{ code: 'custom', path: ['steps', index, 'of'] },
          message: `no earlier step has the key "${step.of}"`,
        });
    }
  });
export type Recording = z.infer<typeof recording>;
