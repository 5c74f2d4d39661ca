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

export interface ChangeRow {
  /** Empty for the row with the revision of the whole site. */
  scope: string;
  revision: number;
}

/** A change with more scopes counts as a change of everything. */
const MAX_SCOPES = 1000;
/** The triggers keep the scopes of this many revisions. */
const KEPT_REVISIONS = 10_000;

/** Selects the revision of the site and the scopes that changed after a revision, all from one moment. */
export const selectChanges = (parameter: '?' | '$1') =>
  `select '' as scope, revision from site_revision union all
   select scope, revision from (
     select scope, revision from revision_scope where revision > ${parameter} limit ${MAX_SCOPES + 1}) as changed`;

/** The rows of `selectChanges` as a change. */
export function toRevisionChange(after: number, rows: readonly ChangeRow[]): RevisionChange {
  const scopes = new Set(rows.map(({ scope }) => scope));
  scopes.delete('');
  const revision = Number(rows.find(({ scope }) => scope === '')?.revision ?? 0);
  const isComplete = scopes.size <= MAX_SCOPES && after >= revision - KEPT_REVISIONS && revision >= after;
  return { after, revision, scopes: isComplete ? scopes : null };
}
