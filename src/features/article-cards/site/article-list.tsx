import type { CSSProperties, ReactNode } from 'react';
import type { ArticleListPage } from '#features/articles/rules/read/article-list-page.ts';
import { categoryPageText } from '#features/categories/text.ts';
import type { FeedFormat } from '#features/feeds/rules/feed-addresses.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import type { SiteIdentity } from '#features/page-meta/site/publisher-node.ts';
import { ArticleGrid } from './article-grid.tsx';
import { collectionNode, profileNode } from './list-nodes.ts';
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
