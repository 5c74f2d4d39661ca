/** How long a minute runs on without a sign from the server: the stream sends one every 15 s, a page asks every 30 s. */
const RUNS_ON_MS = 75_000;

/**
 * The moment that the clocks of an open page show, epoch ms: now, and no later than 75 s after the last sign from the server.
 * Whether the match was stopped since then, nobody knows.
 * @param heardAt when the server was heard last, epoch ms
 */
export function holdClock(now: number, heardAt: number): number {
  return Math.min(now, heardAt + RUNS_ON_MS);
}
