import { z } from 'zod';
import { recordedTime } from '#features/matches/rules/event-fields.ts';
import { eventKinds } from '#features/matches/rules/event-kinds.ts';
import { officialRoles } from '#features/matches/rules/fixtures/fixture-fields.ts';

/** A recording has its goals, and no time but its own: what the desk alone decides is not in it. */
const { result: _, resumed: __, rescheduled: ___, ...recordedKinds } = eventKinds;

/** Takes the event with this key back. */
const retraction = z.object({
  ...{ type: z.literal('retraction'), of: z.string(), reason: z.string().min(1).max(300) },
  ...recordedTime,
});
const commentary = z.object({
  ...{ type: z.literal('commentary'), text: z.string().min(1).max(2000) },
  ...{ isKey: z.boolean().default(false), ...recordedTime },
});
const recordedStep = z.discriminatedUnion('type', [
  retraction,
  commentary,
  ...Object.values(recordedKinds).map(({ recorded }) => recorded),
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
