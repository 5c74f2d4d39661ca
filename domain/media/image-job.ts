/** Pictures are worked on two at a time: more would only fight for the processor and fill the memory. */
const MOST_AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Runs a heavy piece of picture work when its turn comes. */
export async function runImageJob<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    // The place is handed on, not given back, so that a newcomer cannot slip in between.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
