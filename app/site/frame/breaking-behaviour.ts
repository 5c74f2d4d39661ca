import { href } from '#domain/href.ts';

/** How often an open page asks for the entries. The server checks start times every second, so an entry appears within 5 s. */
const REFRESH_MS = 3000;
/** The longest interval while the server does not respond. */
const MAX_REFRESH_MS = 60_000;
/** Key in `sessionStorage` of the closed ids. The inline script of the strip reads it before the first paint. */
const CLOSED_KEY = 'breaking';

/** Keeps the strip of an open page up to date. The page cache of the server answers these requests. */
export function startBreaking(): void {
  const strip = document.querySelector<HTMLElement>('[data-breaking]');
  if (!strip) return;
  strip.addEventListener('click', (event) => {
    if ((event.target as Element).closest('button')) close((event.target as Element).closest('[data-entry]'));
  });
  let interval = REFRESH_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shownHtml = '';
  const refresh = async () => {
    if (navigator.onLine) {
      const html = await fetch(href('/api/breaking'), { cache: 'no-cache', credentials: 'omit' })
        .then((response) => (response.ok ? response.text() : null))
        .catch(() => null);
      interval = html === null ? Math.min(interval * 2, MAX_REFRESH_MS) : REFRESH_MS;
      if (html !== null && html !== shownHtml) show(strip, html);
      shownHtml = html ?? shownHtml;
    }
    timer = undefined;
    scheduleRefresh();
  };
  // A hidden page does not ask. When it becomes visible, it asks at once.
  const scheduleRefresh = (delay = interval) => {
    if (!document.hidden && timer === undefined) timer = setTimeout(refresh, delay);
  };
  document.addEventListener('visibilitychange', () => scheduleRefresh(0));
  scheduleRefresh();
}

function close(entry: HTMLElement | null): void {
  if (!entry) return;
  entry.hidden = true;
  try {
    sessionStorage.setItem(CLOSED_KEY, `${readClosed()} ${entry.dataset.entry}`);
  } catch {}
}

function readClosed(): string {
  try {
    return sessionStorage.getItem(CLOSED_KEY) ?? '';
  } catch {
    return '';
  }
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
  const closedIds = readClosed();
  const added = fresh.filter((entry) => !closedIds.includes(entry.dataset.entry as string));
  strip.ariaLive = added.some((entry) => entry.dataset.level === 'breaking') ? 'assertive' : 'polite';
  screen.append(...added);
}
