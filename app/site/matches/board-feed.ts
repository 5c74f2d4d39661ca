import { type BoardView, parseBoard } from './parse-board.ts';

/** The resource that says the state of today's matches. */
const BOARD_ADDRESS = '/api/live-scores';

/** How often an open page asks again (spec §9). */
export const REFRESH_MS = 30_000;

/** Hears a new board, or null when asking failed. */
type BoardListener = (board: BoardView | null) => void;

const listeners = new Set<BoardListener>();
let started = false;
let askedAt = 0;
let underWay: Promise<void> | null = null;

/** Asks now and tells all who follow; the browser's cache and the ETag make an unchanged board cost nothing. */
export function refreshBoard(): Promise<void> {
  underWay ??= ask().finally(() => {
    underWay = null;
  });
  return underWay;
}

async function ask(): Promise<void> {
  askedAt = Date.now();
  const board = await fetch(BOARD_ADDRESS, { cache: 'no-cache' })
    .then(async (response) => (response.ok ? parseBoard(await response.json()) : null))
    .catch(() => null);
  for (const listener of listeners) listener(board);
}

/**
 * Follows the board: at once, every 30 s while the page is looked at, and when it is looked at again. One page asks
 * once however many follow. Returns the function that ends it.
 */
export function followBoard(listener: BoardListener): () => void {
  listeners.add(listener);
  if (!started) start();
  else if (underWay === null) void refreshBoard();
  return () => listeners.delete(listener);
}

function start(): void {
  started = true;
  const askIfDue = () => {
    if (!document.hidden && Date.now() - askedAt >= REFRESH_MS) void refreshBoard();
  };
  setInterval(() => {
    if (!document.hidden && listeners.size > 0) void refreshBoard();
  }, REFRESH_MS);
  document.addEventListener('visibilitychange', askIfDue);
  // A page out of the browser's memory shows what it showed when it was left.
  addEventListener('pageshow', (event) => {
    if (event.persisted) void refreshBoard();
  });
  void refreshBoard();
}
