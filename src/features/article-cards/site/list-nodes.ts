import type { CollectionPage, ProfilePage } from 'schema-dts';
import { isoBaku } from '#az/format/dates.ts';
import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { publisherNode, type SiteIdentity } from '#features/page-meta/site/publisher-node.ts';
import { articleAddress } from '#platform/site/addresses.ts';

interface ListInput {
  name: string;
  /** Absolute. */
  address: string;
  articles: readonly Pick<ArticleSummary, 'slug' | 'title' | 'publishedAt'>[];
  site: SiteIdentity;
}

/** A page of a category or a tag. */
export function collectionNode({ name, address, articles, site }: ListInput): CollectionPage {
  return {
    '@type': 'CollectionPage',
    '@id': `${address}#page`,
    name,
    url: address,
    inLanguage: 'az',
    isPartOf: { '@id': `${site.url}/#website` },
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: articles.map(({ slug, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        url: site.url + articleAddress(slug),
      })),
    },
  };
}

/** The page of an author. `profile` is its first page, absolute: it identifies the person. */
export function profileNode(
  { name, address, articles, site }: ListInput,
  { profile }: { profile: string },
): ProfilePage {
  const person = `${profile}#person`;
  return {
    '@type': 'ProfilePage',
    '@id': `${address}#page`,
    url: address,
    inLanguage: 'az',
    mainEntity: { '@type': 'Person', '@id': person, name, url: profile, worksFor: publisherNode(site) },
    hasPart: articles.map(({ slug, title, publishedAt }) => ({
      '@type': 'NewsArticle',
      headline: title,
      url: site.url + articleAddress(slug),
      datePublished: isoBaku(publishedAt),
      author: { '@id': person },
    })),
  };
}
