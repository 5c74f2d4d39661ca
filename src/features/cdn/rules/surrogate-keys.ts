import { createHash } from 'node:crypto';

/** The key of the pages that depend on every change. It is purged with each. */
const ANY_CHANGE = 'any';
/** In characters: 48 bits, which a site with a million scopes does not repeat. A repetition costs a needless purge only. */
const LENGTH = 8;

/**
 * The surrogate keys of a page: one for each of its revision scopes. A scope is hashed, because a front page shows fifty and
 * proxies accept 4 KB of headers. Null: the page depends on every change.
 */
export function surrogateKeys(scopes: readonly string[] | null): string[] {
  return scopes === null ? [ANY_CHANGE] : scopes.map(hashScope);
}

/** The surrogate keys to purge after a change of these scopes; null: everything. */
export function changedKeys(scopes: ReadonlySet<string> | null): string[] | null {
  return scopes && [ANY_CHANGE, ...[...scopes].map(hashScope)];
}

const hashScope = (scope: string) => createHash('sha256').update(scope).digest('base64url').slice(0, LENGTH);
