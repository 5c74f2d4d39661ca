import { redirect } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { showsScopes } from '#app/page-scopes.ts';
import { failedPartsContext } from '#app/read-part.ts';
import { cardScopes } from '#app/shown-scopes.ts';
import { tagAddress } from '#app/site/addresses.ts';
import { ArticleList } from '#app/site/cards/article-list.tsx';
import { notFoundResponse } from '#app/site/not-found-response.ts';
import { slugify } from '#az/characters/slug.ts';
import { formatNumber } from '#az/format/format-number.ts';
import { articleText } from '#az/text/site/article.ts';
import { listArticlesByTag } from '#domain/articles/read/list-articles-by-tag.ts';
import { feedAddresses } from '#domain/feed-addresses.ts';
import { findNamedTag } from '#domain/tags/find-named-tag.ts';
import { findTagBySlug } from '#domain/tags/find-tag-by-slug.ts';
import { isListedTag } from '#domain/tags/is-listed-tag.ts';
import type { Route } from './+types/tag.ts';
import { readListPage } from './read-list-page.ts';

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
  return { tag, list, isHidden, site: { name: config.siteName, url: config.siteUrl }, now: now() };
}

/** The articles of one tag. */
export default function TagPage({ loaderData }: Route.ComponentProps) {
  const { tag, list, isHidden, site, now } = loaderData;
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
    />
  );
}
