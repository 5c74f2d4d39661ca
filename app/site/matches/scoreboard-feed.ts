import { href } from '#domain/href.ts';
import { parseScoreboard, type ScoreboardView } from './parse-scoreboard.ts';

/** The state of today's matches as JSON. */
const ADDRESS = href('/api/live-scores');

/** How often an open page refreshes (spec §9). */
const REFRESH_MS = 30_000;

/** Called with a new scoreboard, or with null when the request failed. */
type ScoreboardListener = (scoreboard: ScoreboardView | null) => void;

const listeners = new Set<ScoreboardListener>();
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
  const scoreboard = await fetch(ADDRESS, { cache: 'no-cache' })
    .then(async (response) => (response.ok ? parseScoreboard(await response.json()) : null))
    .catch(() => null);
  for (const listener of listeners) listener(scoreboard);
}

/**
 * Calls the listener with the scoreboard: at once, every 30 s while the page is visible, and when it becomes visible again.
 * All listeners share one request. Returns the function that unsubscribes.
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
    if (!document.hidden && listeners.size > 0) void refreshScoreboard();
  }, REFRESH_MS);
  document.addEventListener('visibilitychange', refreshIfDue);
  // A page from the back/forward cache shows old scores.
  addEventListener('pageshow', (event) => {
    if (event.persisted) void refreshScoreboard();
  });
  void refreshScoreboard();
}
