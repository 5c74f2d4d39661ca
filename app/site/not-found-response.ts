import { data } from 'react-router';

/** What is missing decides the words: an article that is gone, a category that never was, or any page. */
export type MissingKind = 'page' | 'article' | 'category';

/** Throw it from a loader: the reader gets the not-found page with status 404. */
export const notFoundResponse = (kind: MissingKind) => data({ kind }, { status: 404 });

/**
 * Throw it when something could not be read: the reader gets the not-found page (spec §8), with status 503. Search engines
 * keep the address then, and a browser that has kept the page shows it.
 */
export const unreadableResponse = (kind: MissingKind) => data({ kind }, { status: 503 });
