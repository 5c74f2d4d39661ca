import { redirect } from 'react-router';
import type { ArticleListPage } from '#domain/content/article-list-page.ts';
import { missing } from './missing.ts';
import { parsePage } from './parse-page.ts';

/**
 * The page of a list that an address asks for. Something that is no page number leads to the first page;
 * a page beyond the last is missing.
 */
export async function readListPage(
  request: Request,
  firstPage: string,
  readPage: (page: number) => Promise<ArticleListPage>,
): Promise<ArticleListPage> {
  const page = parsePage(new URL(request.url).searchParams);
  if (page === null) throw redirect(firstPage);
  const list = await readPage(page);
  if (page > list.pages) throw missing('page');
  return list;
}
