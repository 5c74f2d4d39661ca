import { href } from '#platform/http/href.ts';
import type { PushPreferences } from '../rules/push-preferences.ts';
import type { PushTopic } from '../rules/push-topic.ts';
import { pushText } from '../text.ts';
import type { PushAnswer } from './push-data.ts';

/** A refusal with a sentence for the reader. */
export class PushRefusal extends Error {}

type Followed = PushAnswer['followed'];

const listeners: ((followed: Followed) => void)[] = [];

/** Calls `listener` with what the browser follows, after every answer of the server. */
export function subscribeToFollowedTopics(listener: (followed: Followed) => void): void {
  listeners.push(listener);
}

export const isPushSupported = () => 'PushManager' in window && 'serviceWorker' in navigator;

/** Asks the server what this browser follows, when it has a subscription. */
export async function readFollowed(): Promise<void> {
  const endpoint = await findEndpoint();
  if (endpoint) await send({ action: 'read', endpoint });
}

export async function requestFollow(topic: PushTopic): Promise<void> {
  await send({ action: 'follow', subscription: await subscribe(), topic });
}

export async function requestUnfollow(topic: PushTopic): Promise<void> {
  const endpoint = await findEndpoint();
  if (endpoint) await send({ action: 'unfollow', endpoint, topic });
}

/** @throws PushRefusal when the browser or the server has no subscription any more: another tab has switched everything off. */
export async function savePreferences(preferences: PushPreferences): Promise<void> {
  const endpoint = await findEndpoint();
  if (endpoint && (await send({ action: 'preferences', endpoint, preferences }))) return;
  show(null);
  throw new PushRefusal(pushText.stopped);
}

/** Switches all notices off, at the server and in the browser. */
export async function stopAll(): Promise<void> {
  const subscription = await findSubscription();
  if (!subscription) return;
  await send({ action: 'stop', endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

async function findSubscription(): Promise<PushSubscription | null> {
  if (!isPushSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

const findEndpoint = async () => (await findSubscription())?.endpoint ?? null;

async function subscribe(): Promise<PushSubscription> {
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const response = await fetch(href('/api/push/key'));
  const options = { userVisibleOnly: true, applicationServerKey: await response.text() };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // The browser has a subscription with another key, of an earlier database of the site.
    if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Returns what the browser follows now. @throws PushRefusal */
async function send(body: object): Promise<Followed> {
  const response = await fetch(href('/api/push/subscription'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { followed = null, message } = (await response.json()) as Partial<PushAnswer>;
  if (message) throw new PushRefusal(message);
  show(followed);
  return followed;
}

function show(followed: Followed): void {
  for (const listener of listeners) listener(followed);
}
