import type { CSSProperties, ReactNode } from 'react';
import type { CollectionPage, ProfilePage } from 'schema-dts';
import { isoBaku } from '#az/format/dates.ts';
import type { ArticleSummary as Card } from '#features/articles/rules/article-summary.ts';
import type { ArticleListPage } from '#features/articles/rules/read/article-list-page.ts';
import { categoryPageText } from '#features/categories/text.ts';
import type { FeedFormat } from '#features/feeds/rules/feed-addresses.ts';
import { PageMeta, type PageMetaProps } from '#features/page-meta/site/page-meta.tsx';
import { publisherNode, type SiteIdentity } from '#features/page-meta/site/structured-data.ts';
import { articleAddress } from '#platform/site/addresses.ts';
import { ArticleCard } from './article-card.tsx';
import { Pagination } from './pagination.tsx';

interface ArticleListProps {
  heading: string;
  /** Shown under the heading. */
  description?: string;
  /** The description for search engines, when `description` is missing or too short. */
  summary?: string;
  color?: string | null;
  list: ArticleListPage;
  /** The path of one page of this list. */
  address: (page: number) => string;
  /** The paths of its feeds. */
  feeds: Record<FeedFormat, string>;
  /** The picture for sharing. */
  picture?: PageMetaProps['picture'];
  site: SiteIdentity;
  now: number;
  /** An author's page: it is about a person. Others are collections of articles. */
  person?: string;
  /** Search engines must not list the page. */
  isHidden?: boolean;
  /** Shown between the heading and the articles. */
  children?: ReactNode;
}

/** The page of a category, a tag or an author: heading, articles and pagination. */
export function ArticleList({
  heading,
  description,
  summary,
  color,
  list,
  address,
  feeds,
  picture,
  site,
  now,
  person,
  isHidden,
  children,
}: ArticleListProps) {
  const pageSuffix = list.page > 1 ? ` – ${categoryPageText.page(list.page)}` : '';
  const pageAddress = (page: number) => site.url + address(page);
  const content = { address: pageAddress(list.page), articles: list.articles, site };
  return (
    <>
      <PageMeta
        title={`${heading}${pageSuffix} – ${site.name}`}
        description={((list.total > 0 && summary) || description || heading) + pageSuffix}
        address={content.address}
        previous={list.page > 1 ? pageAddress(list.page - 1) : null}
        next={list.page < list.pages ? pageAddress(list.page + 1) : null}
        feeds={feeds}
        picture={picture}
        isHidden={isHidden}
        graph={[
          person
            ? profileNode({ ...content, name: person }, { profile: pageAddress(1) })
            : collectionNode({ ...content, name: heading }),
        ]}
      />
      <header
        className="mt-8 mb-8 border-t-4 border-t-(--category) pt-4"
        style={{ '--category': color ?? 'var(--color-pitch)' } as CSSProperties}
      >
        <h1 className="text-5xl">{heading}</h1>
        {description && <p className="mt-2 text-lg text-muted">{description}</p>}
        <p className="tabular mt-1 flex items-center gap-5 text-muted text-sm">
          {list.total > 0 && <span>{categoryPageText.total(list.total)}</span>}
          <a className="flex min-h-11 items-center underline hover:text-accent" href={feeds.rss}>
            {categoryPageText.rss}
          </a>
        </p>
      </header>
      {children}
      {list.total === 0 ? (
        <p className="py-10 text-lg text-muted">{categoryPageText.empty}</p>
      ) : (
        <ArticleGrid articles={list.articles} now={now} />
      )}
      <Pagination page={list.page} pages={list.pages} address={address} />
    </>
  );
}

interface ListInput {
  name: string;
  /** Absolute. */
  address: string;
  articles: readonly Pick<Card, 'slug' | 'title' | 'publishedAt'>[];
  site: SiteIdentity;
}

/** A page of a category or a tag. */
function collectionNode({ name, address, articles, site }: ListInput): CollectionPage {
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
function profileNode(
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

const PICTURE_SIZES =
  '(min-width: 80rem) 18.375rem, (min-width: 64rem) calc(33.3vw - 1.67rem), ' +
  '(min-width: 40rem) calc(50vw - 1.75rem), calc(100vw - 2rem)';

/** The articles of a category, a tag or an author. */
function ArticleGrid({ articles, now }: { articles: Card[]; now: number }) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {articles.map((article) => (
        <ArticleCard key={article.id} article={article} now={now} sizes={PICTURE_SIZES} heading="h2" />
      ))}
    </div>
  );
}
