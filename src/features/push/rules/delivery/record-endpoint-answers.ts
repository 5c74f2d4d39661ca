import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import type { Db } from '#platform/db/schema.ts';
import type { ClaimedPush } from './claim-push-deliveries.ts';
import type { PushOutcome } from './send-push.ts';

/**
 * The wait after the first, second … try without an answer. Together they are longer than a push service, or our own network,
 * is ever out of order: only then does silence say that the endpoint does not exist.
 */
const WAITS_MS = [MINUTE, 10 * MINUTE, HOUR, DAY];

interface Result {
  delivery: ClaimedPush;
  outcome: PushOutcome;
}

/**
 * Notes which endpoints answered. One that does not is left alone for a while, also by the notices that are queued for it, and
 * is deleted after five tries. Returns the subscriptions that do not exist any more. `now` is epoch ms.
 */
export async function recordEndpointAnswers(
  tx: Db,
  { results, now }: { results: readonly Result[]; now: number },
): Promise<string[]> {
  const idsOf = (...kinds: PushOutcome['kind'][]) =>
    [...new Set(results.filter(({ outcome }) => kinds.includes(outcome.kind)).map(toSubscription))].sort();
  await forgetSilence(tx, idsOf('sent', 'refused', 'later'));
  const dropped: string[] = [];
  for (const id of idsOf('unsure', 'unreachable')) if (await recordSilence(tx, id, now)) dropped.push(id);
  return [...idsOf('gone'), ...dropped];
}

const toSubscription = ({ delivery }: Result) => delivery.subscriptionId;

async function forgetSilence(tx: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('push_subscription')
    .set({ unanswered: 0, retry_at: null })
    .where('id', 'in', ids)
    .where('unanswered', '>', 0)
    .execute();
}

/** Returns true when this was the last try. Notices that were sent at the same time count as one. */
async function recordSilence(tx: Db, id: string, now: number): Promise<boolean> {
  const known = await tx
    .selectFrom('push_subscription')
    .select(['unanswered', 'retry_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!known || (known.retry_at !== null && known.retry_at > now)) return false;
  const wait = WAITS_MS[known.unanswered];
  if (wait === undefined) return true;
  const retryAt = now + wait;
  await tx
    .updateTable('push_subscription')
    .set({ unanswered: known.unanswered + 1, retry_at: retryAt })
    .where('id', '=', id)
    .execute();
  await tx
    .updateTable('push_delivery')
    .set({ due_at: retryAt })
    .where('subscription_id', '=', id)
    .where('status', '=', 'queued')
    .where('due_at', '<', retryAt)
    .execute();
  return false;
}
