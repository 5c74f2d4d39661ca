import { formatNumber } from '#az/format/format-number.ts';
import { href, pathPrefix } from '#domain/href.ts';

const ADDRESS = href('/api/page-views');

/** Reports an opened article once it is really seen, and clicks on the front page; the page never waits for it. */
export function startPageViews(): void {
  const views = document.querySelector<HTMLElement>('[data-views]');
  // An editor who looks at what is not published yet is no reader.
  const isPreview = document.querySelector('[data-preview]') !== null;
  if (views?.dataset.views && !isPreview) whenSeen(() => void reportOpened(views, views.dataset.views ?? ''));
  const frontPage = document.querySelector<HTMLElement>('[data-front-page]');
  frontPage?.addEventListener('click', reportClick);
  // The wheel's button opens the story in a tab of its own.
  frontPage?.addEventListener('auxclick', (event) => event.button === 1 && reportClick(event));
}

function reportClick(event: Event): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(
    `a[href^="${pathPrefix('/article/:slug')}/"]`,
  );
  const slug = link?.pathname.split('/')[2];
  // A beacon outlives the page that sends it.
  if (slug) navigator.sendBeacon(ADDRESS, JSON.stringify({ slug }));
}

/** A page drawn ahead of time, or in a hidden tab, is not open yet. */
function whenSeen(run: () => void): void {
  if (document.visibilityState === 'visible') run();
  else document.addEventListener('visibilitychange', () => whenSeen(run), { once: true });
}

async function reportOpened(element: HTMLElement, slug: string): Promise<void> {
  const answer = await fetch(ADDRESS, {
    method: 'POST',
    body: JSON.stringify({ slug, from: document.referrer.split('/')[2] ?? '' }),
    keepalive: true,
  }).catch(() => null);
  if (answer?.status !== 200) return;
  const { views } = (await answer.json()) as { views: number };
  // The words around the number came with the page.
  element.textContent = (element.textContent ?? '').replace(/[\d.]+/, formatNumber(views));
}
