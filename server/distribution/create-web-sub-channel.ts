import type { Channel } from '#domain/distribution/deliveries/delivery.ts';
import { sendRequest } from './send-request.ts';

/**
 * Tells the hub that a feed has changed. WebSub leaves this request to the hub. All known hubs accept the form of
 * PubSubHubbub 0.3, with the feed as `hub.url`.
 */
export function createWebSubChannel({ hub }: { hub: string }): Channel {
  return {
    ...{ name: 'webSub', batchSize: 1, concurrency: 3 },
    send: ([delivery]) =>
      sendRequest(hub, {
        ...{ method: 'POST', allowPrivate: true },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': delivery?.address ?? '' }).toString(),
      }),
  };
}
