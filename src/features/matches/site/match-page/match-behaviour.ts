import { href } from '#platform/http/href.ts';
import { refreshWithoutStream, subscribeToTopic } from '#platform/live/live-stream.ts';
import { findSilence } from '../../rules/live/find-silence.ts';
import { type ClockFace, readRunningClock } from '../../rules/match-clock.ts';
import { formatMinute } from '../../rules/match-words.ts';
import { updateCoverage } from './update-coverage.ts';

const TICK_MS = 1000;

/**
 * Keeps the page of a match up to date while it is open: changed parts, the minute, and a note when nothing is heard. A match that
 * is over stays on the stream until its football day ends, because its end or a goal may be taken back. Later, the page loads
 * the current state whenever the reader comes back to it.
 */
export function startMatch(root: HTMLElement): void {
  const id = root.dataset.coverage ?? '';
  const header = () => root.querySelector<HTMLElement>('[data-part="header"]');
  const status = root.querySelector<HTMLElement>(':scope > [role="status"]');
  /** The server's clock minus the reader's, in milliseconds. */
  let clockOffset = 0;
  let unsubscribe: (() => void) | null = null;

  const now = () => Date.now() + clockOffset;
  const isFollowed = () => now() < (Number(header()?.dataset.followedUntil) || Number.POSITIVE_INFINITY);
  const tick = () => {
    showMinute(root, now());
    showSilence(header(), now());
    if (isFollowed()) unsubscribe ??= subscribeToTopic(`coverage:${id}`, show);
    else if (unsubscribe) {
      unsubscribe();
      unsubscribe = null;
    }
  };
  const show = (html: string) => {
    const sentences = updateCoverage(root, html, status?.dataset.takenBack ?? '');
    if (status && sentences.length > 0) status.textContent = sentences.join('. ');
    tick();
  };
  const refresh = async () => {
    const response = await fetch(href('/api/matches/:id/coverage', { id }), { cache: 'no-cache' });
    clockOffset = (Date.parse(response.headers.get('Date') ?? '') || Date.now()) - Date.now();
    if (response.ok) show(await response.text());
  };
  const refreshQuietly = () => void refresh().catch(() => {});
  tick();
  refreshWithoutStream(() => {
    if (isFollowed()) refreshQuietly();
  });
  // The page may come from a cache.
  if (isFollowed()) refreshQuietly();
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && !isFollowed()) refreshQuietly();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isFollowed()) refreshQuietly();
  });
  setInterval(() => {
    if (!document.hidden) tick();
  }, TICK_MS);
}

function showMinute(root: HTMLElement, now: number): void {
  const place = root.querySelector<HTMLElement>('[data-clock-face]');
  if (!place) return;
  const face: ClockFace = JSON.parse(place.dataset.clockFace ?? '');
  const { minute, added } = readRunningClock(face, now);
  const text = formatMinute(minute, added);
  if (place.textContent !== text) place.textContent = text;
}

function showSilence(header: HTMLElement | null, now: number): void {
  const note = header?.querySelector<HTMLElement>('[data-silent]');
  const heardAt = Number(header?.dataset.heardAt) || null;
  // It keeps its place, so that nothing moves when it appears.
  note?.classList.toggle('invisible', findSilence({ heardAt }, now) === null);
}
