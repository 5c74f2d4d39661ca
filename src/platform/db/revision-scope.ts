/**
 * A part of the site's content that changes on its own. Triggers record the revision of the last change of each scope
 * (`scopeTriggers` in `src/platform/db/migrations/`). A page names the scopes that it shows.
 */
export type RevisionScope =
  /** Everything that lists of articles show. */
  | 'articles'
  | 'breaking'
  /** Which categories there are, and their order. */
  | 'categories'
  | 'front-page'
  /** Which matches there are, their kick-offs and statuses, and the names of teams and competitions. */
  | 'matches'
  /** Names that search takes for the same, those of the match desk too. No page shows it: search reads it. */
  | 'names'
  | 'settings'
  /** An article, and the titles of the articles published directly before and after it. By id. */
  | `article:${string}`
  /** The name and colour of a category. By slug. */
  | `category:${string}`
  /** The articles of a category, and its text. By slug. */
  | `category-articles:${string}`
  /** The approved comments of an article, and whether it takes more. By id of the article. */
  | `comments:${string}`
  /** Everything else about a match: commentary, line-ups, officials, television, linked articles. By id of the match. */
  | `coverage:${string}`
  /** The facts, the score and the events of a match. By id. */
  | `match:${string}`
  /** The question and the options of a poll, not its votes. By id. */
  | `poll:${string}`
  /** A table. By id of the season. */
  | `standings:${string}`
  /** The name of a tag, and which articles have it. By slug. */
  | `tag:${string}`;

/** The changes after one revision, up to and including another. */
export interface RevisionChange {
  after: number;
  revision: number;
  /** The changed scopes. Null when they are not known: any may have changed. */
  scopes: ReadonlySet<string> | null;
}
