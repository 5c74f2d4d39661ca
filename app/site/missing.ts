import { data } from 'react-router';

/** What is missing decides the words: an article that is gone, a category that never was, or any page. */
export type MissingKind = 'page' | 'article' | 'category';

/** Throw it from a loader: the reader gets the not-found page with status 404. */
export const missing = (kind: MissingKind) => data({ kind }, { status: 404 });
