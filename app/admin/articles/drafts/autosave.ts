import { createDebounce } from './debounce.ts';

/** Why what was typed did not arrive. */
type FailedSending = 'failed' | 'offline' | 'signedOut';

export type AutosaveState =
  | { kind: 'clean' | 'changed' | 'saving' | FailedSending }
  /** `at`: epoch milliseconds. */
  | { kind: 'saved'; at: number };

export interface Autosaver {
  /** Something was typed. */
  change(): void;
  /** Sends at once what has not been sent. */
  flush(): Promise<void>;
  /** While the form itself is being saved nothing is sent beside it. */
  pause(): void;
  resume(): void;
  /** Nothing is left to send: it was saved or thrown away. */
  forget(): void;
  /** The number of the newest sending; the next is one more. */
  readonly sequence: number;
}

interface AutosaverOptions<T> {
  read: () => T;
  /** Resolves with the moment of saving, epoch milliseconds. */
  send: (draft: { sequence: number; value: T }) => Promise<number>;
  onState: (state: AutosaveState) => void;
  /** What a sending that was rejected failed of. */
  explain?: (error: unknown) => FailedSending;
  /** Quiet time after the last key, in milliseconds. */
  delayMs?: number;
  /** The longest wait while typing goes on without a pause, in milliseconds. */
  maxWaitMs?: number;
  /** After a sending that failed, in milliseconds; at most `maxWaitMs`. */
  retryMs?: number;
}

/**
 * Sends what is being typed a moment after the last key, and every `maxWaitMs` while keys keep coming: one sending at a
 * time, numbered, the newest text always last. A sending that fails is repeated with what stands there by then.
 */
export function createAutosaver<T>(options: AutosaverOptions<T>): Autosaver {
  const { read, send, onState, explain = () => 'failed', delayMs = 1200 } = options;
  const { maxWaitMs = 5000, retryMs = 5000 } = options;
  let sequence = 0;
  let isSending = false;
  let isWanted = false;
  let isPaused = false;
  let current = Promise.resolve();

  // What is due while a sending is under way follows it at once.
  const debounce = createDebounce(() => void (isSending ? current.then(start) : start()), {
    delayMs,
    maxWaitMs,
  });
  const plan = (ms = delayMs) => {
    if (!isPaused) debounce.trigger(ms);
  };

  function start(): void {
    if (!isSending) current = run();
  }

  async function run(): Promise<void> {
    if (isPaused || !isWanted) return;
    isWanted = false;
    isSending = true;
    debounce.cancel();
    sequence += 1;
    onState({ kind: 'saving' });
    try {
      const at = await send({ sequence, value: read() });
      onState(isWanted ? { kind: 'changed' } : { kind: 'saved', at });
    } catch (error) {
      isWanted = true;
      onState({ kind: explain(error) });
      debounce.cancel();
      plan(retryMs);
    } finally {
      isSending = false;
    }
  }

  return {
    change() {
      // What was said to be safe is so no more.
      if (!isWanted) onState({ kind: 'changed' });
      isWanted = true;
      plan();
    },
    async flush() {
      debounce.cancel();
      await current;
      start();
      await current;
    },
    pause() {
      isPaused = true;
      debounce.cancel();
    },
    resume() {
      isPaused = false;
      if (isWanted) plan();
    },
    forget() {
      isWanted = false;
      debounce.cancel();
      onState({ kind: 'clean' });
    },
    get sequence() {
      return sequence;
    },
  };
}
