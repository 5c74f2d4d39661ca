import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';

const REFRESH_MS = 2000;

/** Loads the data of the screen again every 2 s while `isPending`, for instance while a mail is being sent. */
export function useRefresh(isPending: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => document.visibilityState === 'visible' && void revalidate(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [isPending, revalidate]);
}

const DEFAULT_REFRESH_MS = 15_000;

/**
 * Returns the figures of the page, and loads them again from `address` every `everyMs` (15 s) while the tab is visible. When
 * a request fails (no session, no network), the last figures stay. With `refreshKey` they are also loaded at the start and
 * whenever the key changes.
 */
export function useFreshFigures<Figures extends { now: number }>(
  address: string,
  initial: Figures,
  { everyMs = DEFAULT_REFRESH_MS, refreshKey }: { everyMs?: number; refreshKey?: string } = {},
): Figures {
  const [figures, setFigures] = useState(initial);
  useEffect(() => {
    const controller = new AbortController();
    const refresh = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      // Without a session the answer is a redirect to the sign-in page. `manual` keeps fetch from following it.
      const answer = await fetch(address, { redirect: 'manual', signal: controller.signal }).catch(
        () => null,
      );
      const fresh = answer?.ok ? ((await answer.json().catch(() => null)) as Figures | null) : null;
      if (fresh && !controller.signal.aborted) setFigures(fresh);
    };
    if (refreshKey !== undefined) void refresh();
    const timer = setInterval(refresh, everyMs);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      controller.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [address, everyMs, refreshKey]);
  // A revalidation of the page may have brought newer figures.
  return figures.now >= initial.now ? figures : initial;
}
