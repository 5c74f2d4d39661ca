import type { PushMessage } from '#features/push/rules/delivery/send-push.ts';
import { href } from '#platform/http/href.ts';
import { type SubscriptionChange, workerScope } from './worker-scope.ts';

const ICON = '/icons/icon-192.png';

/** Shows a notice. It replaces the shown notice with the same tag: a goal that is taken back does not stay on the screen. */
export async function showNotice(message: PushMessage): Promise<void> {
  const { title, body, tag, address, isSilent, createdAt } = message;
  const options = { body, tag, lang: 'az', icon: ICON, badge: ICON, timestamp: createdAt, data: address };
  await workerScope.registration.showNotification(title, { ...options, renotify: !isSilent });
}

/** Opens the page of a notice, in the tab that shows it already if there is one. */
export async function openNotice(notice: Notification): Promise<void> {
  notice.close();
  const { href: address } = new URL(String(notice.data ?? '/'), workerScope.location.origin);
  // A tab that was open before the worker was installed is not controlled by it.
  const tabs = await workerScope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.find(({ url }) => url === address);
  await (open ? open.focus() : workerScope.clients.openWindow(address));
}

/** The push service has replaced the subscription. The server moves what the browser follows to the new one. */
export async function renewSubscription({
  oldSubscription,
  newSubscription,
}: SubscriptionChange): Promise<void> {
  if (!oldSubscription) return;
  const { pushManager } = workerScope.registration;
  const subscription = newSubscription ?? (await pushManager.subscribe(oldSubscription.options));
  await fetch(href('/api/push/subscription'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action: 'replace', endpoint: oldSubscription.endpoint, subscription }),
  });
}
