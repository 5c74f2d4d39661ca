import { redirect } from 'react-router';
import type { RouteContext } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { parsePage } from '#platform/site/parse-page.ts';
import type { ArticleListPage } from '../../rules/read/article-list-page.ts';

/**
 * Reads the requested page of a list. A list that cannot be read is empty (spec §8).
 * @throws a redirect to `firstPage` for an invalid page number, a 404 for a page after the last
 */
export async function readListPage(
  { request, context }: { request: Request; context: RouteContext },
  firstPage: string,
  readPage: (page: number) => Promise<ArticleListPage>,
): Promise<ArticleListPage> {
  const page = parsePage(new URL(request.url).searchParams);
  if (page === null) throw redirect(firstPage);
  const list = await readListPart(context, page, readPage);
  if (page > list.pages) throw notFoundResponse('page');
  return list;
}

/** Reads one page of a list. It is empty when it cannot be read. */
export function readListPart(
  context: RouteContext,
  page: number,
  readPage: (page: number) => Promise<ArticleListPage>,
): Promise<ArticleListPage> {
  return readPart(context, 'article list', () => readPage(page), {
    articles: [],
    total: 0,
    page,
    pages: page,
  });
}
