import { redirect } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { readPart } from '#app/read-part.ts';
import { categoryAddress } from '#app/site/addresses.ts';
import { ArticleList } from '#app/site/cards/article-list.tsx';
import { CompetitionBlock } from '#app/site/matches/parts/competition-block.tsx';
import { readCompetitionView } from '#app/site/matches/read-competition-view.ts';
import { notFoundResponse, unreadableResponse } from '#app/site/not-found-response.ts';
import { href } from '#domain/href.ts';
import type { Route } from './+types/category.ts';
import { findMovedCategory, findPlainCategory, findReadableCategory } from './find-readable-category.ts';
import { readListPage } from './read-list-page.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const moved = await findMovedCategory(context, params.category);
  if (moved) throw redirect(categoryAddress(moved), 301);
  const found = await findReadableCategory(db, params.category);
  if (!found) {
    const plain = await findPlainCategory(db, params.category);
    if (plain) throw redirect(categoryAddress(plain), 301);
    throw moved === undefined ? unreadableResponse('category') : notFoundResponse('category');
  }
  const { readPage, ...category } = found;
  const list = await readListPage({ request, context }, categoryAddress(category.slug), readPage);
  const competition = await readPart(context, {
    name: 'competition of a category',
    read: async () =>
      list.page > 1 ? null : readCompetitionView(db, { categorySlug: category.slug, now: now() }),
    fallback: null,
  });
  return {
    ...{ category, competition, list, isSample: competition?.isSample ?? false },
    site: { name: config.siteName, url: config.siteUrl },
    now: now(),
  };
}

/** A category's newest articles, page by page. */
export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, competition, list, site, now } = loaderData;
  return (
    <>
      <ArticleList
        heading={category.name}
        description={category.description}
        color={category.color}
        list={list}
        address={(page) => categoryAddress(category.slug, page)}
        feed={href('/category/:category/rss', { category: category.slug })}
        site={site}
        now={now}
      />
      {competition && <CompetitionBlock competition={competition} />}
    </>
  );
}
