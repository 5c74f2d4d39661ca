import type { ArticleSummary as Card } from '#features/articles/rules/article-summary.ts';
import { ResponsivePicture } from '#features/media/ui/responsive-picture.tsx';
import { articleAddress } from '#platform/site/addresses.ts';
import { CategoryLabel } from './category-label.tsx';
import { ExclusiveBadge } from './exclusive-badge.tsx';
import { PublishedTime } from './published-time.tsx';

/** An article in a row: small picture, category, headline, time. */
export function ArticleRow({ article, now }: { article: Card; now: number }) {
  return (
    <article className="group relative flex gap-4 border-line border-t pt-4">
      {article.picture && (
        <div className="w-[min(7rem,35%)] shrink-0 sm:w-[min(8rem,35%)]">
          <ResponsivePicture
            picture={{ ...article.picture, alt: '' }}
            crop="4x3"
            sizes="(min-width: 40rem) 8rem, 7rem"
          />
        </div>
      )}
      <div className="min-w-0">
        <p className="mb-1">
          <CategoryLabel category={article.category} isPlain />
          <ExclusiveBadge article={article} />
        </p>
        <h3 className="line-clamp-3 text-xl">
          <a
            href={articleAddress(article.slug)}
            className="after:absolute after:inset-0 group-hover:text-accent"
          >
            {article.title}
          </a>
        </h3>
        <p className="tabular mt-1.5 text-muted text-sm">
          <PublishedTime at={article.publishedAt} now={now} />
        </p>
      </div>
    </article>
  );
}
