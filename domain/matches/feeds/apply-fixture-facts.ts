import { inTransaction } from '#db/in-transaction.ts';
import type { Db } from '#db/schema.ts';
import { recordAudit } from '#domain/accounts/audit/record-audit.ts';
import type { NewId } from '#domain/new-id.ts';
import { lockFixture } from '../ledger/append-entries.ts';
import { isLocked } from './apply-snapshot.ts';
import { setNextPoll } from './due-fixtures.ts';
import type { ProviderFixture } from './match-snapshot.ts';
import { POLLED_BEFORE_MS } from './plan-poll.ts';

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
    .innerJoin('fixture', 'fixture.id', 'provider_fixture.fixture_id')
    .leftJoin('venue', 'venue.id', 'fixture.venue_id')
    .select(['fixture.id', 'fixture.status', 'fixture.kick_off', 'fixture.venue_id', 'venue.name as venue'])
    .where('provider', '=', provider)
    .where('external_id', '=', fixture.externalId)
    .executeTakeFirst();
  const isCalledOff = link?.status === 'postponed' || link?.status === 'cancelled';
  if (!link || (link.status !== 'scheduled' && !isCalledOff)) return;
  const { id } = link;
  await inTransaction(db, async (tx) => {
    await lockFixture(tx, id);
    // The status is taken over with the snapshot of the match.
    if (isCalledOff !== fixture.isCalledOff) await setNextPoll(tx, { provider, fixtureId: id, at: now });
    const isNewTime = fixture.kickOff !== null && fixture.kickOff !== link.kick_off;
    const kickOff = isNewTime && !(await isLocked(tx, id, 'kickOff')) ? fixture.kickOff : null;
    const isNewVenue = fixture.venue !== null && fixture.venue !== link.venue;
    const venueId =
      isNewVenue && !(await isLocked(tx, id, 'venue')) ? await findVenue(tx, fixture.venue ?? '') : null;
    if (kickOff === null && venueId === null) return;
    await tx
      .updateTable('fixture')
      .set((eb) => ({
        ...(kickOff === null ? {} : { kick_off: kickOff }),
        ...(venueId === null ? {} : { venue_id: venueId }),
        ...{ version: eb('version', '+', 1), edited_at: now, updated_at: now },
      }))
      .where('id', '=', id)
      .execute();
    if (kickOff !== null) await setNextPoll(tx, { provider, fixtureId: id, at: kickOff - POLLED_BEFORE_MS });
    await recordAudit(tx, {
      ...{ actor: null, action: 'match.feed', subjectType: 'match', subjectId: id, now, newId },
      before: { kickOff: link.kick_off, venue: link.venue },
      after: { kickOff: kickOff ?? link.kick_off, venue: venueId === null ? link.venue : fixture.venue },
    });
  });
}

/** Only a venue that we know. Returns null when it is the one that the match has, or unknown. */
async function findVenue(tx: Db, name: string): Promise<string | null> {
  const venue = await tx.selectFrom('venue').select('id').where('name', '=', name).executeTakeFirst();
  return venue?.id ?? null;
}
