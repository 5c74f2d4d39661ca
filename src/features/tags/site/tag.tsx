import { redirect } from 'react-router';
import { slugify } from '#az/characters/slug.ts';
import { formatNumber } from '#az/format/format-number.ts';
import { readMostReadBeside } from '#features/analytics/site/read-most-read.ts';
import { ArticleList } from '#features/article-cards/site/article-list.tsx';
import { listArticlesByTag } from '#features/articles/rules/read/article-list-page.ts';
import { readListPage } from '#features/articles/site/lists/read-list-page.ts';
import { articleText } from '#features/articles/text.ts';
import { feedAddresses } from '#features/feeds/rules/feed-addresses.ts';
import { servicesOf } from '#platform/http/context.ts';
import { failedPartsContext } from '#platform/http/read-part.ts';
import { cardScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';
import { tagAddress } from '#platform/site/addresses.ts';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { findNamedTag, findTagBySlug, isListedTag } from '../rules/read-tags.ts';
import type { Route } from './+types/tag.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const tag = await findTagBySlug(db, { slug: params.slug });
  if (!tag) {
    const named = await findNamedTag(db, { slug: slugify(params.slug) });
    if (named) throw redirect(tagAddress(named.slug), 301);
    throw notFoundResponse('page');
  }
  const list = await readListPage({ request, context }, tagAddress(tag.slug), (page) =>
    listArticlesByTag(db, { tagId: tag.id, page }),
  );
  showsScopes(context, 'articles', `tag:${tag.slug}`, ...cardScopes(list.articles));
  // The length of a list that could not be read is unknown.
  const isUnread = context.get(failedPartsContext).has('article list');
  const isHidden = !isUnread && !isListedTag(list.total);
  const mostRead = await readMostReadBeside(context, list.articles);
  return {
    tag,
    list,
    mostRead,
    isHidden,
    site: { name: config.siteName, url: config.siteUrl },
    now: now(),
  };
}

/** The articles of one tag. */
export default function TagPage({ loaderData }: Route.ComponentProps) {
  const { tag, list, mostRead, isHidden, site, now } = loaderData;
  return (
    <ArticleList
      heading={`#${tag.name}`}
      summary={articleText.tagSummary(tag.name, formatNumber(list.total))}
      list={list}
      isHidden={isHidden}
      address={(page) => tagAddress(tag.slug, page)}
      feeds={feedAddresses.tag(tag.slug)}
      site={site}
      now={now}
      mostRead={mostRead}
    />
  );
}
