import { useEffect } from 'react';
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
