import { href } from '#platform/http/href.ts';
import { noteAnswer } from '#platform/live/live-stream.ts';
import { startLater } from '#platform/site/load-part.ts';
import { parseScoreboard, type ScoreboardView } from './parse-scoreboard.ts';
import { startMatchStream } from './start-match-stream.ts';

/** The state of today's matches as JSON. */
const ADDRESS = href('/api/live-scores');

/** How often an open page refreshes (spec §9). */
const REFRESH_MS = 30_000;
/** A request without an answer has failed. */
const ANSWER_MS = 20_000;

/**
 * Called with states of matches, or with null when the request failed. `isStreamed`: the stream sent it, with the
 * changed matches only.
 */
type ScoreboardListener = (scoreboard: ScoreboardView | null, isStreamed: boolean) => void;

const listeners = new Set<ScoreboardListener>();
let latest: ScoreboardView | null = null;
let needsRefresh = () => true;
/** The server's clock minus the reader's, in milliseconds. */
let clockOffset = 0;
let isStarted = false;
let requestedAt = 0;
let pending: Promise<void> | null = null;

/** Fetches the scoreboard now and calls all listeners. With the ETag, an unchanged scoreboard has no response body. */
export function refreshScoreboard(): Promise<void> {
  pending ??= fetchScoreboard().finally(() => {
    pending = null;
  });
  return pending;
}

async function fetchScoreboard(): Promise<void> {
  requestedAt = Date.now();
  const scoreboard = await fetch(ADDRESS, { cache: 'no-cache', signal: AbortSignal.timeout(ANSWER_MS) })
    .then(async (response) => {
      clockOffset = (Date.parse(response.headers.get('Date') ?? '') || Date.now()) - Date.now();
      return response.ok ? parseScoreboard(await response.json()) : null;
    })
    .catch(() => null);
  noteAnswer(scoreboard !== null);
  latest = scoreboard ?? latest;
  callListeners(scoreboard, false);
}

function callListeners(scoreboard: ScoreboardView | null, isStreamed: boolean): void {
  for (const listener of listeners) listener(scoreboard, isStreamed);
}

/**
 * Calls the listener with the scoreboard: at once, when the page becomes visible again, and after every change. Without a
 * stream it asks every 30 s. All listeners share one request. Returns the function that unsubscribes.
 */
export function subscribeToScoreboard(listener: ScoreboardListener): () => void {
  listeners.add(listener);
  if (!isStarted) start();
  else if (pending === null) void refreshScoreboard();
  return () => listeners.delete(listener);
}

function start(): void {
  isStarted = true;
  const refreshIfDue = () => {
    if (!document.hidden && Date.now() - requestedAt >= REFRESH_MS) void refreshScoreboard();
  };
  setInterval(() => {
    if (!document.hidden && listeners.size > 0 && needsRefresh()) void refreshScoreboard();
  }, REFRESH_MS);
  document.addEventListener('visibilitychange', refreshIfDue);
  // A page from the back/forward cache shows old scores.
  addEventListener('pageshow', (event) => {
    if (event.persisted) void refreshScoreboard();
  });
  void refreshScoreboard();
  startLater(() => {
    needsRefresh = startMatchStream({
      latest,
      show: (scoreboard) => callListeners(scoreboard, true),
      listen: (listener) => listeners.add(listener),
      clockOffset: () => clockOffset,
    });
  });
}
