import { lockFixture } from '#features/matches/rules/ledger/match-ledger.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { isLocked } from './apply-snapshot.ts';
import { POLLED_BEFORE_MS, setNextPoll } from './due-fixtures.ts';
import type { ProviderFixture } from './match-snapshot.ts';

interface FactsInput {
  provider: string;
  fixture: ProviderFixture;
  /** Epoch ms. */
  now: number;
  newId: NewId;
}

/** Takes over the kick-off and the venue of a match that has not begun, unless an editor has locked the field. */
export async function applyFixtureFacts(
  db: Db,
  { provider, fixture, now, newId }: FactsInput,
): Promise<void> {
  const link = await db
    .selectFrom('provider_fixture')
    .select('fixture_id')
    .where('provider', '=', provider)
    .where('external_id', '=', fixture.externalId)
    .executeTakeFirst();
  const id = link?.fixture_id;
  if (!id) return;
  await inTransaction(db, async (tx) => {
    await lockFixture(tx, id);
    const before = await readFacts(tx, id);
    const isCalledOff = before.status === 'postponed' || before.status === 'cancelled';
    if (before.status !== 'scheduled' && !isCalledOff) return;
    // The status is taken over with the snapshot of the match.
    if (isCalledOff !== fixture.isCalledOff) await setNextPoll(tx, { provider, fixtureId: id, at: now });
    const isNewTime = fixture.kickOff !== null && fixture.kickOff !== before.kick_off;
    const kickOff = isNewTime && !(await isLocked(tx, id, 'kickOff')) ? fixture.kickOff : null;
    const isNewVenue = fixture.venue !== null && fixture.venue !== before.venue;
    const venueId =
      isNewVenue && !(await isLocked(tx, id, 'venue')) ? await findVenue(tx, fixture.venue ?? '') : null;
    if (kickOff === null && venueId === null) return;
    await tx
      .updateTable('fixture')
      .set((eb) => ({
        ...(kickOff === null ? {} : { kick_off: kickOff }),
        ...(venueId === null ? {} : { venue_id: venueId }),
        version: eb('version', '+', 1),
        edited_at: now,
        updated_at: now,
      }))
      .where('id', '=', id)
      .execute();
    if (kickOff !== null) await setNextPoll(tx, { provider, fixtureId: id, at: kickOff - POLLED_BEFORE_MS });
    await recordAudit(tx, { actor: null, now, newId }, 'match.feed', id, {
      before: { kickOffAt: before.kick_off, venue: before.venue, version: before.version },
      after: {
        kickOffAt: kickOff ?? before.kick_off,
        venue: venueId === null ? before.venue : fixture.venue,
        version: before.version + 1,
      },
    });
  });
}

function readFacts(tx: Db, id: string) {
  return tx
    .selectFrom('fixture')
    .leftJoin('venue', 'venue.id', 'fixture.venue_id')
    .select(['fixture.status', 'fixture.kick_off', 'fixture.version', 'venue.name as venue'])
    .where('fixture.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** The id of a venue that we know; null for any other. */
async function findVenue(tx: Db, name: string): Promise<string | null> {
  const venue = await tx.selectFrom('venue').select('id').where('name', '=', name).executeTakeFirst();
  return venue?.id ?? null;
}
