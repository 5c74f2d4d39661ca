import { redirect } from 'react-router';
import { readListPart } from '#features/articles/site/lists/read-list-page.ts';
import {
  findNormalizedCategorySlug,
  findReadableCategory,
  findRedirectedCategorySlug,
} from '#features/categories/site/find-readable-category.ts';
import { categoryPageText } from '#features/categories/text.ts';
import { servicesOf } from '#platform/http/context.ts';
import { categoryScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';
import { categoryAddress } from '#platform/site/addresses.ts';
import { parsePage } from '#platform/site/parse-page.ts';
import { liteAddress } from '../rules/lite-address.ts';
import type { Route } from './+types/lite-category.ts';
import { LiteHeadlines } from './lite-lists.tsx';
import { readLiteSite } from './read-lite-site.ts';
import { renderLite, renderLiteMissing } from './render-lite.tsx';

/** The light version of a category: headlines, page by page. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, now } = servicesOf(context);
  const site = await readLiteSite(context);
  const redirectedSlug = await findRedirectedCategorySlug(context, params.category);
  if (redirectedSlug) throw redirect(liteAddress(categoryAddress(redirectedSlug)), 301);
  const category = await findReadableCategory(db, params.category);
  const normalizedSlug = category ? null : await findNormalizedCategorySlug(db, params.category);
  if (normalizedSlug) throw redirect(liteAddress(categoryAddress(normalizedSlug)), 301);
  const page = parsePage(new URL(request.url).searchParams) ?? 1;
  const list = category && (await readListPart(context, page, category.readPage));
  if (!category || !list || page > list.pages)
    return renderLiteMissing(
      categoryPageText.notFound,
      site,
      redirectedSlug === undefined && !category ? 503 : 404,
    );
  showsScopes(context, ...categoryScopes(category.slug));
  const address = (to: number) => categoryAddress(category.slug, to);
  const body = (
    <>
      <h1>{category.name}</h1>
      {list.total === 0 && <p>{categoryPageText.empty}</p>}
      <LiteHeadlines articles={list.articles} now={now()} />
      <nav aria-label={categoryPageText.pagination}>
        {page > 1 && <a href={liteAddress(address(page - 1))}>{categoryPageText.prev}</a>}
        {page < list.pages && <a href={liteAddress(address(page + 1))}>{categoryPageText.next}</a>}
      </nav>
    </>
  );
  return renderLite({ title: category.name, address: address(page), site, body });
}
