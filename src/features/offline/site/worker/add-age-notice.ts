import { DAY, HOUR, MINUTE } from '#az/format/durations.ts';
import { timeText } from '#az/text/time.ts';
import { offlineText } from '../../text.ts';
import type { SavedPage } from './saved-pages.ts';

const MAIN = /<main id="main"[^>]*>/;
const SAVED_PAGES = /<div data-saved-pages[^>]*>[\s\S]*?<\/div>/;

/** An age in milliseconds as text: `5 dəqiqə əvvəl`, `3 saat əvvəl`, `2 gün əvvəl`. */
export function formatAge(ms: number): string {
  if (ms < MINUTE) return timeText.now;
  if (ms < HOUR) return timeText.minutesAgo(Math.floor(ms / MINUTE));
  if (ms < 2 * DAY) return timeText.hoursAgo(Math.floor(ms / HOUR));
  return timeText.daysAgo(Math.floor(ms / DAY));
}

/** Adds the age of a saved page, in milliseconds, above its content. */
export function addAgeNotice(html: string, ageMs: number): string {
  const text = offlineText.kept(formatAge(ageMs));
  const notice = `<p role="status" data-saved-page class="mt-4 border-warning border-s-4 bg-surface p-3">${text}</p>`;
  return html.replace(MAIN, (main) => main + notice);
}

/** Adds links to the saved pages to the offline page. Titles are escaped HTML. */
export function addSavedPageLists(
  html: string,
  lists: readonly { heading: string; pages: readonly SavedPage[] }[],
  now: number,
): string {
  const sections = lists
    .filter(({ pages }) => pages.length > 0)
    .map(({ heading, pages }) => {
      const items = pages.map((page) => renderListItem(page, now)).join('');
      return `<h2 class="mt-8 mb-2 text-2xl">${heading}</h2><ul>${items}</ul>`;
    });
  return sections.length === 0 ? html : html.replace(SAVED_PAGES, () => `<div>${sections.join('')}</div>`);
}

function renderListItem({ path, title, savedAt }: SavedPage, now: number): string {
  const link = `<a href="${path}" class="inline-flex min-h-11 items-center font-semibold hover:text-accent">${title}</a>`;
  return `<li class="border-line border-b py-1">${link} <span class="text-muted text-sm">${formatAge(now - savedAt)}</span></li>`;
}
