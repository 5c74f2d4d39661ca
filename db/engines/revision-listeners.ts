export interface RevisionListeners {
  add(listener: (revision: number) => void): () => void;
  /** Calls every listener, unless this revision or a later one was announced before. */
  announce(revision: number): void;
  count(): number;
  clear(): void;
}

/** The listeners of the site revision. The error of a listener does not affect the others. */
export function makeRevisionListeners(): RevisionListeners {
  const listeners = new Set<(revision: number) => void>();
  let last = -1;
  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    announce(revision) {
      if (revision <= last) return;
      last = revision;
      for (const listener of listeners) {
        try {
          listener(revision);
        } catch (error) {
          process.emitWarning(`A listener of the site revision failed: ${error}`);
        }
      }
    },
    count: () => listeners.size,
    clear: () => listeners.clear(),
  };
}
