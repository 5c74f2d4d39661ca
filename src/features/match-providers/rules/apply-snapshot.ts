import { appendToLedger } from '#features/matches/rules/ledger/append-entries.ts';
import { lockLedger } from '#features/matches/rules/ledger/match-ledger.ts';
import { recordHeartbeat } from '#features/matches/rules/live/record-heartbeat.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { diffSnapshot } from './diff-snapshot.ts';
import type { MatchSnapshot } from './match-snapshot.ts';
import { recordDoubts } from './record-doubts.ts';
import { saveLineUps } from './save-line-ups.ts';

interface ApplyInput {
  provider: string;
  fixtureId: string;
  snapshot: MatchSnapshot;
  /** The snapshot as it came, JSON. */
  body: string;
  /** Epoch ms. */
  now: number;
  newId: NewId;
}

/**
 * Brings the ledger of a match up to date with a snapshot, in one transaction: an entry of the desk comes before it or
 * after it. Stores the snapshot when it differs from the last one. A list of events that disappears whole is believed at the
 * second poll: providers lose it for a moment. Returns the number of new entries.
 */
export async function applySnapshot(db: Db, input: ApplyInput): Promise<number> {
  const { provider, fixtureId, snapshot, now, newId } = input;
  return inTransaction(db, async (tx) => {
    const ledger = await lockLedger(tx, fixtureId);
    const { entries } = ledger;
    await recordHeartbeat(tx, { fixtureId, now });
    await storeSnapshot(tx, input);
    await saveLineUps(tx, {
      fixtureId,
      isSample: ledger.fixture.sample === 1,
      lineUps: snapshot.lineUps,
      now,
      newId,
    });
    const changes = diffSnapshot(snapshot, {
      ...{ entries, source: provider, isStatusLocked: await isLocked(tx, fixtureId, 'status') },
      isListDoubted: await recordDoubts(tx, { provider, fixtureId, snapshot, entries, now }),
    });
    if (changes.length === 0) return 0;
    const added = changes.map((change) => ({ id: newId(), ...change }));
    await appendToLedger(tx, ledger, { entries: added, source: provider, staffId: null, now });
    return changes.length;
  });
}

async function storeSnapshot(tx: Db, { provider, fixtureId, body, now, newId }: ApplyInput): Promise<void> {
  const last = await tx
    .selectFrom('provider_snapshot')
    .select('body')
    .where('fixture_id', '=', fixtureId)
    .where('provider', '=', provider)
    .orderBy('fetched_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.body === body) return;
  await tx
    .insertInto('provider_snapshot')
    .values({ id: newId(), provider, fixture_id: fixtureId, fetched_at: now, body })
    .execute();
}

export async function isLocked(
  db: Db,
  fixtureId: string,
  field: 'kickOff' | 'venue' | 'status',
): Promise<boolean> {
  const lock = await db
    .selectFrom('fixture_lock')
    .select('field')
    .where('fixture_id', '=', fixtureId)
    .where('field', '=', field)
    .executeTakeFirst();
  return lock !== undefined;
}
