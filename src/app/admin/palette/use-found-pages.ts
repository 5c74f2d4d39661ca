import { useEffect, useState } from 'react';
import { href } from '#platform/http/href.ts';
import type { FoundPage } from './found-pages.ts';

const DEBOUNCE_MS = 200;
/** A single character is the beginning of too many words. */
const MIN_QUERY_LENGTH = 2;

export interface FoundPages {
  found: readonly FoundPage[];
  state: 'idle' | 'loading' | 'ready' | 'failed';
}

/** Searches articles, teams and matches, when the role of the user `mayFind` them. */
export function useFoundPages(query: string, mayFind: boolean): FoundPages {
  const trimmedQuery = query.trim();
  const canSearch = mayFind && trimmedQuery.length >= MIN_QUERY_LENGTH;
  const [answer, setAnswer] = useState<{ query: string; found: readonly FoundPage[] | null }>();
  useEffect(() => {
    if (!canSearch) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const found = await search(trimmedQuery, controller.signal);
      if (!controller.signal.aborted) setAnswer({ query: trimmedQuery, found });
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [trimmedQuery, canSearch]);
  if (!canSearch) return { found: [], state: 'idle' };
  // Results of an older query are not shown for the new one.
  if (answer?.query !== trimmedQuery) return { found: [], state: 'loading' };
  return answer.found ? { found: answer.found, state: 'ready' } : { found: [], state: 'failed' };
}

/** Null when the request fails. */
async function search(query: string, signal: AbortSignal): Promise<readonly FoundPage[] | null> {
  try {
    const address = `${href('/admin/find')}?${new URLSearchParams({ q: query })}`;
    // Without a session the answer is a redirect to the sign-in page. `manual` keeps fetch from following it.
    const response = await fetch(address, { signal, redirect: 'manual' });
    return response.ok ? ((await response.json()) as FoundPage[]) : null;
  } catch {
    return null;
  }
}
