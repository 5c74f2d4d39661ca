import type { BrowserContext, Page, Worker } from 'playwright-core';

/** The parts of a service worker's global object that TypeScript's `dom` library does not have. */
interface WorkerGlobal {
  registration: ServiceWorkerRegistration;
  clients: { openWindow(address: string): Promise<unknown> };
  WindowClient: { prototype: { url: string; focus(): Promise<unknown> } };
  ExtendableEvent: new (type: string) => Event;
  NotificationEvent: new (type: string, init: { notification: Notification | undefined }) => Event;
  dispatchEvent(event: Event): boolean;
  /** Of the test: resolves when the next notice is shown. */
  shown: Promise<void>;
}

/** The service worker of the first page of a browser, when it is activated: before, the browser drops messages. */
export async function findServiceWorker(context: BrowserContext): Promise<Worker> {
  await context.pages()[0]?.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active?.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 10));
  });
  const [worker] = context.serviceWorkers();
  return worker ?? context.waitForEvent('serviceworker');
}

/**
 * Delivers a message to the service worker as the browser does. Resolves when its notice is shown: `getNotifications` deletes
 * a notice that the browser has stored and does not show yet.
 */
export async function deliverPush(page: Page, message: object): Promise<void> {
  const worker = await findServiceWorker(page.context());
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerGlobal;
    const { registration } = scope;
    const show = registration.showNotification;
    scope.shown = new Promise((resolve) => {
      registration.showNotification = async (...notice) => {
        registration.showNotification = show;
        await registration.showNotification(...notice);
        resolve();
      };
    });
  });
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await worker.evaluate(() => (globalThis as unknown as WorkerGlobal).shown);
  await devtools.detach();
}

/** The notices that the browser shows. With `renotify`, a notice that replaces another one makes a sound again. */
export const listNotices = (page: Page) =>
  page.evaluate(async () => {
    const notices = await (await navigator.serviceWorker.ready).getNotifications();
    return (notices as (Notification & { renotify: boolean })[]).map(({ title, body, tag, renotify }) => ({
      title,
      body,
      tag,
      renotify,
    }));
  });

/**
 * Clicks the shown notice. Returns what the worker did: `focus` or `open` with the address. Both are recorded, not done:
 * the browser allows them only after a click by a person, and without a screen nobody can click.
 */
export const clickNotice = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerGlobal;
    const done: string[] = [];
    scope.clients.openWindow = async (address) => done.push(`open ${address}`);
    scope.WindowClient.prototype.focus = async function () {
      done.push(`focus ${this.url}`);
    };
    const [notification] = await scope.registration.getNotifications();
    const event = new scope.NotificationEvent('notificationclick', { notification });
    let work: unknown;
    // The browser refuses the real function for events of scripts.
    scope.dispatchEvent(Object.assign(event, { waitUntil: (promise: unknown) => (work = promise) }));
    await work;
    return done;
  });

/** Tells the worker that the push service has replaced the subscription. Some browsers leave out the new one. */
export const changeSubscription = (
  worker: Worker,
  change: { from: string; to: { endpoint: string; keys: object }; hasNew: boolean },
) =>
  worker.evaluate(async ({ from, to, hasNew }) => {
    const scope = globalThis as unknown as WorkerGlobal;
    const options = { userVisibleOnly: true };
    let asked: unknown;
    scope.registration.pushManager.subscribe = async (given) => {
      asked = given;
      return to as unknown as PushSubscription;
    };
    let work: unknown;
    const event = Object.assign(new scope.ExtendableEvent('pushsubscriptionchange'), {
      oldSubscription: { endpoint: from, options },
      newSubscription: hasNew ? to : null,
      waitUntil: (promise: unknown) => (work = promise),
    });
    scope.dispatchEvent(event);
    await work;
    return { hasAsked: asked === options };
  }, change);
