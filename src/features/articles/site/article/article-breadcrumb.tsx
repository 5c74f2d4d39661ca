import { breadcrumbNode } from '#features/page-meta/site/breadcrumb-node.ts';
import { articleAddress, categoryAddress } from '#platform/site/addresses.ts';
import { navText } from '#platform/text/nav.ts';
import type { ArticlePage } from '../../rules/article-page.ts';

/** Home › category. The headline follows, so the article itself is not listed. */
export function ArticleBreadcrumb({ article }: { article: ArticlePage }) {
  return (
    <nav aria-label={navText.breadcrumb} className="text-muted text-sm">
      <ol className="flex flex-wrap items-center gap-2">
        <li>
          <a className="flex min-h-11 items-center hover:text-accent" href="/">
            {navText.home}
          </a>
        </li>
        {article.category && (
          <li className="flex items-center gap-2 before:content-['›']">
            <a
              className="flex min-h-11 items-center hover:text-accent"
              href={categoryAddress(article.category.slug)}
            >
              {article.category.name}
            </a>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** The same steps for search engines, with the article itself: Google asks for two steps at least. */
export function articleBreadcrumbNode({ category, title, slug }: ArticlePage, siteUrl: string) {
  return breadcrumbNode(siteUrl, [
    ...(category ? [[category.name, categoryAddress(category.slug)] as const] : []),
    [title, articleAddress(slug)],
  ]);
}
