export interface Debounce {
  /** Schedules the next run. The delay is `delayMs` of the options unless another one is given. */
  trigger(delayMs?: number): void;
  /** Cancels the scheduled run. */
  cancel(): void;
}

/**
 * Runs `run` once nothing has triggered it for `delayMs`, but never later than `maxWaitMs` after the first trigger since
 * the last run, so that it also runs while triggers keep coming. Times in milliseconds.
 */
export function createDebounce(run: () => void, options: { delayMs: number; maxWaitMs: number }): Debounce {
  const { delayMs, maxWaitMs } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstTrigger: number | null = null;

  const cancel = () => {
    clearTimeout(timer);
    firstTrigger = null;
  };
  return {
    cancel,
    trigger(wantedMs = delayMs) {
      const now = performance.now();
      firstTrigger ??= now;
      clearTimeout(timer);
      const leftMs = Math.max(0, firstTrigger + maxWaitMs - now);
      timer = setTimeout(
        () => {
          cancel();
          run();
        },
        Math.min(wantedMs, leftMs),
      );
    },
  };
}
