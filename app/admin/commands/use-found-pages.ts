import { useEffect, useState } from 'react';
import { href } from '#domain/href.ts';
import type { FoundPage } from './found-pages.ts';

const DEBOUNCE_MS = 200;
/** A single character is the beginning of too many words. */
const MIN_QUERY_LENGTH = 2;

export interface FoundPages {
  found: readonly FoundPage[];
  isLoading: boolean;
}

/** Searches articles, teams and matches. Returns none when the request fails. */
export function useFoundPages(query: string): FoundPages {
  const trimmedQuery = query.trim();
  const canSearch = trimmedQuery.length >= MIN_QUERY_LENGTH;
  const [answer, setAnswer] = useState<{ query: string; found: readonly FoundPage[] }>();
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
  // Results of an older query are not shown for the new one.
  if (!canSearch || answer?.query !== trimmedQuery) return { found: [], isLoading: canSearch };
  return { found: answer.found, isLoading: false };
}

async function search(query: string, signal: AbortSignal): Promise<readonly FoundPage[]> {
  try {
    const address = `${href('/admin/find')}?${new URLSearchParams({ q: query })}`;
    // Without a session the answer is a redirect to the sign-in page. `manual` keeps fetch from following it.
    const response = await fetch(address, { signal, redirect: 'manual' });
    return response.ok ? ((await response.json()) as FoundPage[]) : [];
  } catch {
    return [];
  }
}
