import { redirect } from 'react-router';
import { slugify } from '#az/slug.ts';
import { categoryDescriptions, categoryNames, categoryPageText } from '#az/text/category.ts';
import { findCategoryBySlug } from '#domain/content/find-category-by-slug.ts';
import { listArticlesByCategory } from '#domain/content/list-articles-by-category.ts';
import type { Db } from '#db/schema.ts';
import { servicesOf } from '#app/context.ts';
import type { Route } from './+types/category.ts';
import { ALL_CATEGORIES, categoryAddress } from './addresses.ts';
import { missing } from './missing.ts';
import { ArticleGrid } from './parts/article-grid.tsx';
import { PageMeta } from './parts/page-meta.tsx';
import { Pagination } from './parts/pagination.tsx';
import { parsePage } from './parse-page.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const category = await categoryOf(db, params.category);
  if (!category) {
    const plain = slugify(params.category);
    if (plain !== params.category && (await categoryOf(db, plain))) throw redirect(categoryAddress(plain), 301);
    throw missing('category');
  }
  const page = parsePage(new URL(request.url).searchParams);
  if (page === null) throw redirect(categoryAddress(category.slug));
  const list = await listArticlesByCategory(db, { categoryId: category.id, page });
  if (page > Math.max(1, list.pages)) throw missing('page');
  return { category, list, siteName: config.siteName, siteUrl: config.siteUrl, now: now() };
}

interface CategoryFacts {
  /** null: all categories together, or a category of the navigation nobody has written in yet. */
  id: string | null | undefined;
  slug: string;
  name: string;
  description: string;
  color: string | null;
}

/** A category of the database, `all`, or a slug of the navigation that has no row yet (spec §2.3). */
async function categoryOf(db: Db, slug: string): Promise<CategoryFacts | null> {
  if (slug === ALL_CATEGORIES)
    return { id: null, slug, name: categoryNames.all, description: '', color: null };
  const found = await findCategoryBySlug(db, { slug });
  if (found) return found;
  if (!Object.hasOwn(categoryNames, slug)) return null;
  const name = categoryNames[slug as keyof typeof categoryNames];
  const description = categoryDescriptions[slug as keyof typeof categoryDescriptions] ?? '';
  return { id: undefined, slug, name, description, color: null };
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
        {list.total > 0 && <p className="tabular mt-1 text-muted text-sm">{categoryPageText.total(list.total)}</p>}
      </header>
      {list.total === 0 ? (
        <p className="py-10 text-lg text-muted">{categoryPageText.empty}</p>
      ) : (
        <ArticleGrid articles={list.articles} now={now} />
      )}
      <Pagination page={list.page} pages={list.pages} address={(page) => categoryAddress(category.slug, page)} />
    </>
  );
}
