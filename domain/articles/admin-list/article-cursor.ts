/** The column that the admin list is sorted by. */
export type ArticleSort = 'updated' | 'published' | 'title' | 'views';
/** Found articles can also be listed in the order in which the search found them. */
export type ArticleListOrder = ArticleSort | 'best';
export type ArticleOrder = 'asc' | 'desc';

/** The last row of a page. The next page begins after it, also when rows were added in between. */
export interface ArticleCursor {
  value: string | number;
  id: string;
}

/** Formats a cursor for a URL. */
export function formatArticleCursor(sort: ArticleListOrder, { value, id }: ArticleCursor): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

/** Parses a cursor from a URL. Null when it is invalid or of another sort: the list then shows its first page. */
export function parseArticleCursor(sort: ArticleListOrder, text: string | null): ArticleCursor | null {
  if (!text) return null;
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(parts) || parts.length !== 3) return null;
    const [of, value, id] = parts as unknown[];
    const isSound =
      of === sort &&
      typeof id === 'string' &&
      (sort === 'title' ? typeof value === 'string' : Number.isSafeInteger(value)) &&
      !`${id}${value}`.includes('\u0000');
    return isSound ? { value: value as string | number, id: id as string } : null;
  } catch {
    return null;
  }
}
