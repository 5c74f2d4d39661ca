/** The page is readable before its stream opens. */
const DELAY_MS = 1000;
/** Phones often lose their connection without noticing it. */
const RETRY_MS = 3000;

/** How many parts are not loaded yet. */
let awaited = 0;

/** Whether a part that is not loaded yet may still ask for something of the stream. */
export const isAwaitingParts = (): boolean => awaited > 0;

/**
 * Loads the file of a part of the page that the reader did not ask for, and starts it. A connection that is lost meanwhile is no
 * error: the file is asked for again when the connection is back, or once more after 3 s when the browser has not noticed the loss.
 */
export function loadPart<Module>(
  load: () => Promise<Module>,
  start: (module: Module) => unknown,
  delay = 0,
  isRepeated = false,
): void {
  awaited++;
  const run = () =>
    void load()
      .then(start, (error: unknown) => {
        if (!navigator.onLine) addEventListener('online', () => loadPart(load, start), { once: true });
        else if (isRepeated) throw error;
        else loadPart(load, start, RETRY_MS, true);
      })
      .finally(() => {
        awaited--;
      });
  if (delay > 0) setTimeout(run, delay);
  else run();
}

/** Starts a part that needs the stream, when the page has been readable for a second. */
export function startLater(start: () => unknown): void {
  awaited++;
  setTimeout(() => {
    awaited--;
    start();
  }, DELAY_MS);
}
