import { ExclusiveBadge } from '#features/article-cards/site/exclusive-badge.tsx';
import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { ResponsivePicture } from '#features/media/ui/responsive-picture.tsx';
import { articleAddress } from '#platform/site/addresses.ts';

/** One slide: picture, category, headline and one line of the excerpt. */
export function FeaturedSlide({ article, index }: { article: ArticleSummary; index: number }) {
  const Heading = index === 0 ? 'h1' : 'h2';
  return (
    <li id={`slide-${index + 1}`} className="relative grid grid-cols-1 bg-night text-white">
      <div className="[grid-area:1/1]">
        {article.picture ? (
          <ResponsivePicture
            picture={{ ...article.picture, alt: '' }}
            crop="16x9"
            phone={{ crop: '1x1', sizes: '100vw' }}
            sizes="(min-width: 80rem) 52.5rem, (min-width: 64rem) calc(100vw - 24.5rem), calc(100vw - 2rem)"
            hasPriority={index === 0}
            className="h-full min-h-80 max-sm:aspect-square!"
          />
        ) : (
          <div className="aspect-video min-h-80 w-full bg-linear-to-br from-night to-[#0b3b2e] max-sm:aspect-square" />
        )}
      </div>
      <div className="z-10 self-end bg-linear-to-t from-night via-night/85 to-transparent p-4 pt-24 [grid-area:1/1] sm:p-7 sm:pt-28">
        <p className="mb-2 font-semibold text-pitch text-sm">
          {article.category?.name}
          <ExclusiveBadge article={article} />
        </p>
        <Heading className="line-clamp-3 max-w-3xl text-[2rem] sm:text-[2.75rem]">
          <a href={articleAddress(article.slug)} className="after:absolute after:inset-0">
            {article.title}
          </a>
        </Heading>
        <p className="mt-2 line-clamp-1 max-w-3xl text-white/85">{article.excerpt}</p>
      </div>
    </li>
  );
}
