/**
 * Registers, when the browser is idle, the service worker that saves articles for reading without network. Tells it which
 * article was opened before it was active. The worker loads the top stories only when a reader opens a second page.
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
  // Some browsers forbid it, for example in private windows. Pages work without it.
  const startWhenIdle = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(() => start().catch(() => {}))
      : setTimeout(start, 3000);
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle, { once: true });
}
