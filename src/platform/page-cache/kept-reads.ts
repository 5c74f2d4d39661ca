import { RouterContextProvider } from 'react-router';
import { type RouteContext, servicesContext, servicesOf } from '#platform/http/context.ts';
import { failedPartsContext } from '#platform/http/read-part.ts';
import { createPageScopes, type PageScopes, pageScopesContext } from './page-scopes.ts';
import type { RevisionWatch } from './revision-watch.ts';

/** What one read gave, and what it says that pages with it show. */
interface Result {
  value: unknown;
  shown: PageScopes;
  failedParts: ReadonlySet<string>;
}

interface KeptRead {
  result: Promise<Result>;
  revision: number;
  /** Null while the read is running. */
  scopes: readonly string[] | null;
  /** Epoch ms. */
  readAt: number;
}

/** What pages have read and other pages may take. */
export interface KeptReads {
  /** Takes a kept result, or reads. Reads with the same key at the same time are one. */
  take(key: string, read: () => Promise<Result>): Promise<Result & { readAt: number }>;
}

interface KeptReadsOptions {
  revision: Pick<RevisionWatch, 'current' | 'staleSince'>;
  /** Epoch ms. */
  now: () => number;
  /** A page lives for a minute from its oldest read, so that this must be well below a minute. */
  lifetimeMs?: number;
  maxReads?: number;
}

/**
 * Keeps what pages have read from the database until one of its scopes changes (decision 37).
 * The results that were not taken for the longest time are dropped first.
 */
export function createKeptReads(options: KeptReadsOptions): KeptReads {
  const { revision, now, lifetimeMs = 30_000, maxReads = 400 } = options;
  const reads = new Map<string, KeptRead>();

  const isFresh = (kept: KeptRead) =>
    now() - kept.readAt < lifetimeMs && now() >= kept.readAt && revision.staleSince(kept) === null;

  function start(key: string, read: () => Promise<Result>): KeptRead {
    const kept: KeptRead = { result: read(), revision: revision.current(), scopes: null, readAt: now() };
    const drop = () => {
      if (reads.get(key) === kept) reads.delete(key);
    };
    kept.result.then(({ shown, failedParts }) => {
      const scopes = [...shown.page, ...shown.frame];
      // Without a scope nothing would tell that it has changed. An incomplete result is for one page only.
      if (scopes.length === 0 || failedParts.size > 0) drop();
      else kept.scopes = scopes;
    }, drop);
    return kept;
  }

  return {
    async take(key, read) {
      const before = reads.get(key);
      const kept = before && isFresh(before) ? before : start(key, read);
      reads.delete(key);
      reads.set(key, kept);
      for (const oldest of reads.keys()) {
        if (reads.size <= maxReads) break;
        reads.delete(oldest);
      }
      return { ...(await kept.result), readAt: kept.readAt };
    },
  };
}

/**
 * Reads a part of readers' pages, or takes what another page has read, as long as no scope that `read` declares has changed;
 * 30 seconds at most. Both pages show these scopes. `read` gets the context to declare them in. What it reads must depend on `key` alone,
 * not on the request or its sender, and nobody may change the value. Rejects with the error of `read`, which nothing keeps.
 */
export async function keepRead<Value>(
  context: RouteContext,
  key: string,
  read: (context: RouteContext) => Promise<Value>,
): Promise<Value> {
  const { value, shown, failedParts, readAt } = await takeRead(context, key, read);
  const scopes = context.get(pageScopesContext);
  for (const scope of shown.page) scopes.page.add(scope);
  for (const scope of shown.frame) scopes.frame.add(scope);
  scopes.readAt = Math.min(scopes.readAt, readAt, shown.readAt);
  for (const name of failedParts) context.get(failedPartsContext).add(name);
  return value as Value;
}

/**
 * Like `keepRead`, for a list of which a page shows a part: the page does not show the scopes that `read` declares, so its loader
 * says what it shows. They only tell when the list is read again.
 */
export async function keepList<Value>(
  context: RouteContext,
  key: string,
  read: (context: RouteContext) => Promise<Value>,
): Promise<Value> {
  const { value, failedParts, readAt } = await takeRead(context, key, read);
  const scopes = context.get(pageScopesContext);
  scopes.readAt = Math.min(scopes.readAt, readAt);
  for (const name of failedParts) context.get(failedPartsContext).add(name);
  return value as Value;
}

function takeRead(
  context: RouteContext,
  key: string,
  read: (context: RouteContext) => Promise<unknown>,
): Promise<Result & { readAt: number }> {
  return servicesOf(context).keptReads.take(key, async () => {
    const shown = createPageScopes();
    const failedParts = new Set<string>();
    // Nothing of the request is in it, so that the value cannot depend on the reader.
    const inner = new RouterContextProvider();
    inner.set(servicesContext, servicesOf(context));
    inner.set(pageScopesContext, shown);
    inner.set(failedPartsContext, failedParts);
    return { value: await read(inner), shown, failedParts };
  });
}
