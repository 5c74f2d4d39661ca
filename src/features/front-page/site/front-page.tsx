import { TodaysMatches } from '#features/matches/site/parts/todays-matches.tsx';
import { CategoryGrid } from './category-grid.tsx';
import { FeaturedSlider } from './featured-slider.tsx';
import { FrontPageMostRead } from './front-page-most-read.tsx';
import { LatestArticles } from './latest-articles.tsx';
import type { FrontPageData } from './read-front-page.server.ts';
import { SiteCounters } from './site-counters.tsx';

/** Featured slider, latest articles, categories, today's matches and the most read articles (spec §2.1). */
export function FrontPage({ content, isPreview }: { content: FrontPageData; isPreview?: boolean }) {
  const { featured, latest, mostRead, categories, totals, todaysMatches, now, siteName } = content;
  return (
    <div
      // `page-view-behaviour.ts` counts clicks inside it. A preview counts none.
      data-front-page={isPreview ? undefined : ''}
      className="flex flex-col gap-x-10 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_23rem]"
    >
      <div className="lg:row-span-2">
        {featured.length > 0 ? (
          <FeaturedSlider articles={featured} />
        ) : (
          <h1 className="sr-only">{siteName}</h1>
        )}
        <LatestArticles articles={latest} now={now} />
        {categories.length > 0 && <CategoryGrid categories={categories} />}
      </div>
      {todaysMatches && (
        <div
          className={`mt-12 lg:mt-6 ${todaysMatches.matches.length > 0 ? 'max-lg:order-first max-lg:my-4' : ''}`}
        >
          <TodaysMatches view={todaysMatches} />
        </div>
      )}
      <aside className="mt-12 grid grid-cols-1 content-start gap-10 lg:mt-6">
        <FrontPageMostRead mostRead={mostRead} isPreview={isPreview} />
        {totals && <SiteCounters totals={totals} />}
      </aside>
    </div>
  );
}
