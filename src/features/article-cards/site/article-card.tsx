import { truncateText } from '#az/characters/text-length.ts';
import type { ArticleSummary as Card } from '#features/articles/rules/article-summary.ts';
import { fallbackText } from '#features/articles/text.ts';
import { ResponsivePicture } from '#features/media/ui/responsive-picture.tsx';
import { articleAddress } from '#platform/site/addresses.ts';
import { CategoryLabel, ExclusiveBadge, PublishedTime } from './card-labels.tsx';

/** Maximum length of an excerpt on a card (spec §9). */
const MAX_EXCERPT_CHARACTERS = 120;

interface ArticleCardProps {
  article: Card;
  now: number;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  /** Spans two columns. */
  isLarge?: boolean;
  /** Below 640 px a small picture at the side and no excerpt. */
  isRowOnPhone?: boolean;
  /** The level of the headline. */
  heading?: 'h2' | 'h3';
}

/** An article in a grid: picture, category, headline, excerpt, time. The whole card is a link. */
export function ArticleCard({
  article,
  now,
  sizes,
  isLarge = false,
  isRowOnPhone = false,
  heading: Heading = 'h3',
}: ArticleCardProps) {
  return (
    <article className={`group relative ${isLarge ? 'sm:col-span-2' : ''} ${isRowOnPhone ? 'card-row' : ''}`}>
      {article.picture && (
        <ResponsivePicture
          picture={{ ...article.picture, alt: '' }}
          crop="16x9"
          phone={isRowOnPhone ? { crop: '4x3', sizes: '7rem' } : undefined}
          sizes={sizes}
          className={`mb-3 ${isRowOnPhone ? 'max-sm:aspect-4/3!' : ''}`}
        />
      )}
      <p className="mb-1.5">
        <CategoryLabel category={article.category} isPlain />
        <ExclusiveBadge article={article} />
      </p>
      <Heading className={`line-clamp-3 ${headlineSize(article, isLarge)}`}>
        <a
          href={articleAddress(article.slug)}
          className="after:absolute after:inset-0 group-hover:text-accent"
        >
          {article.title || fallbackText.title}
        </a>
      </Heading>
      <p className={`mt-2 text-muted ${isLarge || isRowOnPhone ? 'max-sm:hidden' : ''}`}>
        {truncateText(article.excerpt, MAX_EXCERPT_CHARACTERS)}
      </p>
      <p className="tabular mt-2 text-muted text-sm">
        <PublishedTime at={article.publishedAt} now={now} />
      </p>
    </article>
  );
}

/** A headline without a picture is larger. */
function headlineSize({ picture }: Card, isLarge: boolean): string {
  if (!picture) return 'text-4xl';
  return isLarge ? 'text-3xl' : 'text-2xl';
}

/** An article in a row: small picture, category, headline, time. */
export function ArticleRow({ article, now }: { article: Card; now: number }) {
  return (
    <article className="group relative flex gap-4 border-line border-t pt-3 sm:pt-4">
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
        <h3 className="line-clamp-3 text-lg sm:text-xl">
          <a
            href={articleAddress(article.slug)}
            className="after:absolute after:inset-0 group-hover:text-accent"
          >
            {article.title}
          </a>
        </h3>
        <p className="tabular mt-1 text-muted text-sm">
          <PublishedTime at={article.publishedAt} now={now} />
        </p>
      </div>
    </article>
  );
}
