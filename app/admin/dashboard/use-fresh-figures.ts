import { useEffect, useState } from 'react';

const EVERY_MS = 15_000;

/**
 * Figures that were read with the page, and read again from `address` every 15 s while somebody looks. An answer that is
 * none (the session has ended, the net is gone) leaves what stands. `askOn`: read again at once whenever this changes, and
 * at the beginning.
 */
export function useFreshFigures<Figures extends { now: number }>(
  address: string,
  first: Figures,
  { everyMs = EVERY_MS, askOn }: { everyMs?: number; askOn?: string } = {},
): Figures {
  const [figures, setFigures] = useState(first);
  useEffect(() => {
    const stopped = new AbortController();
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return;
      // A session that has ended answers with the way to sign in; followed or refused, that would be an error.
      const answer = await fetch(address, { redirect: 'manual', signal: stopped.signal }).catch(() => null);
      const fresh = answer?.ok ? ((await answer.json().catch(() => null)) as Figures | null) : null;
      if (fresh && !stopped.signal.aborted) setFigures(fresh);
    };
    if (askOn !== undefined) void ask();
    const timer = setInterval(ask, everyMs);
    document.addEventListener('visibilitychange', ask);
    return () => {
      stopped.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [address, everyMs, askOn]);
  // A page read again in the meantime knows more.
  return figures.now >= first.now ? figures : first;
}
