import { href } from '#platform/http/href.ts';
import { refreshWithoutStream, subscribeToTopic } from '#platform/live/live-stream.ts';
import { startLater } from '#platform/site/load-part.ts';
import { readClosedEntries } from './breaking-behaviour.ts';

/** Keeps the strip of an open page up to date. */
export function startBreakingUpdates(): void {
  const strip = document.querySelector<HTMLElement>('[data-breaking]');
  if (strip) startLater(() => follow(strip));
}

function follow(strip: HTMLElement): void {
  let shownHtml = '';
  const showNew = (html: string) => {
    if (html !== shownHtml) show(strip, html);
    shownHtml = html;
  };
  subscribeToTopic('breaking', showNew);
  refreshWithoutStream(() => {
    void fetch(href('/api/breaking'), { cache: 'no-cache', credentials: 'omit' })
      .then(async (response) => response.ok && showNew(await response.text()))
      .catch(() => {});
  });
}

/** Removes ended entries and adds new ones. The others are not touched, so that a screen reader repeats nothing. */
function show(strip: HTMLElement, html: string): void {
  const next = document.createElement('template');
  next.innerHTML = html;
  const fresh = [...next.content.children] as HTMLElement[];
  const [page, screen] = strip.children as unknown as [HTMLElement, HTMLElement];
  for (const entry of strip.querySelectorAll<HTMLElement>('[data-entry]')) {
    const at = fresh.findIndex(
      (one) => one.dataset.entry === entry.dataset.entry && one.innerHTML === entry.innerHTML,
    );
    if (at >= 0) fresh.splice(at, 1);
    // An entry of the page keeps its space, so that the layout does not shift.
    if (entry.parentElement === page) entry.style.visibility = at < 0 ? 'hidden' : '';
    else if (at < 0) entry.remove();
  }
  const closedIds = readClosedEntries();
  const added = fresh.filter((entry) => !closedIds.includes(entry.dataset.entry as string));
  strip.ariaLive = added.some((entry) => entry.dataset.level === 'breaking') ? 'assertive' : 'polite';
  screen.append(...added);
}
