import { sql } from 'kysely';
import type { Db } from '#platform/db/schema.ts';
import type { DeliveryChannel } from '#platform/outbox/tables.ts';
import { type Actor, requireRole } from '#platform/sessions/actor.ts';

/** How a channel is doing. */
export interface ChannelState {
  channel: DeliveryChannel;
  /** Epoch milliseconds; null when nothing was sent in the last 30 days. */
  lastSentAt: number | null;
  queuedCount: number;
  /** The answer of the recipient to a delivery that has to be tried again; null without one. */
  problem: string | null;
}

/**
 * The state of each of these channels. For editors.
 * @throws Forbidden.
 */
export function listChannelStates(
  db: Db,
  { actor, channels }: { actor: Actor; channels: readonly DeliveryChannel[] },
): Promise<ChannelState[]> {
  requireRole(actor, 'editor');
  return Promise.all(channels.map((channel) => readChannelState(db, channel)));
}

async function readChannelState(db: Db, channel: DeliveryChannel): Promise<ChannelState> {
  const sent = await db
    .selectFrom('delivery')
    .select('finished_at')
    .where('channel', '=', channel)
    .where('status', '=', 'sent')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const queued = await db
    .selectFrom('delivery')
    .select((eb) => [eb.fn.countAll<number | string>().as('count'), eb.fn.max('response').as('problem')])
    .where('channel', '=', channel)
    .where('status', '=', sql.lit('queued'))
    .executeTakeFirstOrThrow();
  return {
    channel,
    lastSentAt: sent?.finished_at ?? null,
    queuedCount: Number(queued.count),
    problem: queued.problem || null,
  };
}
