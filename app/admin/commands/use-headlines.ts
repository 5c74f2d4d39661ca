import { useEffect, useState } from 'react';
import type { Headline } from '#app/admin/articles/headlines.ts';
import { href } from '#domain/href.ts';

const DEBOUNCE_MS = 200;
/** A single character is in nearly every headline. */
const MIN_QUERY_LENGTH = 2;

export interface Headlines {
  found: readonly Headline[];
  isLoading: boolean;
}

/** Searches articles by the words of their headlines. Returns none when the request fails. */
export function useHeadlines(query: string): Headlines {
  const trimmedQuery = query.trim();
  const canSearch = trimmedQuery.length >= MIN_QUERY_LENGTH;
  const [answer, setAnswer] = useState<{ query: string; found: readonly Headline[] }>();
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

async function search(query: string, signal: AbortSignal): Promise<readonly Headline[]> {
  try {
    const address = `${href('/admin/articles/headlines')}?${new URLSearchParams({ q: query })}`;
    // Without a session the answer is a redirect to the sign-in page. `manual` keeps fetch from following it.
    const response = await fetch(address, { signal, redirect: 'manual' });
    return response.ok ? ((await response.json()) as Headline[]) : [];
  } catch {
    return [];
  }
}
