import type { CSSProperties, ReactNode } from 'react';
import type { CollectionPage, ProfilePage } from 'schema-dts';
import { isoBaku } from '#az/format/dates.ts';
import { MostRead } from '#features/analytics/site/most-read.tsx';
import type { ArticleSummary as Card } from '#features/articles/rules/article-summary.ts';
import type { ArticleListPage } from '#features/articles/rules/read/article-list-page.ts';
import { categoryPageText } from '#features/categories/text.ts';
import type { FeedFormat } from '#features/feeds/rules/feed-addresses.ts';
import { PageMeta, type PageMetaProps } from '#features/page-meta/site/page-meta.tsx';
import { publisherNode, type SiteIdentity } from '#features/page-meta/site/structured-data.ts';
import { articleAddress } from '#platform/site/addresses.ts';
import { ArticleCard } from './article-card.tsx';
import { Pagination } from './pagination.tsx';
import { PopularSections } from './popular-sections.tsx';
import { splitStories } from './split-stories.ts';

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
  /** The category (slug) of the page, which its cards do not name. */
  ownCategory?: string;
  /** What the page shows besides. */
  mostRead: Card[];
  /** A rail beside the articles, on a phone below them. Without it, the most read articles are the rail. */
  rail?: ReactNode;
}

/** The page of a category, a tag or an author: heading, articles, pagination and a rail. */
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
  ownCategory,
  mostRead,
  rail,
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
        className="my-4 border-t-4 border-t-(--category) pt-3 sm:mt-8 sm:mb-6"
        style={{ '--category': color ?? 'var(--color-pitch)' } as CSSProperties}
      >
        <h1 className="text-4xl sm:text-5xl">{heading}</h1>
        <div className="flex flex-wrap items-center gap-x-5 text-muted">
          {description && <p className="grow">{description}</p>}
          {list.total > 0 && <p className="tabular text-sm">{categoryPageText.total(list.total)}</p>}
          <a
            className="flex min-h-11 items-center text-sm underline hover:text-accent max-sm:ms-auto"
            href={feeds.rss}
          >
            {categoryPageText.rss}
          </a>
        </div>
      </header>
      <div className="gap-x-10 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_23rem]">
        <div>
          {list.total === 0 ? (
            <p className="py-6 text-lg text-muted">{categoryPageText.empty}</p>
          ) : (
            <Stories articles={list.articles} now={now} hasLead={list.page === 1} ownCategory={ownCategory} />
          )}
          <Pagination page={list.page} pages={list.pages} address={address} />
        </div>
        <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-x-6 gap-y-10 max-lg:mt-12 md:max-lg:grid-cols-2 lg:row-span-2">
          {rail ?? (
            <>
              <MostRead articles={mostRead} />
              <PopularSections />
            </>
          )}
        </aside>
        {rail && (
          <div className="mt-12">
            <MostRead articles={mostRead} />
          </div>
        )}
      </div>
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

interface StoriesProps {
  articles: readonly Card[];
  now: number;
  /** The articles of the first page begin with a lead; the others are rows. */
  hasLead: boolean;
  ownCategory: string | undefined;
}

/** The articles of a category, a tag or an author: a lead, two beside it, the rest in rows. Any number fills its rows. */
function Stories({ articles, now, hasLead, ownCategory }: StoriesProps) {
  const { lead, seconds, rows } = splitStories(articles, { hasLead });
  const card = { now, ownCategory, heading: 'h2' } as const;
  return (
    <>
      {lead && (
        <div
          className={`mb-6 grid grid-cols-1 gap-6 ${seconds.length > 0 ? 'sm:grid-cols-2 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]' : ''}`}
        >
          <div className="sm:col-span-2 xl:col-span-1 xl:row-span-2">
            <ArticleCard article={lead} {...card} look={seconds.length > 0 ? 'lead' : 'loneLead'} />
          </div>
          {seconds.map((article) => (
            <ArticleCard key={article.id} article={article} {...card} look="second" />
          ))}
        </div>
      )}
      <div className="grid grid-cols-1 gap-5">
        {rows.map((article) => (
          <ArticleCard key={article.id} article={article} {...card} look="wideRow" />
        ))}
      </div>
    </>
  );
}
