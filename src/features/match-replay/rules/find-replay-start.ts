import { MINUTE } from '#az/format/durations.ts';
import { listLedger } from '#features/matches/rules/ledger/list-ledger.ts';
import type { Db } from '#platform/db/schema.ts';
import { Conflict, NotFound } from '#platform/errors.ts';
import type { Recording } from './recording.ts';
import { scheduleRecording } from './schedule-recording.ts';

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
