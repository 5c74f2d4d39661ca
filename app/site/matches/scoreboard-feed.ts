import { href } from '#domain/href.ts';
import { parseScoreboard, type ScoreboardView } from './parse-scoreboard.ts';

/** The resource that says the state of today's matches. */
const BOARD_ADDRESS = href('/api/live-scores');

/** How often an open page asks again (spec §9). */
const REFRESH_MS = 30_000;

/** Hears a new scoreboard, or null when asking failed. */
type BoardListener = (scoreboard: ScoreboardView | null) => void;

const listeners = new Set<BoardListener>();
let started = false;
let askedAt = 0;
let underWay: Promise<void> | null = null;

/** Asks now and tells all who follow; the browser's cache and the ETag make an unchanged scoreboard cost nothing. */
export function refreshScoreboard(): Promise<void> {
  underWay ??= ask().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function ask(): Promise<void> {
  askedAt = Date.now();
  const scoreboard = await fetch(BOARD_ADDRESS, { cache: 'no-cache' })
    .then(async (response) => (response.ok ? parseScoreboard(await response.json()) : null))
    .catch(() => null);
  for (const listener of listeners) listener(scoreboard);
}

/**
 * Follows the scoreboard: at once, every 30 s while the page is looked at, and when it is looked at again. One page asks
 * once however many follow. Returns the function that ends it.
 */
export function followScoreboard(listener: BoardListener): () => void {
  listeners.add(listener);
  if (!started) start();
  else if (underWay === null) void refreshScoreboard();
  return () => listeners.delete(listener);
}

function start(): void {
  started = true;
  const askIfDue = () => {
    if (!document.hidden && Date.now() - askedAt >= REFRESH_MS) void refreshScoreboard();
  };
  setInterval(() => {
    if (!document.hidden && listeners.size > 0) void refreshScoreboard();
  }, REFRESH_MS);
  document.addEventListener('visibilitychange', askIfDue);
  // A page out of the browser's memory shows what it showed when it was left.
  addEventListener('pageshow', (event) => {
    if (event.persisted) void refreshScoreboard();
  });
  void refreshScoreboard();
}
