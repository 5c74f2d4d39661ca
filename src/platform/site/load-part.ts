/** The page is readable before its stream opens. */
const DELAY_MS = 1000;

/** How many parts are not loaded yet. */
let awaited = 0;

/** Whether a part that is not loaded yet may still ask for something of the stream. */
export const isAwaitingParts = (): boolean => awaited > 0;

/**
 * Loads and starts a part of the page that the reader did not ask for. A connection that is lost meanwhile is no error: the
 * part is loaded when it is back.
 */
export function loadPart(load: () => Promise<unknown>, delay = 0): void {
  awaited++;
  const start = () =>
    void load()
      .catch((error: unknown) => {
        if (navigator.onLine) throw error;
        addEventListener('online', () => loadPart(load), { once: true });
      })
      .finally(() => {
        awaited--;
      });
  if (delay > 0) setTimeout(start, delay);
  else start();
}

/** Loads a part that needs the stream, when the page has been readable for a second. */
export function loadPartLater(load: () => Promise<unknown>): void {
  loadPart(load, DELAY_MS);
}
