import type { ChannelSender, DeliveryResult, DeliveryToSend } from '#platform/outbox/delivery.ts';
import { listOpenAddresses, storeAccepted } from '#platform/outbox/ping.ts';
import { sendRequest } from '#platform/outbox/send-request.ts';

/**
 * Tells the hub which feeds have changed. WebSub leaves this request to the hub. All known hubs accept the form of
 * PubSubHubbub 0.3, with the feed as `hub.url`. Each feed has a request of its own: Google's hub accepts a repeated
 * `hub.url`, but Superfeedr wants `hub.url[]`, and Switchboard reads the last one only.
 */
export function createWebSubSender({ hub }: { hub: string }): ChannelSender {
  const tell = (feed: string) =>
    sendRequest(hub, {
      method: 'POST',
      allowPrivate: true,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': feed }).toString(),
    });

  async function send(delivery: DeliveryToSend): Promise<DeliveryResult> {
    const accepted: string[] = [];
    let last: DeliveryResult = { outcome: 'skipped', response: '' };
    let problem: DeliveryResult | null = null;
    for (const feed of listOpenAddresses(delivery)) {
      last = await tell(feed);
      if (last.outcome === 'sent') accepted.push(feed);
      else problem ??= last;
      // A refusal is about one feed. Another problem is about the hub, so the other feeds would meet it too.
      if (last.outcome !== 'sent' && last.outcome !== 'refused') break;
    }
    return problem ? { ...problem, store: (tx) => storeAccepted(tx, delivery, accepted) } : last;
  }
  return { batchSize: 1, concurrency: 3, send: ([delivery]) => send(delivery as DeliveryToSend) };
}
