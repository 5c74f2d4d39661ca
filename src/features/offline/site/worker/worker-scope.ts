// The types of a service worker. TypeScript's `webworker` library cannot be used together with `dom`.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  /** The response that the browser requested while the worker was starting; undefined for other requests than navigations. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Response | Promise<Response>): void;
}

interface MessageEvent extends ExtendableEvent {
  readonly data: unknown;
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null;
}

interface NoticeEvent extends ExtendableEvent {
  readonly notification: Notification;
}

/** Browsers leave out what they do not know. */
export interface SubscriptionChange extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** A tab of the site. */
interface Tab {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** The options of a service worker's notice that TypeScript's `dom` library does not have. */
interface NoticeOptions extends NotificationOptions {
  renotify: boolean;
  timestamp: number;
}

export interface WorkerScope {
  readonly location: Location;
  readonly navigator: Navigator & { connection?: { saveData?: boolean } };
  readonly registration: {
    navigationPreload?: { enable(): Promise<void> };
    readonly pushManager: PushManager;
    showNotification(title: string, options: NoticeOptions): Promise<void>;
  };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Tab[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticeEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChange) => void): void;
}

/** The global object of the worker. */
export const workerScope = globalThis as unknown as WorkerScope;
