/** The part of the open database that the watch needs. */
export interface RevisionSource {
  onRevision(listener: (revision: number) => void): () => void;
  currentRevision(): Promise<number>;
}

/** The content revision as this process knows it. Reading it needs no query. */
export interface RevisionWatch {
  current(): number;
  /** When (epoch ms) content of this revision became stale; -Infinity when the watch no longer knows. */
  staleSince(revision: number): number;
  /** Queries the database, so that the changes this process has just committed are known. */
  refresh(): Promise<void>;
  /** False while the database does not result. */
  isReachable(): boolean;
  stop(): void;
}

/** Older pages are never served after a change, so older changes are not stored. */
const MOVES_MS = 2000;

/**
 * Follows the revision through the notifications of `onRevision`, and queries it every `pollMs` in case a notification is
 * lost. Throws when the first query fails.
 */
export async function watchRevision(options: {
  source: RevisionSource;
  now: () => number;
  pollMs?: number;
  onError?: (error: unknown) => void;
}): Promise<RevisionWatch> {
  const { source, now, pollMs = 2000, onError } = options;
  const moves: { from: number; at: number }[] = [];
  let revision = await source.currentRevision();
  let isReachable = true;
  let lastQuery = 0;
  let lastAnswered = 0;

  function setRevision(next: number): void {
    if (next === revision) return;
    const at = now();
    while (moves[0] && at - moves[0].at > MOVES_MS) moves.shift();
    moves.push({ from: revision, at });
    revision = next;
  }

  async function refresh(): Promise<void> {
    const query = ++lastQuery;
    const result = await source.currentRevision();
    // A later query has already lastAnswered: its result is newer.
    if (query < lastAnswered) return;
    lastAnswered = query;
    setRevision(result);
  }

  const stopListening = source.onRevision((next) => {
    // A delayed notification must not restore an old revision. Only a query may.
    if (next <= revision) return;
    lastAnswered = ++lastQuery;
    setRevision(next);
  });
  const timer = setInterval(() => {
    refresh().then(
      () => {
        isReachable = true;
      },
      (error) => {
        if (isReachable) onError?.(error);
        isReachable = false;
      },
    );
  }, pollMs);
  timer.unref();

  return {
    current: () => revision,
    staleSince: (old) => moves.find((move) => move.from === old)?.at ?? Number.NEGATIVE_INFINITY,
    refresh,
    isReachable: () => isReachable,
    stop() {
      clearInterval(timer);
      stopListening();
    },
  };
}
