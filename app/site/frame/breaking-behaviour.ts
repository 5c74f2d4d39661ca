import { href } from '#domain/href.ts';

/** Between two questions; with the second of the server's clock a start is seen within five. */
const EVERY_MS = 3000;
/** Where nobody answers, questions become rarer up to this. */
const RAREST_MS = 60_000;
/** What the reader has closed in this tab, in one string; the inline script of the strip reads it before the first paint. */
const CLOSED = 'breaking';

/** Keeps the strip of an open page as the newsroom has it: asks for a text that lies in the server's memory. */
export function startBreaking(): void {
  const strip = document.querySelector<HTMLElement>('[data-breaking]');
  if (!strip) return;
  strip.addEventListener('click', (event) => {
    if ((event.target as Element).closest('button')) close((event.target as Element).closest('[data-entry]'));
  });
  let wait = EVERY_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let said = '';
  const ask = async () => {
    if (navigator.onLine) {
      const html = await fetch(href('/api/breaking'), { cache: 'no-cache', credentials: 'omit' })
        .then((answer) => (answer.ok ? answer.text() : null))
        .catch(() => null);
      wait = html === null ? Math.min(wait * 2, RAREST_MS) : EVERY_MS;
      if (html !== null && html !== said) show(strip, html);
      said = html ?? said;
    }
    timer = undefined;
    askLater();
  };
  // A hidden page is silent; back in view it asks at once.
  const askLater = (after = wait) => {
    if (!document.hidden && timer === undefined) timer = setTimeout(ask, after);
  };
  document.addEventListener('visibilitychange', () => askLater(0));
  askLater();
}

function close(entry: HTMLElement | null): void {
  if (!entry) return;
  entry.hidden = true;
  try {
    sessionStorage.setItem(CLOSED, `${closed()} ${entry.dataset.entry}`);
  } catch {}
}

function closed(): string {
  try {
    return sessionStorage.getItem(CLOSED) ?? '';
  } catch {
    return '';
  }
}

/** Takes away what is over and brings what is new, the rest stays untouched: nothing is read out twice. */
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
    // What came with the page keeps its room, so that the page stands still.
    if (entry.parentElement === page) entry.style.visibility = at < 0 ? 'hidden' : '';
    else if (at < 0) entry.remove();
  }
  const wanted = fresh.filter((entry) => !closed().includes(entry.dataset.entry as string));
  strip.ariaLive = wanted.some((entry) => entry.dataset.level === 'breaking') ? 'assertive' : 'polite';
  screen.append(...wanted);
}
