/** Pages that are personal or not for readers, and files. The worker ignores them. */
const NOT_FOR_READERS =
  /^\/(?:admin|api|create-admin|check-articles|database|cleanup-images|firebase-test|newsletter|lite)(?:\/|$)|\.\w+$/;

/** Whether the worker handles requests for this page. */
export function isReaderPage(address: URL): boolean {
  return !NOT_FOR_READERS.test(address.pathname) && !address.searchParams.has('lite');
}

/** The path under which a page is saved, without its query. Only articles are saved; null for every other page. */
export function savedPagePath(address: URL): string | null {
  return isReaderPage(address) && /^\/article\/[^/]+$/.test(address.pathname) ? address.pathname : null;
}

/** `/media/articles/1-a.jpg` for `/media/articles/1-a.jpg/16x9-768.avif`: one path for all sizes. Null for other paths. */
export function picturePath(path: string): string | null {
  return /^\/media\/articles\/[^/]+/.exec(path)?.[0] ?? null;
}
