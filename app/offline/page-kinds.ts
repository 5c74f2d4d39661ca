/** Belongs to one person or changes something: never the worker's business. */
const NOT_FOR_READERS =
  /^\/(?:admin|api|create-admin|check-articles|database|cleanup-images|firebase-test|newsletter|lite)(?:\/|$)|\.\w+$/;

/** Whether the worker stands in for a page of this address when the network does not answer. */
export function isReaderPage(address: URL): boolean {
  return !NOT_FOR_READERS.test(address.pathname) && !address.searchParams.has('lite');
}

/** What is kept: articles, under their path alone. Null for everything else. */
export function savedPath(address: URL): string | null {
  return isReaderPage(address) && /^\/article\/[^/]+$/.test(address.pathname) ? address.pathname : null;
}

/** The picture in `/media/articles/1-a.jpg/16x9-768.avif`, whatever its size; null for what is no picture of ours. */
export function pictureOf(path: string): string | null {
  return /^\/media\/articles\/[^/]+/.exec(path)?.[0] ?? null;
}
