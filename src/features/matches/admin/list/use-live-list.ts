import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { MINUTE } from '#az/format/durations.ts';
import { refreshWithoutStream, subscribeToTopic } from '#platform/live/live-stream.ts';
import { MAX_FOLLOWED } from '../../rules/fixture.ts';

/** Several entries of one moment load the list once. */
const DELAY_MS = 300;
const TICK_MS = 15_000;
/** Time alone changes a list too: a match is about to begin. */
const RELOAD_MS = MINUTE;

/**
 * Loads the list of matches again after every change of one of them, when a match is added or begins, and every minute. Returns the current
 * time for the minutes of live matches, epoch ms: `now` is that of the server when the list was loaded.
 */
export function useLiveList(matches: readonly { id: string }[], now: number): number {
  const { revalidate } = useRevalidator();
  const [passed, setPassed] = useState({ since: now, ms: 0 });
  // The topic `matches` tells of the others when they begin and end.
  const ids = [...new Set(matches.map(({ id }) => id))].slice(0, MAX_FOLLOWED).join();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refresh = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void revalidate(), DELAY_MS);
    };
    const topics = ['matches', ...ids.split(',').flatMap((id) => (id === '' ? [] : [`match:${id}`]))];
    const ends = [...topics.map((topic) => subscribeToTopic(topic, refresh)), refreshWithoutStream(refresh)];
    const reload = setInterval(() => document.visibilityState === 'visible' && refresh(), RELOAD_MS);
    return () => {
      clearTimeout(timer);
      clearInterval(reload);
      for (const end of ends) end();
    };
  }, [ids, revalidate]);
  useEffect(() => {
    const loadedAt = Date.now();
    const timer = setInterval(() => setPassed({ since: now, ms: Date.now() - loadedAt }), TICK_MS);
    return () => clearInterval(timer);
  }, [now]);
  return passed.since === now ? now + passed.ms : now;
}
