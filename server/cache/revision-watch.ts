/** What the watch needs of the open database. */
export interface RevisionSource {
  onRevision(listener: (revision: number) => void): () => void;
  currentRevision(): Promise<number>;
}

/** The content revision as this process knows it, readable at no cost. */
export interface RevisionWatch {
  current(): number;
  /** When (epoch ms) content of this revision became stale; -Infinity when that is longer ago than the watch remembers. */
  staleSince(revision: number): number;
  /** Asks the database, so that what this process has just committed is known. */
  refresh(): Promise<void>;
  /** False while the database does not answer. */
  isReachable(): boolean;
  stop(): void;
}

/** No page older than this after a move is ever served, so older moves need no memory. */
const rememberedMs = 2000;

/**
 * Follows the revision: hears of commits through `onRevision`, and asks every `pollMs` as a safety net for a
 * notification that was lost. Throws when the first question fails.
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
  let reachable = true;
  let asked = 0;
  let answered = 0;

  function learn(next: number): void {
    if (next === revision) return;
    const at = now();
    while (moves[0] && at - moves[0].at > rememberedMs) moves.shift();
    moves.push({ from: revision, at });
    revision = next;
  }

  async function refresh(): Promise<void> {
    const question = ++asked;
    const answer = await source.currentRevision();
    // An answer overtaken by a later question's must not turn the clock back.
    if (question < answered) return;
    answered = question;
    learn(answer);
  }

  const stopListening = source.onRevision((next) => {
    // A notification delayed on its way must not bring an old revision back; only the database itself may.
    if (next <= revision) return;
    answered = ++asked;
    learn(next);
  });
  const timer = setInterval(() => {
    refresh().then(
      () => {
        reachable = true;
      },
      (error) => {
        if (reachable) onError?.(error);
        reachable = false;
      },
    );
  }, pollMs);
  timer.unref();

  return {
    current: () => revision,
    staleSince: (old) => moves.find((move) => move.from === old)?.at ?? Number.NEGATIVE_INFINITY,
    refresh,
    isReachable: () => reachable,
    stop() {
      clearInterval(timer);
      stopListening();
    },
  };
}
