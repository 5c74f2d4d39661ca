/**
 * Loads and starts a part of the page that the reader did not ask for. A connection that is lost meanwhile is no error: the
 * part is loaded when it is back.
 */
export function loadPart(load: () => Promise<unknown>): void {
  void load().catch((error: unknown) => {
    if (navigator.onLine) throw error;
    addEventListener('online', () => loadPart(load), { once: true });
  });
}
