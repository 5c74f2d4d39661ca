/** Key in `sessionStorage` of the closed ids. The inline script of the strip reads it before the first paint. */
const CLOSED_KEY = 'breaking';

/** Lets the reader close an entry of the breaking strip. `breaking-updates.ts` adds new ones. */
export function startBreaking(): void {
  document.querySelector('[data-breaking]')?.addEventListener('click', (event) => {
    if ((event.target as Element).closest('button')) close((event.target as Element).closest('[data-entry]'));
  });
}

function close(entry: HTMLElement | null): void {
  if (!entry) return;
  entry.hidden = true;
  try {
    sessionStorage.setItem(CLOSED_KEY, `${readClosedEntries()} ${entry.dataset.entry}`);
  } catch {}
}

/** The ids of the closed entries, separated by spaces. */
export function readClosedEntries(): string {
  try {
    return sessionStorage.getItem(CLOSED_KEY) ?? '';
  } catch {
    return '';
  }
}
