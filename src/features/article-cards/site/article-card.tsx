import { truncateText } from '#az/characters/text-length.ts';
import { type ArticleSummary as Card, cardTitle } from '#features/articles/rules/article-summary.ts';
import { fallbackText } from '#features/articles/text.ts';
import { ResponsivePicture } from '#features/media/ui/responsive-picture.tsx';
import { articleAddress } from '#platform/site/addresses.ts';
import { CategoryLabel, ExclusiveBadge, PublishedTime } from './card-labels.tsx';

/** Maximum length of an excerpt on a card (spec §9). */
const MAX_EXCERPT_CHARACTERS = 120;

interface CardProps {
  article: Card;
  now: number;
  /** The level of the headline. */
  heading?: 'h2' | 'h3';
  /** The category (slug) that the page is about: a card does not repeat its name. */
  ownCategory?: string | undefined;
}

interface ArticleCardProps extends CardProps {
  /** The `sizes` attribute of the picture. */
  sizes: string;
  /** Has a larger headline. */
  isLarge?: boolean;
}

/** An article in a grid: picture, category, headline, excerpt, time. The whole card is a link. */
export function ArticleCard({ sizes, isLarge = false, ...card }: ArticleCardProps) {
  const { article, now } = card;
  return (
    <article className="group relative flex flex-col">
      {article.picture && (
        <div className="mb-3 overflow-hidden">
          <ResponsivePicture picture={{ ...article.picture, alt: '' }} crop="16x9" sizes={sizes} />
        </div>
      )}
      <CardHeadline {...card} size={headlineSize(article, isLarge)} />
      <p className="mt-2 text-muted max-sm:hidden">{truncateText(article.excerpt, MAX_EXCERPT_CHARACTERS)}</p>
      <CardTime article={article} now={now} />
    </article>
  );
}

/** A headline without a picture is larger. */
function headlineSize({ picture }: Card, isLarge: boolean): string {
  if (!picture) return 'text-4xl';
  return isLarge ? 'text-3xl' : 'text-2xl';
}

/** The category, unless the page is about it, and the headline as the link of the card. */
function CardHeadline({ article, ownCategory, heading: Heading = 'h3', size }: CardProps & { size: string }) {
  const isOwn = ownCategory !== undefined && article.category?.slug === ownCategory;
  return (
    <>
      <p className="mb-1.5 empty:hidden">
        {!isOwn && <CategoryLabel category={article.category} isPlain />}
        <ExclusiveBadge article={article} />
      </p>
      <Heading className={`line-clamp-3 ${size}`}>
        <a
          href={articleAddress(article.slug)}
          className="after:absolute after:inset-0 group-hover:text-accent"
        >
          {cardTitle(article) || fallbackText.title}
        </a>
      </Heading>
    </>
  );
}

function CardTime({ article, now }: { article: Card; now: number }) {
  return (
    <p className="tabular mt-1.5 text-muted text-sm">
      <PublishedTime at={article.publishedAt} now={now} />
    </p>
  );
}

/** An article in a row: small picture, category, headline, time. `excerpt`: also the excerpt, where it fits. */
export function ArticleRow({ excerpt, ...card }: CardProps & { excerpt?: true }) {
  const { article, now } = card;
  return (
    <article className="group relative flex gap-4 border-line border-t pt-4">
      {article.picture && (
        <div
          className={`w-[min(7rem,35%)] shrink-0 ${excerpt ? 'sm:w-[min(13rem,35%)]' : 'sm:w-[min(8rem,35%)]'}`}
        >
          <ResponsivePicture
            picture={{ ...article.picture, alt: '' }}
            crop="4x3"
            sizes={`(min-width: 40rem) ${excerpt ? '13rem' : '8rem'}, 7rem`}
          />
        </div>
      )}
      <div className="min-w-0">
        <CardHeadline {...card} size={excerpt ? 'text-xl sm:text-2xl' : 'text-xl'} />
        {excerpt && (
          <p className="mt-1.5 text-muted max-sm:hidden">
            {truncateText(article.excerpt, MAX_EXCERPT_CHARACTERS)}
          </p>
        )}
        <CardTime article={article} now={now} />
      </div>
    </article>
  );
}

/** The width of the main column beside a rail. */
const COLUMN = '(min-width: 64rem) calc(100vw - 24.5rem), (min-width: 40rem) calc(100vw - 2rem)';
const LEAD_SIZES = `(min-width: 80rem) 34rem, ${COLUMN}, 100vw`;
const LONE_LEAD_SIZES = `(min-width: 80rem) 30rem, (min-width: 48rem) 55vw, ${COLUMN}, 100vw`;

/**
 * The first article of a page: a large picture, which the browser fetches first, headline and excerpt. `isAlone`: the text is
 * beside the picture, so that it fills the width.
 */
export function LeadCard({ isAlone = false, ...card }: CardProps & { isAlone?: boolean }) {
  const { article, now } = card;
  return (
    <article
      className={`group relative ${
        isAlone && article.picture ? 'md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:gap-6' : ''
      }`}
    >
      {article.picture && (
        <div className={`max-sm:-mx-4 mb-3 ${isAlone ? 'md:mb-0' : ''}`}>
          <ResponsivePicture
            picture={{ ...article.picture, alt: '' }}
            crop="16x9"
            sizes={isAlone ? LONE_LEAD_SIZES : LEAD_SIZES}
            hasPriority
          />
        </div>
      )}
      <div>
        <CardHeadline
          {...card}
          size={article.picture ? 'text-[2.125rem] sm:text-[2.5rem]' : 'text-4xl sm:text-5xl'}
        />
        <p className="mt-2 text-lg text-muted leading-snug">{article.excerpt}</p>
        <CardTime article={article} now={now} />
      </div>
    </article>
  );
}

/** One of the two articles beside the lead: on a phone a row, otherwise a card. */
export function SecondCard(card: CardProps) {
  const { article, now } = card;
  return (
    <article className="group relative flex gap-4 max-sm:border-line max-sm:border-t max-sm:pt-4 sm:block">
      {article.picture && (
        <div className="w-[min(7rem,35%)] shrink-0 sm:mb-3 sm:w-full">
          <ResponsivePicture
            picture={{ ...article.picture, alt: '' }}
            crop="16x9"
            phone={{ crop: '4x3', sizes: '7rem' }}
            sizes="(min-width: 80rem) 17rem, (min-width: 64rem) calc(50vw - 13rem), calc(50vw - 1.75rem)"
            className="max-sm:aspect-4/3!"
          />
        </div>
      )}
      <div className="min-w-0">
        <CardHeadline {...card} size="text-xl sm:text-2xl" />
        {!article.picture && (
          <p className="mt-1.5 text-muted max-sm:hidden">
            {truncateText(article.excerpt, MAX_EXCERPT_CHARACTERS)}
          </p>
        )}
        <CardTime article={article} now={now} />
      </div>
    </article>
  );
}
