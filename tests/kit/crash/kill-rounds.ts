import { setTimeout as sleep } from 'node:timers/promises';
import { MINUTE } from '#az/format/durations.ts';

/** How often a test of this kind kills its server. `npm run torture -- kill` sets more, and prints what happened. */
export const KILLS = Number(process.env.KILLS ?? 3);
const isTorture = 'KILLS' in process.env;

/** How long a wait goes on while nothing changes. A busy machine is slow, but something always changes. */
const MAX_STANDSTILL_MS = 5 * MINUTE;

/** The limit of a whole test in ms. Only for a request that never ends: the waits of the test notice all else. */
export const KILLS_TIMEOUT = (KILLS + 3) * 2 * MAX_STANDSTILL_MS;

/**
 * Waits until `isReached` accepts what `read` returns, and returns it. It takes as long as it takes: it ends with an error only when
 * `read` returned the same for five minutes. `interval` is the time between two reads in ms.
 */
export async function untilReached<State>(
  read: () => State | Promise<State>,
  isReached: (state: State) => boolean,
  interval = 5,
): Promise<State> {
  let last = '';
  let changedAt = performance.now();
  for (;;) {
    const state = await read();
    if (isReached(state)) return state;
    const now = JSON.stringify(state);
    if (now !== last) changedAt = performance.now();
    else if (performance.now() - changedAt > MAX_STANDSTILL_MS)
      throw new Error(`Nothing has changed for ${MAX_STANDSTILL_MS / MINUTE} minutes: ${now}`);
    last = now;
    await sleep(interval);
  }
}

/** Calls `kill` for each round, the first is 1. In a torture it prints how long each took. */
export async function repeatKills(kill: (round: number) => Promise<void>): Promise<void> {
  for (let round = 1; round <= KILLS; round += 1) {
    const begun = performance.now();
    await kill(round);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    if (isTorture) console.log(`  kill ${round} of ${KILLS}: ${seconds} s`);
  }
}

/** In a torture it prints the sums of a test: what was acknowledged, what of it is missing, and so on. */
export function reportKills(engine: string, sums: Readonly<Record<string, number>>): void {
  if (!isTorture) return;
  const words = Object.entries(sums).map(([name, sum]) => `${name} ${sum}`);
  console.log(`  ${engine}: kills ${KILLS}, ${words.join(', ')}`);
}
