import type { RevisionChange } from '../revision-scope.ts';

type Listener = (change: RevisionChange) => void;

export interface RevisionListeners {
  add(listener: Listener): () => void;
  /** Calls every listener. */
  announce(change: RevisionChange): void;
  count(): number;
  clear(): void;
}

/** The listeners of the site revision. The error of a listener does not affect the others. */
export function makeRevisionListeners(): RevisionListeners {
  const listeners = new Set<Listener>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce(change) {
      for (const listener of listeners) {
        try {
          listener(change);
        } catch (error) {
          process.emitWarning(`A listener of the site revision failed: ${error}`);
        }
      }
    },
    count: () => listeners.size,
    clear: () => listeners.clear(),
  };
}
