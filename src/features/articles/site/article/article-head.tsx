import { formatDateTime, isoBaku } from '#az/format/dates.ts';
import { formatNumber } from '#az/format/format-number.ts';
import { CategoryLabel } from '#features/article-cards/site/category-label.tsx';
import { ExclusiveBadge } from '#features/article-cards/site/exclusive-badge.tsx';
import { ResponsivePicture } from '#features/media/ui/responsive-picture.tsx';
import { authorAddress } from '#platform/site/addresses.ts';
import type { ArticlePage } from '../../rules/article-page.ts';
import { isVisiblyUpdated } from '../../rules/is-visibly-updated.ts';
import { readingMinutes } from '../../rules/reading-minutes.ts';
import { articleText, fallbackText } from '../../text.ts';
import { SourceLine } from './source-line.tsx';

/** Category, headline, excerpt, byline, source and picture. */
export function ArticleHead({ article }: { article: ArticlePage }) {
  return (
    <header>
      {article.status === 'archived' && (
        <p role="note" className="mb-4 border-warning border-s-4 bg-surface p-3">
          {articleText.archivedNotice}
        </p>
      )}
      <p className="mb-3">
        <CategoryLabel category={article.category} />
        <ExclusiveBadge article={article} />
      </p>
      <h1 className="text-[2.125rem] sm:text-[2.75rem]">{article.title || fallbackText.title}</h1>
      <p className="mt-4 text-muted text-xl leading-snug">{article.excerpt}</p>
      <div className="tabular mt-5 flex flex-wrap gap-x-5 gap-y-1 border-line border-y py-3 text-sm">
        <a
          className="-my-3 inline-flex min-h-11 items-center font-semibold hover:text-accent"
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
        <span className="text-muted">{articleText.readingTime(readingMinutes(article.content))}</span>
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
            sizes="(min-width: 50rem) 48rem, (min-width: 40rem) calc(100vw - 2rem), 100vw"
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
