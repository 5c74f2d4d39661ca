import { Pause, Play } from 'lucide-react';
import { ordinalSuffix } from '#az/characters/endings.ts';
import type { ArticleSummary } from '#features/articles/rules/article-summary.ts';
import { homeText } from '../text.ts';
import { FeaturedSlide } from './featured-slide.tsx';

/**
 * The featured articles of the front page: a row to swipe, with dots that are links. `slider-behaviour.ts` advances it and
 * shows the pause button.
 */
export function FeaturedSlider({ articles }: { articles: readonly ArticleSummary[] }) {
  const hasSeveral = articles.length > 1;
  return (
    <section
      data-slider
      aria-label={homeText.sliderLabel}
      aria-roledescription="slayder"
      className="relative -mx-4 sm:mx-0 sm:mt-6"
    >
      <ul
        className="slider-track bg-night"
        tabIndex={hasSeveral ? 0 : undefined}
        aria-label={homeText.featured}
      >
        {articles.map((article, index) => (
          <FeaturedSlide key={article.id} article={article} index={index} />
        ))}
      </ul>
      {hasSeveral && (
        <div className="flex items-center gap-1 bg-night px-2 text-white">
          {articles.map((article, index) => (
            <a
              key={article.id}
              href={`#slide-${index + 1}`}
              aria-label={homeText.goToSlide(index + 1, ordinalSuffix(index + 1))}
              aria-current={index === 0 ? 'true' : undefined}
              className="group grid size-11 place-items-center"
            >
              <span className="h-1 w-7 rounded bg-white/40 group-aria-[current]:bg-pitch" />
            </a>
          ))}
          <button
            type="button"
            hidden
            aria-label={homeText.pauseSlider}
            data-other={homeText.playSlider}
            className="group ms-auto grid size-11 place-items-center"
          >
            <Pause aria-hidden="true" className="size-4 group-data-stopped:hidden" />
            <Play aria-hidden="true" className="hidden size-4 group-data-stopped:block" />
          </button>
        </div>
      )}
    </section>
  );
}
