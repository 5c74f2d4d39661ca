import { type Side, sides } from '#features/matches/rules/event-fields.ts';
import { formatScore, type Score } from '#features/matches/rules/fixture.ts';
import { appendToLedger } from '#features/matches/rules/ledger/append-entries.ts';
import { isGoalEvent, type LedgerEntry } from '#features/matches/rules/ledger/ledger-event.ts';
import { lockLedger } from '#features/matches/rules/ledger/match-ledger.ts';
import { recordHeartbeat } from '#features/matches/rules/live/record-heartbeat.ts';
import { recordAudit } from '#platform/audit/record-audit.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { queueOutboxEvent } from '#platform/outbox/queue-outbox-event.ts';
import { hasLostAllEvents } from './diff-events.ts';
import { diffSnapshot } from './diff-snapshot.ts';
import { listHeldEvents } from './held-events.ts';
import type { MatchSnapshot } from './match-snapshot.ts';

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
      entries,
      source: provider,
      isStatusLocked: await isLocked(tx, fixtureId, 'status'),
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

interface SaveInput {
  fixtureId: string;
  isSample: boolean;
  lineUps: MatchSnapshot['lineUps'];
  /** Epoch ms. */
  now: number;
  newId: NewId;
}

/** Saves the official line-ups of a provider. An official line-up that exists is the newsroom's and stays. */
async function saveLineUps(tx: Db, input: SaveInput): Promise<void> {
  const { fixtureId, isSample, lineUps, now, newId } = input;
  let hasWritten = false;
  for (const side of sides) {
    const lineUp = lineUps[side];
    if (!lineUp) continue;
    const { formation, coach } = lineUp;
    const row = {
      formation,
      coach,
      is_official: 1 as const,
      updated_at: now,
      players: JSON.stringify(lineUp.players),
    };
    const written = await tx
      .insertInto('line_up')
      .values({ fixture_id: fixtureId, side, version: 1, ...row })
      .onConflict((conflict) =>
        conflict
          .columns(['fixture_id', 'side'])
          .doUpdateSet((eb) => ({ ...row, version: eb('line_up.version', '+', 1) }))
          .where('line_up.is_official', '=', 0),
      )
      .returning('side')
      .executeTakeFirst();
    if (!written) continue;
    hasWritten = true;
    await recordAudit(tx, { actor: null, now, newId }, 'match.feed', fixtureId, {
      after: { side, formation, coach },
    });
  }
  if (hasWritten && !isSample)
    await queueOutboxEvent(tx, { type: 'lineUps.changed', subjectId: fixtureId, detail: {}, now, newId });
}

interface DoubtsInput extends Omit<ApplyInput, 'body' | 'newId'> {
  entries: readonly LedgerEntry[];
}

/**
 * Stores what a snapshot says that cannot be right: a list of events that is suddenly empty, and goals that do not give the
 * score. The desk sees both. Returns true when the list came empty for the first time, so that its events stay.
 */
async function recordDoubts(
  tx: Db,
  { provider, fixtureId, snapshot, entries, now }: DoubtsInput,
): Promise<boolean> {
  const known = await tx
    .selectFrom('provider_fixture')
    .select(['list_gone_at', 'reported_score', 'listed_score'])
    .where('provider', '=', provider)
    .where('fixture_id', '=', fixtureId)
    .executeTakeFirst();
  if (!known) return false;
  const isGone = hasLostAllEvents(snapshot, listHeldEvents(entries, provider));
  const isDoubted = isGone && known.list_gone_at === null;
  const conflict = findScoreConflict(snapshot);
  const found = {
    list_gone_at: isDoubted ? now : null,
    reported_score: conflict && formatScore(conflict.reported),
    listed_score: conflict && formatScore(conflict.listed),
  };
  const isSame = (['list_gone_at', 'reported_score', 'listed_score'] as const).every(
    (name) => found[name] === known[name],
  );
  if (!isSame)
    await tx
      .updateTable('provider_fixture')
      .set(found)
      .where('provider', '=', provider)
      .where('fixture_id', '=', fixtureId)
      .execute();
  return isDoubted;
}

/**
 * The score of a snapshot and that of its goals, when they contradict each other. Null when they agree. A match without any
 * event is of a competition whose goals the provider does not list.
 */
function findScoreConflict({
  score,
  status,
  events,
}: Pick<MatchSnapshot, 'score' | 'status' | 'events'>): { reported: Score; listed: Score } | null {
  if (!score || events.length === 0 || status?.status === 'awarded') return null;
  const count = (side: Side) =>
    events.filter(({ event }) => isGoalEvent(event) && event.side === side).length;
  const listed = { home: count('home'), away: count('away') };
  return listed.home === score.home && listed.away === score.away ? null : { reported: score, listed };
}

export async function isLocked(
  db: Db,
  fixtureId: string,
  field: 'kickOff' | 'venue' | 'status' | 'stage' | 'round',
): Promise<boolean> {
  const lock = await db
    .selectFrom('fixture_lock')
    .select('field')
    .where('fixture_id', '=', fixtureId)
    .where('field', '=', field)
    .executeTakeFirst();
  return lock !== undefined;
}
