import { type RouterContextProvider, redirect } from 'react-router';
import { readPart } from '#app/read-part.ts';
import { notFoundResponse } from '#app/site/not-found-response.ts';
import type { ArticleListPage } from '#domain/articles/read/article-list-page.ts';
import { parsePage } from './parse-page.ts';

/**
 * The page of a list that an address asks for. Something that is no page number leads to the first page;
 * a page beyond the last is missing. A list that cannot be read is empty (spec §8).
 */
export async function readListPage(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  firstPage: string,
  readPage: (page: number) => Promise<ArticleListPage>,
): Promise<ArticleListPage> {
  const page = parsePage(new URL(request.url).searchParams);
  if (page === null) throw redirect(firstPage);
  const list = await readListPart(context, page, readPage);
  if (page > list.pages) throw notFoundResponse('page');
  return list;
}

/** One page of a list; an empty one when it cannot be read. */
export function readListPart(
  context: Readonly<RouterContextProvider>,
  page: number,
  readPage: (page: number) => Promise<ArticleListPage>,
): Promise<ArticleListPage> {
  return readPart(context, {
    name: 'article list',
    read: () => readPage(page),
    fallback: { articles: [], total: 0, page, pages: page },
  });
}
