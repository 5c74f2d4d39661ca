import { authorAddress } from '#app/site/addresses.ts';
import { isoBaku } from '#az/format/dates.ts';
import type { ArticlePage } from '#domain/articles/article-page.ts';
import { modifiedAt } from '#domain/articles/is-visibly-updated.ts';

/** The article as schema.org NewsArticle. */
export function articleJson(
  article: ArticlePage,
  { address, siteName, siteUrl }: { address: string; siteName: string; siteUrl: string },
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.excerpt,
    inLanguage: 'az',
    mainEntityOfPage: address,
    datePublished: isoBaku(article.publishedAt),
    dateModified: isoBaku(modifiedAt(article)),
    author: { '@type': 'Person', name: article.author, url: siteUrl + authorAddress(article.authorSlug) },
    publisher: { '@type': 'Organization', name: siteName, url: siteUrl },
    articleSection: article.category?.name,
    keywords: article.tags.map((tag) => tag.name),
    ...sourceJson(article),
    image: article.picture ? [new URL(article.picture.url, siteUrl).href] : undefined,
  };
}

/** The source of a translated or quoted article. */
function sourceJson({ origin, source, sourceUrl }: ArticlePage): object {
  if (source === '') return {};
  const work = {
    '@type': 'CreativeWork',
    publisher: { '@type': 'Organization', name: source },
    url: sourceUrl || undefined,
  };
  return origin === 'translation' ? { translationOfWork: work } : { isBasedOn: work };
}
