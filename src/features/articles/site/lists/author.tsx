import { redirect } from 'react-router';
import { formatNumber } from '#az/format/format-number.ts';
import { readMostReadBeside } from '#features/analytics/site/read-most-read.ts';
import { ArticleList } from '#features/article-cards/site/article-list.tsx';
import { feedAddresses } from '#features/feeds/rules/feed-addresses.ts';
import { servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { cardScopes, showsScopes } from '#platform/page-cache/page-scopes.ts';
import { authorAddress } from '#platform/site/addresses.ts';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { findByTypedSlug } from '#platform/site/typed-slug.ts';
import { findAuthorBySlug, listArticlesByAuthor } from '../../rules/read/article-list-page.ts';
import { articleText } from '../../text.ts';
import type { Route } from './+types/author.ts';
import { readListPage } from './read-list-page.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const author = await readPart(
    context,
    'author',
    () => findByTypedSlug(params.slug, (slug) => findAuthorBySlug(db, { slug })),
    { slug: params.slug, name: '' },
  );
  if (!author) throw notFoundResponse('page');
  if (author.slug !== params.slug) throw redirect(authorAddress(author.slug), 301);
  const list = await readListPage({ request, context }, authorAddress(author.slug), (page) =>
    listArticlesByAuthor(db, { authorSlug: author.slug, page }),
  );
  showsScopes(context, 'articles', ...cardScopes(list.articles));
  const mostRead = await readMostReadBeside(context, list.articles);
  return { author, list, mostRead, site: { name: config.siteName, url: config.siteUrl }, now: now() };
}

/** The articles of one author. */
export default function AuthorPage({ loaderData }: Route.ComponentProps) {
  const { author, list, mostRead, site, now } = loaderData;
  return (
    <ArticleList
      // The name comes from the articles. It is empty when they could not be read.
      heading={author.name || articleText.by}
      description={author.name && articleText.by}
      person={author.name}
      summary={articleText.authorSummary(author.name, formatNumber(list.total))}
      list={list}
      address={(page) => authorAddress(author.slug, page)}
      feeds={feedAddresses.author(author.slug)}
      site={site}
      now={now}
      mostRead={mostRead}
    />
  );
}
