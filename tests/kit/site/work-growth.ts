const ROUNDS = 4;
/** Below this many milliseconds of CPU time, timer resolution and garbage collection dominate the result. */
const NOISE_MS = 40;

/**
 * The factor by which the CPU time of `work` grows when its input is four times as long: about 4 for linear work, 16 for
 * quadratic work. The minimum of several rounds counts, so that other load on the machine does not matter.
 */
export function workGrowth(work: (length: number) => void, length: number): number {
  return (leastCpuMs(() => work(4 * length)) + NOISE_MS) / (leastCpuMs(() => work(length)) + NOISE_MS);
}

function leastCpuMs(work: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) least = Math.min(least, cpuMs(work));
  return least;
}

/** The CPU time of the process while `work` runs, in milliseconds. */
export function cpuMs(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Text of exactly `length` UTF-16 units, made of repetitions of `piece`. */
export const repeatToLength = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
