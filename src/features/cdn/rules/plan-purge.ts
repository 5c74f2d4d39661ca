import { SECOND } from '#az/format/durations.ts';
import type { OpenDatabase } from '#platform/db/engine-of.ts';
import { inTransaction } from '#platform/db/in-transaction.ts';
import type { Db } from '#platform/db/schema.ts';
import type { NewId } from '#platform/new-id.ts';
import { queueDelivery, updateQueuedDelivery } from '#platform/outbox/queue-delivery.ts';
import { cdnText } from '../text.ts';
import { changedKeys } from './surrogate-keys.ts';

/** What the CDN has to forget. */
export interface Purge {
  /** Surrogate keys. Null: all pages. */
  keys: string[] | null;
}

/** The purge of a delivery. */
export const readPurge = ({ payload }: { payload: string }): Purge => JSON.parse(payload);

/**
 * An instance may send a page for a second after its change (`MAX_STALE_MS` of the page cache), and learns of the change a moment
 * later than the one that wrote it. A purge before that would let the CDN fetch the old page again.
 */
const SETTLE_MS = 1.5 * SECOND;
/** A purge of more keys is one of everything. */
const MAX_KEYS = 2000;

export interface PurgeParts {
  open: Pick<OpenDatabase, 'changesSince'>;
  db: Db;
  siteUrl: string;
  now: () => number;
  newId: NewId;
}

/**
 * Creates the job that queues a purge of what has changed, at least once for each change and in order. Several instances may run it: the
 * row of `cdn_progress` is locked. Changes from the time before the first run count as a change of everything.
 */
export function createPurgePlanner({ open, db, siteUrl, now, newId }: PurgeParts): () => Promise<void> {
  /** The revisions of the last moments, oldest first. The first one that has settled is told. */
  let seen: { revision: number; at: number }[] = [];
  return async () => {
    const told = await readProgress(db);
    const change = await open.changesSince(told ?? -1);
    if (change.revision !== seen.at(-1)?.revision) seen.push({ revision: change.revision, at: now() });
    const settled = seen.findLast(({ at }) => now() - at >= SETTLE_MS);
    if (!settled) return;
    seen = seen.slice(seen.indexOf(settled));
    if (settled.revision === told) return;
    await inTransaction(db, async (tx) => {
      if (!(await moveProgress(tx, { from: told, to: settled.revision }))) return;
      await queuePurge(
        tx,
        { keys: changedKeys(told === null ? null : change.scopes) },
        { siteUrl, now, newId },
      );
    });
  };
}

async function readProgress(db: Db): Promise<number | null> {
  const row = await db.selectFrom('cdn_progress').select('revision').executeTakeFirst();
  return row?.revision ?? null;
}

/** False when another instance has moved it meanwhile. */
async function moveProgress(tx: Db, { from, to }: { from: number | null; to: number }): Promise<boolean> {
  if (from === null) {
    const row = { id: 1 as const, revision: to };
    const { numInsertedOrUpdatedRows: count } = await tx
      .insertInto('cdn_progress')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return count === 1n;
  }
  const { numUpdatedRows } = await tx
    .updateTable('cdn_progress')
    .set({ revision: to })
    .where('id', '=', 1)
    .where('revision', '=', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Queues a purge, or adds it to the queued one. */
async function queuePurge(
  tx: Db,
  purge: Purge,
  { siteUrl, now, newId }: Pick<PurgeParts, 'siteUrl' | 'now' | 'newId'>,
): Promise<void> {
  const delivery = {
    channel: 'cdn',
    eventType: 'pages.changed',
    subjectType: 'site',
    subjectId: 'pages',
    title: cdnText.title,
    address: `${siteUrl}/`,
    now: now(),
    newId,
  } as const;
  const queued = await updateQueuedDelivery(tx, delivery);
  const payload = joinPurges(queued ? [readPurge(queued), purge] : [purge]);
  if (!queued) await queueDelivery(tx, { ...delivery, payload });
  else
    await tx
      .updateTable('delivery')
      .set({ payload: JSON.stringify(payload) })
      .where('id', '=', queued.id)
      .execute();
}

function joinPurges(purges: readonly Purge[]): Purge {
  const keys = new Set(purges.flatMap((one) => one.keys ?? []));
  const isEverything = keys.size > MAX_KEYS || purges.some((one) => one.keys === null);
  return { keys: isEverything ? null : [...keys] };
}
