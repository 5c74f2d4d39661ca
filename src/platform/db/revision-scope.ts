/**
 * All parts of the site's content that change on their own. Empty here: each subject adds its own in `tables.ts`.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: module augmentations fill it
export interface RevisionScopes {}

/**
 * A part of the site's content. Triggers record the revision of its last change (`scopeTriggers`). A page names the scopes
 * that it shows.
 */
export type RevisionScope = keyof RevisionScopes;

/** The changes after one revision, up to and including another. */
export interface RevisionChange {
  after: number;
  revision: number;
  /** The changed scopes. Null when they are not known: any may have changed. */
  scopes: ReadonlySet<string> | null;
}
