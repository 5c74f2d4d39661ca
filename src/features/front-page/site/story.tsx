import { truncateText } from '#az/characters/text-length.ts';
import { CategoryLabel, ExclusiveBadge, PublishedTime } from '#features/article-cards/site/card-labels.tsx';
import { type ArticleSummary, cardTitle } from '#features/articles/rules/article-summary.ts';
import { fallbackText } from '#features/articles/text.ts';
import { ResponsivePicture } from '#features/media/ui/responsive-picture.tsx';
import { articleAddress } from '#platform/site/addresses.ts';

/** Maximum length of an excerpt on a card (spec §9). */
const MAX_EXCERPT_CHARACTERS = 120;

interface StoryProps {
  article: ArticleSummary;
  now: number;
  /** The name of its category, where no heading says it. */
  showsCategory?: boolean;
}

/** The headline of a story as the link of its whole card. */
export function StoryLink({ article }: { article: ArticleSummary }) {
  return (
    <a
      href={articleAddress(article.slug)}
      className="py-px after:absolute after:inset-0 group-hover:text-accent"
    >
      {cardTitle(article) || fallbackText.title}
    </a>
  );
}

/** The first story of a section: picture, headline, excerpt, time. On a phone the picture stands at the side. */
export function LeadStory({ article, now }: StoryProps) {
  return (
    <article className="group relative max-sm:flex max-sm:gap-4">
      {article.picture && (
        <div className="max-sm:w-[44%] max-sm:shrink-0 sm:mb-3">
          <ResponsivePicture
            picture={{ ...article.picture, alt: '' }}
            crop="16x9"
            phone={{ crop: '4x3', sizes: '44vw' }}
            sizes="(min-width: 80rem) 31rem, (min-width: 64rem) 40vw, 45vw"
            className="max-sm:aspect-4/3!"
          />
        </div>
      )}
      <div className="min-w-0">
        <h3 className="line-clamp-4 text-[1.375rem] sm:line-clamp-3 sm:text-[1.75rem]">
          <StoryLink article={article} />
        </h3>
        <Excerpt article={article} />
        <StoryTime article={article} now={now} />
      </div>
    </article>
  );
}

/** A story with a small picture at the side; without a picture, with its excerpt. */
export function StoryRow({ article, now, showsCategory = false }: StoryProps) {
  return (
    <article className="group relative flex gap-4">
      <SmallPicture article={article} />
      <div className="min-w-0 flex-1">
        {showsCategory && (
          <p className="mb-1">
            <CategoryLabel category={article.category} isPlain />
          </p>
        )}
        <h3 className="line-clamp-3 text-lg sm:text-xl">
          <StoryLink article={article} />
        </h3>
        {!article.picture && <Excerpt article={article} />}
        <StoryTime article={article} now={now} />
      </div>
    </article>
  );
}

/** The beginning of the text, where there is room for it. */
function Excerpt({ article: { excerpt } }: { article: ArticleSummary }) {
  return <p className="mt-1.5 text-muted max-sm:hidden">{truncateText(excerpt, MAX_EXCERPT_CHARACTERS)}</p>;
}

/** The small picture of a row; nothing without a picture. */
export function SmallPicture({ article: { picture } }: { article: ArticleSummary }) {
  if (!picture) return null;
  return (
    <div className="w-[min(5.5rem,32%)] sm:w-[min(6.5rem,32%)] shrink-0">
      <ResponsivePicture
        picture={{ ...picture, alt: '' }}
        crop="4x3"
        sizes="(min-width: 40rem) 6.5rem, 5.5rem"
      />
    </div>
  );
}

function StoryTime({ article, now }: StoryProps) {
  return (
    <p className="tabular mt-1 text-muted text-sm">
      <PublishedTime at={article.publishedAt} now={now} />
      <ExclusiveBadge article={article} />
    </p>
  );
}
