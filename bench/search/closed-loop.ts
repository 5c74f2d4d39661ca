import { setImmediate } from 'node:timers/promises';

export interface LoopResult<Item> {
  times: { item: Item; ms: number }[];
  /** CPU milliseconds of this process for each call. */
  cpuMs: number;
}

/**
 * Runs `ask` in `clients` loops for some time. Each loop asks again when the last answer came, so that `clients` questions always
 * wait. A time includes the wait for the calls of the others.
 */
export async function runClosedLoop<Item>(
  items: readonly Item[],
  ask: (item: Item) => Promise<unknown>,
  { clients, forMs }: { clients: number; forMs: number },
): Promise<LoopResult<Item>> {
  const times: LoopResult<Item>['times'] = [];
  const cpu = process.cpuUsage();
  const end = performance.now() + forMs;
  let next = 0;
  const runClient = async () => {
    for (let begun = performance.now(); begun < end; begun = performance.now()) {
      const item = items[next++ % items.length];
      if (item === undefined) return;
      await setImmediate();
      await ask(item);
      times.push({ item, ms: performance.now() - begun });
    }
  };
  await Promise.all(Array.from({ length: clients }, runClient));
  const { user, system } = process.cpuUsage(cpu);
  return { times, cpuMs: (user + system) / 1000 / times.length };
}

/** The time that this share of the calls needed at most. */
export function percentile(times: readonly { ms: number }[], share: number): number {
  const sorted = times.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
