import { toChunks } from '#platform/limits/to-chunks.ts';
import type { ChannelSender, DeliveryResult } from '#platform/outbox/delivery.ts';
import { sendRequest } from '#platform/outbox/send-request.ts';
import { type Purge, readPurge } from '../rules/plan-purge.ts';
import type { Cdn } from './cdn.ts';

/** Tells the CDN which pages have changed. A purge of many keys is several requests; when one fails, all are sent again. */
export function createPurgeSender(cdn: Cdn): ChannelSender {
  return {
    batchSize: 1,
    concurrency: 1,
    async send(deliveries) {
      let result: DeliveryResult = { outcome: 'skipped', response: '' };
      for (const purge of deliveries.flatMap((delivery) => splitPurge(readPurge(delivery), cdn.maxKeys))) {
        result = await sendRequest(cdn.url, { method: 'POST', allowPrivate: true, ...cdn.request(purge) });
        if (result.outcome !== 'sent') return result;
      }
      return result;
    },
  };
}

const splitPurge = ({ keys }: Purge, size: number): Purge[] =>
  keys === null ? [{ keys }] : toChunks(keys, size).map((chunk) => ({ keys: chunk }));
