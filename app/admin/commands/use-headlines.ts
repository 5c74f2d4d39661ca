import { useEffect, useState } from 'react';
import type { Headline } from '#app/admin/articles/headlines.ts';
import { href } from '#domain/href.ts';

const PAUSE_MS = 200;
/** One character is in nearly every headline. */
const SHORTEST = 2;

export interface Headlines {
  found: readonly Headline[];
  isLoading: boolean;
}

/** The articles whose headlines have the words of `query`. When they cannot be asked for there are none. */
export function useHeadlines(query: string): Headlines {
  const wanted = query.trim();
  const isAsked = wanted.length >= SHORTEST;
  const [answer, setAnswer] = useState<{ query: string; found: readonly Headline[] }>();
  useEffect(() => {
    if (!isAsked) return;
    const control = new AbortController();
    const timer = setTimeout(async () => {
      const found = await search(wanted, control.signal);
      if (!control.signal.aborted) setAnswer({ query: wanted, found });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [wanted, isAsked]);
  // Results of an older query are never offered for the new one.
  if (!isAsked || answer?.query !== wanted) return { found: [], isLoading: isAsked };
  return { found: answer.found, isLoading: false };
}

async function search(query: string, signal: AbortSignal): Promise<readonly Headline[]> {
  try {
    const address = `${href('/admin/articles/headlines')}?${new URLSearchParams({ q: query })}`;
    // A session that has ended answers with the way to sign in.
    const response = await fetch(address, { signal, redirect: 'manual' });
    return response.ok ? ((await response.json()) as Headline[]) : [];
  } catch {
    return [];
  }
}
