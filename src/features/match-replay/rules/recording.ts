import { z } from 'zod';
import { MINUTE } from '#az/format/durations.ts';
import { type PeriodMark, recordedTime } from '#features/matches/rules/event-fields.ts';
import { eventKinds } from '#features/matches/rules/event-kinds.ts';
import { officialRoles } from '#features/matches/rules/fixtures/fixture-fields.ts';
import { listLedger } from '#features/matches/rules/ledger/ledger-event.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, NotFound } from '#platform/errors.ts';

/** A recording has its goals, and no time but its own: what the desk alone decides is not in it. */
const { result: _, resumed: __, rescheduled: ___, ...recordedKinds } = eventKinds;

/** Takes the event with this key back. */
const retraction = z.object({
  type: z.literal('retraction'),
  of: z.string(),
  reason: z.string().min(1).max(300),
  ...recordedTime,
});
const commentary = z.object({
  type: z.literal('commentary'),
  text: z.string().min(1).max(2000),
  isKey: z.boolean().default(false),
  ...recordedTime,
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
    home: recordedTeam,
    away: recordedTeam,
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
          code: 'custom',
          path: ['steps', index, 'of'],
          message: `no earlier step has the key "${step.of}"`,
        });
    }
  });
export type Recording = z.infer<typeof recording>;

/** A step with its time: minutes of play and breaks since the start of the replay. */
interface ScheduledStep {
  step: RecordedStep;
  offset: number;
}

/** The minutes before the first minute of the part that a mark begins. */
const PART_BASES: Partial<Record<PeriodMark, number>> = {
  kickOff: 0,
  secondHalf: 45,
  extraTime: 90,
  extraTimeSecondHalf: 105,
};
/** How long the break before a part is, in minutes. */
const BREAKS: Partial<Record<PeriodMark, number>> = {
  secondHalf: 15,
  extraTime: 5,
  extraTimeSecondHalf: 1,
  shootOut: 5,
};

/**
 * The steps of a recording with their times. An event of minute 12 happens in the middle of that minute, so that the clock
 * of the page shows 12. A step never comes before the one that stands before it.
 */
export function scheduleRecording({ steps }: Pick<Recording, 'steps'>): ScheduledStep[] {
  let part = { start: 0, base: 0 };
  let last = 0;
  let isShootOut = false;
  return steps.map((step) => {
    const begins = step.type === 'mark' && (step.mark in PART_BASES || step.mark === 'shootOut');
    if (begins) {
      // The first kick-off may be at a later time than the start of the replay: the steps before it say so.
      part = { start: last + (BREAKS[step.mark] ?? 0), base: PART_BASES[step.mark] ?? 120 };
      isShootOut = step.mark === 'shootOut';
      last = part.start;
    } else if (isShootOut) last += 1;
    else last = Math.max(last, part.start + playedMinutes(step) - part.base);
    return { step, offset: last };
  });
}

function playedMinutes(step: RecordedStep): number {
  const minutes = step.minute + (step.added ?? 0);
  const isWhole = step.type === 'mark' || step.minute === 0;
  return isWhole ? minutes : minutes - 0.5;
}

/**
 * The start and the speed of a replay of this recording on a match that exists: those with which it was begun, null when
 * nothing has happened in the match. @throws NotFound; Conflict when somebody else has begun the match.
 */
export async function findReplayStart(
  db: Db,
  { fixtureId, recording }: { fixtureId: string; recording: Recording },
): Promise<{ startedAt: number; speed: number } | null> {
  const fixture = await db.selectFrom('fixture').select('id').where('id', '=', fixtureId).executeTakeFirst();
  if (!fixture) throw new NotFound(`There is no match ${fixtureId}`);
  const [first] = await listLedger(db, { fixtureId });
  if (!first) return null;
  const [begin] = scheduleRecording(recording);
  const { event } = first;
  if (first.source !== 'replay' || event?.type !== 'mark' || begin?.step.type !== 'mark')
    throw new Conflict('match.alreadyStarted', `The match ${fixtureId} has begun without this recording`);
  return { startedAt: event.at - (begin.offset * MINUTE) / event.rate, speed: event.rate };
}
