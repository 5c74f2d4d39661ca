import { redirect } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { slugify } from '#az/slug.ts';
import { categoryPageText } from '#az/text/category.ts';
import type { Route } from './+types/category.ts';
import { categoryAddress } from './addresses.ts';
import { findReadableCategory } from './find-readable-category.ts';
import { missing } from './missing.ts';
import { parsePage } from './parse-page.ts';
import { ArticleGrid } from './parts/article-grid.tsx';
import { PageMeta } from './parts/page-meta.tsx';
import { Pagination } from './parts/pagination.tsx';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const found = await findReadableCategory(db, params.category);
  if (!found) {
    const plain = slugify(params.category);
    if (plain !== params.category && (await findReadableCategory(db, plain)))
      throw redirect(categoryAddress(plain), 301);
    throw missing('category');
  }
  const page = parsePage(new URL(request.url).searchParams);
  if (page === null) throw redirect(categoryAddress(found.slug));
  const { readPage, ...category } = found;
  const list = await readPage(page);
  if (page > list.pages) throw missing('page');
  return { category, list, siteName: config.siteName, siteUrl: config.siteUrl, now: now() };
}

/** A category's newest articles, page by page. */
export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, list, siteName, siteUrl, now } = loaderData;
  const pageSuffix = list.page > 1 ? ` – ${categoryPageText.page(list.page)}` : '';
  return (
    <>
      <PageMeta
        title={`${category.name}${pageSuffix} – ${siteName}`}
        description={category.description || category.name}
        address={siteUrl + categoryAddress(category.slug, list.page)}
      />
      <header
        className="mt-8 mb-8 border-t-4 border-t-(--category) pt-4"
        style={{ '--category': category.color ?? 'var(--color-pitch)' } as React.CSSProperties}
      >
        <h1 className="text-5xl">{category.name}</h1>
        {category.description && <p className="mt-2 text-lg text-muted">{category.description}</p>}
        {list.total > 0 && (
          <p className="tabular mt-1 text-muted text-sm">{categoryPageText.total(list.total)}</p>
        )}
      </header>
      {list.total === 0 ? (
        <p className="py-10 text-lg text-muted">{categoryPageText.empty}</p>
      ) : (
        <ArticleGrid articles={list.articles} now={now} />
      )}
      <Pagination
        page={list.page}
        pages={list.pages}
        address={(page) => categoryAddress(category.slug, page)}
      />
    </>
  );
}
