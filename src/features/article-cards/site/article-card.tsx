import { truncateText } from '#az/characters/text-length.ts';
import { type ArticleSummary as Card, cardTitle } from '#features/articles/rules/article-summary.ts';
import { fallbackText } from '#features/articles/text.ts';
import { ResponsivePicture } from '#features/media/ui/responsive-picture.tsx';
import { articleAddress } from '#platform/site/addresses.ts';
import { CategoryLabel, ExclusiveBadge, MediaIcon, PublishedTime } from './card-labels.tsx';
import { type CardLook, cardLooks } from './card-looks.ts';

/** Maximum length of an excerpt on a card (spec §9). */
const MAX_EXCERPT_CHARACTERS = 120;

interface ArticleCardProps {
  article: Card;
  now: number;
  look: CardLook;
  /** The level of the headline. */
  heading?: 'h2' | 'h3';
  /** The category (slug) that the page or the block is about: a card does not repeat its name. */
  ownCategory?: string | undefined;
}

/**
 * An article in a list: picture, category, headline, excerpt, time. The whole card is a link. Its look (`card-looks.ts`) says
 * where the picture stands and how large everything is.
 */
export function ArticleCard({
  article,
  now,
  look: name,
  heading: Heading = 'h3',
  ownCategory,
}: ArticleCardProps) {
  const look = cardLooks[name];
  const { picture, category } = article;
  const isOwn = ownCategory !== undefined && category?.slug === ownCategory;
  return (
    <article className={`group relative ${look.card} ${picture ? (look.withPicture ?? '') : ''}`}>
      <CardPicture article={article} look={name} />
      <div className="min-w-0">
        <p className="mb-1 empty:hidden">
          {!isOwn && <CategoryLabel category={category} isPlain />}
          <ExclusiveBadge article={article} />
        </p>
        <Heading className={`line-clamp-3 ${picture ? look.headline : look.headlineAlone}`}>
          <CardLink article={article} />
        </Heading>
        <CardExcerpt article={article} look={name} />
        <p className="card-time">
          <PublishedTime at={article.publishedAt} now={now} />
        </p>
      </div>
    </article>
  );
}

/** The headline of an article as the link of its whole card, with the mark of a video or of pictures. */
export function CardLink({ article }: { article: Card }) {
  return (
    <a href={articleAddress(article.slug)} className="stretched-link py-0.5">
      <MediaIcon article={article} />
      {cardTitle(article) || fallbackText.title}
    </a>
  );
}

/** The picture of a card; nothing without a picture. The headline describes the card, so the picture has no text. */
export function CardPicture({ article: { picture }, look: name }: { article: Card; look: CardLook }) {
  if (!picture) return null;
  const { box, ...look } = cardLooks[name];
  return (
    <div className={box}>
      <ResponsivePicture
        picture={{ ...picture, alt: '' }}
        crop={look.crop}
        sizes={look.sizes}
        isSmall={look.isSmall}
        phone={look.phone}
        hasPriority={look.hasPriority}
        className={look.phone && 'max-sm:aspect-4/3!'}
      />
    </div>
  );
}

function CardExcerpt({ article: { excerpt, picture }, look: name }: { article: Card; look: CardLook }) {
  const { excerpt: kind } = cardLooks[name];
  if (kind === 'whole') return <p className="mt-2 text-lg text-muted leading-snug">{excerpt}</p>;
  if (kind === 'without a picture' && picture) return null;
  if (!kind) return null;
  return <p className="mt-1.5 text-muted max-sm:hidden">{truncateText(excerpt, MAX_EXCERPT_CHARACTERS)}</p>;
}
