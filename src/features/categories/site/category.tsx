import { redirect } from 'react-router';
import { readMostReadBeside } from '#features/analytics/site/read-most-read.ts';
import { ArticleList } from '#features/article-cards/site/article-list.tsx';
import { readListPage } from '#features/articles/site/lists/read-list-page.ts';
import { readCompetitionView } from '#features/competitions/site/read-competition-view.ts';
import { feedAddresses } from '#features/feeds/rules/feed-addresses.ts';
import { CompetitionBlock } from '#features/matches/site/parts/competition-block.tsx';
import { toCategoryShareCard } from '#features/share-pictures/rules/page-card.ts';
import { sharePicture } from '#features/share-pictures/rules/share-card.ts';
import { servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import {
  cardScopes,
  categoryScopes,
  matchScopes,
  showsScopes,
  tableScopes,
} from '#platform/page-cache/page-scopes.ts';
import { categoryAddress } from '#platform/site/addresses.ts';
import { notFoundResponse, unreadableResponse } from '#platform/site/not-found-response.ts';
import type { Route } from './+types/category.ts';
import {
  findNormalizedCategorySlug,
  findReadableCategory,
  findRedirectedCategorySlug,
} from './find-readable-category.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const redirectedSlug = await findRedirectedCategorySlug(context, params.category);
  if (redirectedSlug) throw redirect(categoryAddress(redirectedSlug), 301);
  const found = await findReadableCategory(db, params.category);
  if (!found) {
    const normalizedSlug = await findNormalizedCategorySlug(db, params.category);
    if (normalizedSlug) throw redirect(categoryAddress(normalizedSlug), 301);
    throw redirectedSlug === undefined ? unreadableResponse('category') : notFoundResponse('category');
  }
  const { readPage, ...category } = found;
  showsScopes(context, ...categoryScopes(category.slug));
  const list = await readListPage({ request, context }, categoryAddress(category.slug), readPage);
  const competition = await readPart(
    context,
    'competition of a category',
    async () => (list.page > 1 ? null : readCompetitionView(db, { categorySlug: category.slug, now: now() })),
    null,
  );
  showsScopes(context, ...cardScopes(list.articles), ...tableScopes(competition?.tables[0]));
  // Only the first page has the matches of a competition.
  if (list.page === 1) {
    const { live, upcoming, recent } = competition ?? { live: [], upcoming: [], recent: [] };
    showsScopes(context, ...matchScopes([...live, ...upcoming, ...recent]));
  }
  return {
    category,
    competition,
    list,
    mostRead: await readMostReadBeside(context, list.articles),
    isSample: competition?.isSample ?? false,
    // The picture is that of the first page.
    sharePicture: sharePicture(toCategoryShareCard(category, list.page > 1 ? [] : list.articles, config)),
    site: { name: config.siteName, url: config.siteUrl },
    now: now(),
  };
}

/** The articles of one category. */
export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const { category, competition, list, mostRead, site, now } = loaderData;
  return (
    <ArticleList
      heading={category.name}
      description={category.description}
      color={category.color}
      list={list}
      address={(page) => categoryAddress(category.slug, page)}
      feeds={feedAddresses.category(category.slug)}
      picture={loaderData.sharePicture}
      site={site}
      now={now}
      ownCategory={category.slug}
      mostRead={mostRead}
      rail={competition && <CompetitionBlock competition={competition} />}
    />
  );
}
