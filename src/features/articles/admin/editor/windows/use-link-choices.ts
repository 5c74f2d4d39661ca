import { useEffect, useState } from 'react';
import { href } from '#platform/http/href.ts';
import type { LinkChoice } from './link-choices.ts';

const PAUSE_MS = 200;

export interface LinkChoices {
  found: readonly LinkChoice[];
  state: 'idle' | 'loading' | 'ready' | 'failed';
}

/** The published articles that match `query`; the newest for an empty one. Null searches for nothing. */
export function useLinkChoices(query: string | null): LinkChoices {
  const [answer, setAnswer] = useState<{ query: string; found: readonly LinkChoice[] | null }>();
  useEffect(() => {
    if (query === null) return;
    const control = new AbortController();
    const timer = setTimeout(
      async () => {
        const found = await search(query, control.signal);
        if (!control.signal.aborted) setAnswer({ query, found });
      },
      query === '' ? 0 : PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [query]);
  if (query === null) return { found: [], state: 'idle' };
  // Results of an older query are never offered for the new one.
  if (answer?.query !== query) return { found: [], state: 'loading' };
  return answer.found ? { found: answer.found, state: 'ready' } : { found: [], state: 'failed' };
}

async function search(query: string, signal: AbortSignal): Promise<readonly LinkChoice[] | null> {
  try {
    const response = await fetch(`${href('/admin/articles/links')}?${new URLSearchParams({ q: query })}`, {
      signal,
    });
    return response.ok ? ((await response.json()) as LinkChoice[]) : null;
  } catch {
    return null;
  }
}
