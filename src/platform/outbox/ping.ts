import type { Db } from '#platform/db/schema.ts';
import { type NewDelivery, queueDelivery, updateQueuedDelivery } from './queue-delivery.ts';
import type { DeliveryTable } from './tables.ts';

/** The payload of a delivery that tells a recipient which addresses have changed. */
export interface Ping {
  /** Absolute URLs. */
  addresses: string[];
  /** Those that the recipient took at an attempt that failed for others. The next attempt leaves them out. */
  accepted: string[];
}

type StoredPing = Pick<DeliveryTable, 'payload'>;

/** Reads the ping of a delivery. */
function readPing({ payload }: StoredPing): Ping {
  return JSON.parse(payload);
}

/** The ping of a delivery; null when the delivery is something else. */
export function findPing(delivery: StoredPing): Ping | null {
  const payload: Partial<Ping> | null = JSON.parse(delivery.payload);
  return payload?.addresses && payload.accepted ? readPing(delivery) : null;
}

/** The addresses that the next attempt has to tell. */
export function listOpenAddresses(delivery: StoredPing): string[] {
  const { addresses, accepted } = readPing(delivery);
  return addresses.filter((one) => !accepted.includes(one));
}

/** Queues a ping, or adds its addresses to the queued one of its subject. */
export async function queuePing(
  tx: Db,
  { addresses, ...delivery }: Omit<NewDelivery, 'payload'> & { addresses: readonly string[] },
): Promise<void> {
  const queued = await updateQueuedDelivery(tx, delivery);
  const before = queued ? readPing(queued) : { addresses: [], accepted: [] };
  const ping: Ping = {
    addresses: [...new Set([...addresses, ...before.addresses])],
    // What has changed again has to be told again.
    accepted: before.accepted.filter((one) => !addresses.includes(one)),
  };
  if (!queued) await queueDelivery(tx, { ...delivery, payload: ping });
  else await storePing(tx, queued, ping);
}

/** Remembers the addresses that the recipient took. Does nothing when the delivery was changed since it was read. */
export async function storeAccepted(
  tx: Db,
  delivery: StoredPing & { id: string },
  accepted: readonly string[],
): Promise<void> {
  const before = readPing(delivery);
  await storePing(tx, delivery, { ...before, accepted: [...before.accepted, ...accepted] });
}

async function storePing(tx: Db, { id, payload }: StoredPing & { id: string }, ping: Ping): Promise<void> {
  await tx
    .updateTable('delivery')
    .set({ payload: JSON.stringify(ping) })
    .where('id', '=', id)
    .where('payload', '=', payload)
    .execute();
}
