import { articleAddress } from '#app/site/addresses.ts';
import { ResponsivePicture } from '#app/ui/responsive-picture.tsx';
import { truncateText } from '#az/characters/truncate.ts';
import { fallbackText } from '#az/text/site/article.ts';
import type { ArticleSummary as Card } from '#domain/articles/article-summary.ts';
import { CategoryLabel } from './category-label.tsx';
import { ExclusiveMark } from './exclusive-mark.tsx';
import { PublishedTime } from './published-time.tsx';

/** Card excerpts end at this many characters (spec §9). */
const CARD_EXCERPT = 120;

interface ArticleCardProps {
  article: Card;
  now: number;
  /** The `sizes` of its picture: how wide the grid shows it. */
  sizes: string;
  /** The first two of the latest grid stand large. */
  large?: boolean;
  /** One below the heading it stands under. */
  heading?: 'h2' | 'h3';
}

/** An article in a grid: picture, category, headline, excerpt, time. The whole card leads to it. */
export function ArticleCard({
  article,
  now,
  sizes,
  large = false,
  heading: Heading = 'h3',
}: ArticleCardProps) {
  return (
    <article className={`group relative flex flex-col ${large ? 'sm:col-span-2' : ''}`}>
      {article.picture && (
        <div className="mb-3 overflow-hidden">
          <ResponsivePicture picture={{ ...article.picture, alt: '' }} crop="16x9" sizes={sizes} />
        </div>
      )}
      <p className="mb-1.5">
        <CategoryLabel category={article.category} plain />
        <ExclusiveMark article={article} />
      </p>
      <Heading className={`line-clamp-3 ${headlineSize(article, large)}`}>
        <a
          href={articleAddress(article.slug)}
          className="after:absolute after:inset-0 group-hover:text-accent"
        >
          {article.title || fallbackText.title}
        </a>
      </Heading>
      <p className="mt-2 text-muted">{truncateText(article.excerpt, CARD_EXCERPT)}</p>
      <p className="tabular mt-2 text-muted text-sm">
        <PublishedTime at={article.publishedAt} now={now} />
      </p>
    </article>
  );
}

/** A headline that stands alone speaks louder. */
function headlineSize({ picture }: Card, large: boolean): string {
  if (!picture) return 'text-4xl';
  return large ? 'text-3xl' : 'text-2xl';
}
