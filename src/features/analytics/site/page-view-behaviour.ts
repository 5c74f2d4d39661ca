import { formatNumber } from '#az/format/format-number.ts';
import { href, pathPrefix } from '#platform/http/href.ts';

const ADDRESS = href('/api/page-views');

/** Reports a page view when an article is visible, and clicks on the front page. The page does not wait for the request. */
export function startPageViews(): void {
  const views = document.querySelector<HTMLElement>('[data-views]');
  // A preview does not count.
  const isPreview = document.querySelector('[data-preview]') !== null;
  if (views?.dataset.views && !isPreview)
    whenVisible(() => void reportPageView(views, views.dataset.views ?? ''));
  const frontPage = document.querySelector<HTMLElement>('[data-front-page]');
  frontPage?.addEventListener('click', reportClick);
  // The middle mouse button opens an article in a new tab.
  frontPage?.addEventListener('auxclick', (event) => event.button === 1 && reportClick(event));
}

function reportClick(event: Event): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(
    `a[href^="${pathPrefix('/article/:slug')}/"]`,
  );
  const slug = link?.pathname.split('/')[2];
  // A beacon is sent even when the page is being left.
  if (slug) navigator.sendBeacon(ADDRESS, JSON.stringify({ slug }));
}

/** Waits until the page is visible: it may be prerendered or in a hidden tab. */
function whenVisible(run: () => void): void {
  if (document.visibilityState === 'visible') run();
  else document.addEventListener('visibilitychange', () => whenVisible(run), { once: true });
}

async function reportPageView(element: HTMLElement, slug: string): Promise<void> {
  const response = await fetch(ADDRESS, {
    method: 'POST',
    body: JSON.stringify({ slug, from: document.referrer.split('/')[2] ?? '' }),
    keepalive: true,
  }).catch(() => null);
  if (response?.status !== 200) return;
  const { views } = (await response.json()) as { views: number };
  // Only the number changes; the text around it stays.
  element.textContent = (element.textContent ?? '').replace(/[\d.]+/, formatNumber(views));
}
