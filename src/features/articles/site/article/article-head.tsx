import { genitiveOfSource } from '#az/characters/endings.ts';
import { formatDateTime, isoBaku } from '#az/format/dates.ts';
import { formatNumber } from '#az/format/format-number.ts';
import { CategoryLabel, ExclusiveBadge } from '#features/article-cards/site/card-labels.tsx';
import { PHONE_WIDTH } from '#features/article-cards/site/card-looks.ts';
import { ResponsivePicture } from '#features/media/ui/responsive-picture.tsx';
import { breadcrumbNode } from '#features/page-meta/site/structured-data.ts';
import { articleAddress, authorAddress, categoryAddress } from '#platform/site/addresses.ts';
import { navText } from '#platform/text/nav.ts';
import { isVisiblyUpdated } from '../../rules/article-summary.ts';
import type { ArticlePage } from '../../rules/read/article-page.ts';
import { articleText, fallbackText, sourceText } from '../../text.ts';

/** Headline, excerpt, byline, source and picture. `minutes` is the reading time. */
export function ArticleHead({ article, minutes }: { article: ArticlePage; minutes: number }) {
  return (
    <header>
      {article.status === 'archived' && (
        <p role="note" className="mb-4 border-warning border-s-4 bg-surface p-3">
          {articleText.archivedNotice}
        </p>
      )}
      <h1 className="text-[2.125rem] sm:text-[2.75rem]">{article.title || fallbackText.title}</h1>
      <p className="mt-4 text-muted text-xl leading-snug">{article.excerpt}</p>
      <div className="tabular mt-5 flex flex-wrap gap-x-5 gap-y-1 border-line border-y py-3 text-sm">
        <a
          className="-my-3 inline-flex min-h-11 items-center wrap-anywhere py-3 font-semibold hover:text-accent"
          href={authorAddress(article.authorSlug)}
          rel="author"
        >
          {article.author}
        </a>
        <span className="text-muted">
          <span className="sr-only">{articleText.published}: </span>
          <time dateTime={isoBaku(article.publishedAt)}>{formatDateTime(article.publishedAt)}</time>
        </span>
        {isVisiblyUpdated(article) && (
          <span className="text-muted">
            {articleText.updated}:{' '}
            <time dateTime={isoBaku(article.revisedAt)}>{formatDateTime(article.revisedAt)}</time>
          </span>
        )}
        <span className="text-muted">{articleText.readingTime(minutes)}</span>
        <span className="ms-auto text-muted" data-views={article.slug}>
          {article.views !== null && articleText.viewsCount(formatNumber(article.views))}
        </span>
      </div>
      <SourceLine article={article} className="border-line border-b py-3 text-sm" />
      {article.picture && (
        <figure className="-mx-4 mt-5 sm:mx-0">
          <ResponsivePicture
            picture={article.picture}
            crop="16x9"
            sizes={`(min-width: 80rem) 48rem, (min-width: 64rem) calc(100vw - 24.5rem), (min-width: 50rem) 48rem, (min-width: 40rem) calc(100vw - 2rem), ${PHONE_WIDTH}`}
            hasPriority
          />
          {(article.picture.caption || article.picture.credit) && (
            <figcaption className="mt-1.5 px-4 text-muted text-sm sm:px-0">
              {[
                article.picture.caption,
                article.picture.credit && `${articleText.photo}: ${article.picture.credit}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            </figcaption>
          )}
        </figure>
      )}
    </header>
  );
}

interface SourceLineProps {
  article: Pick<ArticlePage, 'origin' | 'source' | 'sourceUrl'>;
  className?: string;
}

/** The source of an article, linked when its address is known: `Reuters-in məlumatına görə`. Nothing for our own articles. */
export function SourceLine({ article, className }: SourceLineProps) {
  const { origin, source, sourceUrl } = article;
  if (origin === 'own' || origin === 'exclusive' || source === '') return null;
  const name = genitiveOfSource(source);
  return (
    <p className={className} data-source={origin}>
      {sourceUrl ? (
        <a className="underline hover:text-accent" href={sourceUrl} rel="external">
          {name}
        </a>
      ) : (
        name
      )}{' '}
      {sourceText.after[origin]}
    </p>
  );
}

/** Home › category, as its label. The headline follows, so the article itself is not listed. */
export function ArticleBreadcrumb({ article }: { article: ArticlePage }) {
  return (
    <nav aria-label={navText.breadcrumb} className="text-muted text-sm">
      <ol className="flex flex-wrap items-center gap-2">
        <li>
          <a className="flex min-h-11 items-center hover:text-accent" href="/">
            {navText.home}
          </a>
        </li>
        <li className="flex items-center wrap-anywhere">
          <CategoryLabel category={article.category} />
          <ExclusiveBadge article={article} />
        </li>
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
