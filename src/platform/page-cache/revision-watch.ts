import { setImmediate as turn } from 'node:timers/promises';
import { MINUTE } from '#az/format/durations.ts';
import type { RevisionChange } from '#platform/db/revision-scope.ts';

/** The part of the open database that the watch needs. */
export interface RevisionSource {
  onRevision(listener: (change: RevisionChange) => void): () => void;
  currentRevision(): Promise<number>;
  changesSince(revision: number): Promise<RevisionChange>;
}

/** The revision that content was read at, and its scopes. Null: it depends on every change. */
export interface ContentRevision {
  revision: number;
  scopes: readonly string[] | null;
}

/** The site revision as this process knows it. Reading it needs no query. It only grows, also when a backup is restored. */
export interface RevisionWatch {
  current(): number;
  /** Null while the content is fresh. Otherwise when (epoch ms) it became stale; -Infinity when that is not known. */
  staleSince(content: ContentRevision): number | null;
  /** Calls the listener after every change. Returns the function that removes it. */
  onChange(listener: (scopes: ReadonlySet<string> | null, revision: number) => void): () => void;
  /** Queries the database, so that the changes this process has just committed are known. */
  refresh(): Promise<void>;
  /** False while the database does not answer. */
  isReachable(): boolean;
  /** Calls the listener when the database stops answering. Returns the function that removes it. */
  onLost(listener: () => void): () => void;
  stop(): void;
}

/** The database counts as lost when a query for the revision takes longer. */
const PATIENCE_MS = 2500;
/** While the database is lost it is asked more often, so that readers come back soon. */
const LOST_POLL_MS = 200;
/** How long changes are remembered. A page that is older than the oldest remembered change counts as stale. */
const REMEMBERED_MS = MINUTE;
const MAX_REMEMBERED = 500;

/**
 * Follows the revision and its scopes through `onRevision`, and queries them every `pollMs` in case a notification is lost.
 * Throws when the first query fails.
 */
export async function watchRevision(options: {
  source: RevisionSource;
  now: () => number;
  pollMs?: number;
  patienceMs?: number;
  onError?: (error: unknown) => void;
}): Promise<RevisionWatch> {
  const { source, now, pollMs = 1000, patienceMs = PATIENCE_MS, onError } = options;
  const changes: { revision: number; at: number; scopes: ReadonlySet<string> | null }[] = [];
  const listeners = new Set<(scopes: ReadonlySet<string> | null, revision: number) => void>();
  const lostListeners = new Set<() => void>();
  /** The revision of the database, and what is added to it: a restored backup must not bring numbers back that were used before. */
  let stored = await source.currentRevision();
  let added = 0;
  let revision = stored;
  /** Changes up to this revision are not in `changes`. */
  let forgotten = revision;
  let isReachable = true;
  let lastQuery = 0;
  let lastAnswered = 0;

  function remember(change: RevisionChange): void {
    // Part of what happened is unknown when changes between our revision and `after` are missing.
    const scopes = change.after > stored ? null : change.scopes;
    const at = now();
    const isRestored = change.revision < stored;
    if (isRestored) added = revision + 1 - change.revision;
    stored = change.revision;
    revision = stored + added;
    if (isRestored) {
      changes.length = 0;
      forgotten = revision;
    } else changes.push({ revision, at, scopes });
    while (changes[0] && (changes.length > MAX_REMEMBERED || at - changes[0].at > REMEMBERED_MS)) {
      forgotten = changes[0].revision;
      changes.shift();
    }
    for (const listener of listeners) listener(scopes, revision);
  }

  async function refresh(): Promise<void> {
    const query = ++lastQuery;
    const change = await source.changesSince(stored);
    // A later query has already answered: its result is newer.
    if (query < lastAnswered) return;
    lastAnswered = query;
    if (change.revision !== stored) remember(change);
  }

  const stopListening = source.onRevision((change) => {
    // A delayed notification must not restore an old revision. Only a query may.
    if (change.revision <= stored) return;
    lastAnswered = ++lastQuery;
    remember(change);
  });

  function lose(error: unknown): void {
    if (!isReachable) return;
    isReachable = false;
    onError?.(error);
    for (const listener of lostListeners) listener();
  }

  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const pollLater = () => {
    if (!isStopped) timer = setTimeout(poll, isReachable ? pollMs : Math.min(pollMs, LOST_POLL_MS)).unref();
  };
  async function poll(): Promise<void> {
    let isAnswered = false;
    const patience = setTimeout(async () => {
      // The event loop may have been busy: the answer is then read in the next turn.
      for (let turns = 0; turns < 2 && !isAnswered; turns += 1) await turn();
      if (!isAnswered) lose(new Error(`No answer for ${patienceMs} ms`));
    }, patienceMs).unref();
    try {
      await refresh();
      isReachable = true;
    } catch (error) {
      lose(error);
    } finally {
      isAnswered = true;
      clearTimeout(patience);
      pollLater();
    }
  }
  pollLater();

  return {
    current: () => revision,
    staleSince(content) {
      if (content.revision === revision) return null;
      if (content.revision < forgotten || content.revision > revision) return Number.NEGATIVE_INFINITY;
      let since: number | null = null;
      for (let index = changes.length - 1; index >= 0; index--) {
        const change = changes[index] as (typeof changes)[number];
        if (change.revision <= content.revision) break;
        if (concerns(change.scopes, content.scopes)) since = change.at;
      }
      return since;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    isReachable: () => isReachable,
    onLost(listener) {
      lostListeners.add(listener);
      return () => lostListeners.delete(listener);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      stopListening();
    },
  };
}

/** Whether changed scopes include one of the shown scopes. Null stands for all scopes. */
function concerns(changed: ReadonlySet<string> | null, shown: readonly string[] | null): boolean {
  return changed === null || shown === null || shown.some((scope) => changed.has(scope));
}
