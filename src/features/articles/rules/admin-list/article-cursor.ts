import {
  formatPageCursor,
  momentValue,
  type PageCursor,
  parsePageCursor,
  textValue,
} from '#platform/http/page-cursor.ts';

/** The column that the admin list is sorted by. */
export type ArticleSort = 'updated' | 'published' | 'title' | 'views';
/** Found articles can also be listed in the order in which the search found them. */
export type ArticleListOrder = ArticleSort | 'best';
export type ArticleOrder = 'asc' | 'desc';

/** The last row of a page. */
export type ArticleCursor = PageCursor<string | number>;

/** Formats a cursor for a URL. It names the sort, because the value of one sort means nothing in another. */
export function formatArticleCursor(sort: ArticleListOrder, cursor: ArticleCursor): string {
  return `${sort}.${formatPageCursor(cursor)}`;
}

/** Parses a cursor from a URL. Null when it is invalid or of another sort: the list then shows its first page. */
export function parseArticleCursor(sort: ArticleListOrder, text: string | null): ArticleCursor | null {
  const [of, cursor = ''] = text?.split('.') ?? [];
  return of === sort
    ? parsePageCursor<string | number>(cursor, sort === 'title' ? textValue : momentValue)
    : null;
}
