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

export interface WorkerScope {
  readonly location: Location;
  readonly navigator: Navigator & { connection?: { saveData?: boolean } };
  readonly registration: { navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

/** The global object of the worker. */
export const workerScope = globalThis as unknown as WorkerScope;
