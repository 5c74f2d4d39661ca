import type { ChannelSender } from '#platform/outbox/delivery.ts';
import { listOpenAddresses } from '#platform/outbox/ping.ts';
import { sendRequest } from '#platform/outbox/send-request.ts';

/** Deliveries in one request. The protocol allows 10,000 addresses. */
const BATCH_SIZE = 100;

/** Sends changed addresses to search engines, many in one request (https://www.indexnow.org/documentation). */
export function createIndexNowSender({
  indexNow: { key, url },
  siteUrl,
}: {
  indexNow: { key: string; url: string };
  siteUrl: string;
}): ChannelSender {
  return {
    batchSize: BATCH_SIZE,
    concurrency: 1,
    send: (deliveries) =>
      sendRequest(url, {
        method: 'POST',
        allowPrivate: true,
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify({
          host: new URL(siteUrl).host,
          key,
          keyLocation: `${siteUrl}/${key}.txt`,
          urlList: [...new Set(deliveries.flatMap(listOpenAddresses))],
        }),
      }),
  };
}
