/**
 * Brings in, when nothing else is left to do, the worker that keeps articles for reading without network. It hears of
 * the article opened before it was there; only somebody who opens a second page is worth the data of the top stories.
 */
export function startOffline(): void {
  const { serviceWorker, connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (!serviceWorker || connection?.saveData) return;
  const isReturning = serviceWorker.controller !== null;
  const opened = isReturning ? undefined : location.pathname;
  const start = async () => {
    await serviceWorker.register('/sw.js');
    const { active } = await serviceWorker.ready;
    active?.postMessage({ opened, isReturning });
  };
  // A browser that forbids it (a private window) shows the pages all the same.
  const startWhenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => start().catch(() => {}))
      : setTimeout(start, 3000);
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
}
