import { data } from 'react-router';

/** What was not found. The not-found page has its own text for each kind. */
export type MissingKind = 'page' | 'article' | 'category' | 'deleted';

/** Thrown by a loader, it shows the not-found page with status 404. */
export const notFoundResponse = (kind: MissingKind) => data({ kind }, { status: 404 });

/** Thrown by a loader, it says with status 410 that the page was deleted. Search engines then forget the address at once. */
export const goneResponse = () => data({ kind: 'deleted' satisfies MissingKind }, { status: 410 });

/**
 * Thrown when the content could not be read, it shows the not-found page (spec §8) with status 503. Search engines then keep
 * the address, and the service worker shows its saved copy.
 */
export const unreadableResponse = (kind: MissingKind) => data({ kind }, { status: 503 });
