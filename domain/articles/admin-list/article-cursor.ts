/** In what order the newsroom's list stands. */
export type ArticleSort = 'updated' | 'published' | 'title' | 'views';
export type ArticleOrder = 'asc' | 'desc';

/** The last row of a page: the next page begins after it, however many rows were written in between. */
export interface ArticleCursor {
  value: string | number;
  id: string;
}

/** The cursor as a text for an address. */
export function formatArticleCursor(sort: ArticleSort, { value, id }: ArticleCursor): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

/** The cursor in a text from an address; null when it is none of this order: the list then begins at its beginning. */
export function parseArticleCursor(sort: ArticleSort, text: string | null): ArticleCursor | null {
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
