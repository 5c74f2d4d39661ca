import type { CreativeWork, NewsArticle } from 'schema-dts';
import { isoBaku } from '#az/format/dates.ts';
import {
  imageNodes,
  publisherNode,
  type SharePicture,
  type SiteIdentity,
  shareImageNode,
} from '#features/page-meta/site/structured-data.ts';
import { articleAddress, authorAddress } from '#platform/site/addresses.ts';
import { modifiedAt } from '../../rules/article-summary.ts';
import type { ArticlePage } from '../../rules/read/article-page.ts';

/** The article as schema.org NewsArticle. */
export function articleNode(
  article: ArticlePage,
  {
    wordCount,
    commentCount,
    sharePicture,
    site,
  }: { wordCount: number; commentCount?: number; sharePicture: SharePicture; site: SiteIdentity },
): NewsArticle {
  const address = site.url + articleAddress(article.slug);
  const profile = site.url + authorAddress(article.authorSlug);
  return {
    '@type': 'NewsArticle',
    '@id': `${address}#article`,
    headline: article.title,
    description: article.excerpt,
    url: address,
    mainEntityOfPage: address,
    inLanguage: 'az',
    datePublished: isoBaku(article.publishedAt),
    dateModified: isoBaku(modifiedAt(article)),
    author: { '@type': 'Person', '@id': `${profile}#person`, name: article.author, url: profile },
    publisher: publisherNode(site),
    articleSection: article.category?.name,
    keywords: article.tags.map((tag) => tag.name),
    wordCount,
    commentCount,
    isAccessibleForFree: true,
    image: article.picture ? imageNodes(article.picture, site.url) : shareImageNode(sharePicture, site.url),
    ...sourceOf(article),
  };
}

/** The source of a translated or quoted article. */
function sourceOf({ origin, source, sourceUrl }: ArticlePage): {
  translationOfWork?: CreativeWork;
  isBasedOn?: CreativeWork;
} {
  if (source === '') return {};
  const work = {
    '@type': 'CreativeWork',
    publisher: { '@type': 'Organization', name: source },
    url: sourceUrl || undefined,
  } as const satisfies CreativeWork;
  return origin === 'translation' ? { translationOfWork: work } : { isBasedOn: work };
}
