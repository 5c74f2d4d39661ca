import { MINUTE } from '#az/format/durations.ts';
import { STREAM_ADDRESS } from '#platform/http/stream-address.ts';
import { isAwaitingParts } from '#platform/site/load-part.ts';

/** Called with the body of a topic's resource. */
type TopicListener = (body: string) => void;

/** Behaviours register one after the other. The stream opens when no more have come for this time. */
const REGISTRATION_MS = 200;
/** The first stream waits this long for parts of the page that are still being loaded, so that it need not be opened again. */
const WAIT_MS = 10_000;
/** A page that has been hidden for longer closes its stream. */
const HIDDEN_MS = MINUTE;
/** The server sends something every 15 s. A connection that is silent for longer is dead. */
const SILENT_MS = 40_000;
/** How often a refused stream is asked for again, and how often a page without one refreshes. */
const RETRY_MS = 30_000;

const listeners = new Map<string, Set<TopicListener>>();
let source: EventSource | null = null;
let lastId = '';
let heardAt = 0;
/** When the server was heard last, by the stream or an answer to a behaviour, and whether a request failed since. */
let contact = { at: 0, hasFailed: false };
/** When a behaviour first asked for the stream. */
let askedAt = 0;
let opening: ReturnType<typeof setTimeout> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

/** Whether changes arrive by the stream. If not, a page must refresh by itself. */
export function isStreamOpen(): boolean {
  return source?.readyState === EventSource.OPEN && Date.now() - heardAt < SILENT_MS;
}

/** A behaviour has had an answer to its request, or none. */
export function noteAnswer(isAnswered: boolean): void {
  contact = isAnswered ? { at: Date.now(), hasFailed: false } : { ...contact, hasFailed: true };
}

/** When the server was heard last, epoch ms (0: not yet), and whether it has not answered a request since. */
export function lastContact(): Readonly<typeof contact> {
  return contact;
}

/**
 * Calls the listener with the current body of a topic's resource, and again after every change. All topics of a page come over
 * one stream, which is open only while the page is visible. Subjects declare their topics in `server/feature.ts`. Returns the
 * function that unsubscribes.
 */
export function subscribeToTopic(topic: string, listener: TopicListener): () => void {
  watchPage();
  const ofTopic = listeners.get(topic) ?? new Set();
  listeners.set(topic, ofTopic.add(listener));
  if (ofTopic.size === 1) {
    // The server must send the state of the new topic, which may be older than the last message.
    lastId = '';
    openLater(REGISTRATION_MS);
  }
  return () => {
    ofTopic.delete(listener);
    if (ofTopic.size > 0 || listeners.get(topic) !== ofTopic) return;
    listeners.delete(topic);
    if (listeners.size === 0) close();
    else openLater(REGISTRATION_MS);
  };
}

/** Calls `refresh` every 30 s while the page is visible and the stream is not open. Returns the function that ends it. */
export function refreshWithoutStream(refresh: () => void): () => void {
  const timer = setInterval(() => {
    if (!document.hidden && !isStreamOpen()) refresh();
  }, RETRY_MS);
  return () => clearInterval(timer);
}

function openLater(delay: number): void {
  clearTimeout(opening);
  opening = setTimeout(open, delay);
}

function open(): void {
  if (listeners.size === 0 || document.hidden || !navigator.onLine || !('EventSource' in window)) return;
  if (source === null && isAwaitingParts() && Date.now() - askedAt < WAIT_MS) {
    openLater(REGISTRATION_MS);
    return;
  }
  source?.close();
  const parameters = new URLSearchParams({ topics: [...listeners.keys()].join() });
  if (lastId) parameters.set('last', lastId);
  const opened = new EventSource(`${STREAM_ADDRESS}?${parameters}`);
  source = opened;
  heardAt = Date.now();
  const hear = () => {
    heardAt = Date.now();
    noteAnswer(true);
  };
  opened.addEventListener('open', hear);
  opened.addEventListener('heartbeat', hear);
  for (const [topic, ofTopic] of listeners) {
    opened.addEventListener(topic, (event) => {
      hear();
      lastId = event.lastEventId || lastId;
      for (const listener of ofTopic) listener(event.data);
    });
  }
  opened.addEventListener('error', () => {
    // The browser reconnects by itself, unless the server refused.
    if (opened.readyState === EventSource.CLOSED) openLater(RETRY_MS * (0.5 + Math.random()));
  });
}

function close(): void {
  clearTimeout(opening);
  source?.close();
  source = null;
}

function watchPage(): void {
  if (isWatching) return;
  isWatching = true;
  askedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    clearTimeout(closing);
    if (document.hidden) closing = setTimeout(close, HIDDEN_MS);
    else if (!isStreamOpen()) open();
  });
  // Without network the browser would try again every few seconds.
  addEventListener('offline', close);
  addEventListener('online', open);
  // An open stream would keep the page out of the back/forward cache.
  addEventListener('pagehide', close);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) open();
  });
  setInterval(() => {
    if (source?.readyState === EventSource.OPEN && !isStreamOpen()) open();
  }, SILENT_MS / 2);
}
