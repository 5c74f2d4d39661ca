import { Pause, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import { ordinalSuffix } from '#az/characters/endings.ts';
import { formatNumber } from '#az/format/format-number.ts';
import { MostReadHeading, MostReadList } from '#features/analytics/site/most-read.tsx';
import { ArticleCard, ArticleRow } from '#features/article-cards/site/article-card.tsx';
import { ExclusiveBadge } from '#features/article-cards/site/card-labels.tsx';
import { type ArticleSummary as Card, cardTitle } from '#features/articles/rules/article-summary.ts';
import type { HomeCategory } from '#features/articles/rules/read/list-home-categories.ts';
import { categoryPageText } from '#features/categories/text.ts';
import { TodaysMatches } from '#features/matches/site/parts/todays-matches.tsx';
import { ResponsivePicture } from '#features/media/ui/responsive-picture.tsx';
import { ALL_CATEGORIES, articleAddress, categoryAddress } from '#platform/site/addresses.ts';
import { ChoiceLinks } from '#platform/site/choice-links.tsx';
import { homeText } from '../text.ts';
import { MOST_READ_ID, mostReadChoices } from './most-read-choice.ts';
import type { FrontPageData } from './read-front-page.server.ts';

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

/**
 * The featured articles of the front page: a row to swipe, with dots that are links. `slider-behaviour.ts` advances it and
 * shows the pause button.
 */
function FeaturedSlider({ articles }: { articles: readonly Card[] }) {
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

/** One slide: picture, category, headline and one line of the excerpt. */
function FeaturedSlide({ article, index }: { article: Card; index: number }) {
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
            {cardTitle(article)}
          </a>
        </Heading>
        <p className="mt-2 line-clamp-1 max-w-3xl text-white/85">{article.excerpt}</p>
      </div>
    </li>
  );
}

const LARGE_CARDS = 2;
/** All cards, the large ones included. */
const CARDS = 6;
const LARGE_SIZES =
  '(min-width: 80rem) 25.5rem, (min-width: 64rem) calc(100vw - 24.5rem), calc(100vw - 2rem)';
const CARD_SIZES =
  '(min-width: 80rem) 12rem, (min-width: 64rem) calc(50vw - 13rem), ' +
  '(min-width: 40rem) calc(50vw - 1.75rem), calc(100vw - 2rem)';

/** The newest articles of the front page (12, spec §9): two large, four cards, the rest in rows. */
function LatestArticles({ articles, now }: { articles: Card[]; now: number }) {
  return (
    <section className="mt-8">
      <h2 className="mb-4 border-line border-b pb-1 text-3xl">{homeText.latest}</h2>
      {articles.length === 0 && <p className="py-10 text-lg text-muted">{homeText.empty}</p>}
      <div className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
        {articles.slice(0, CARDS).map((article, index) => (
          <ArticleCard
            key={article.id}
            article={article}
            now={now}
            isLarge={index < LARGE_CARDS}
            sizes={index < LARGE_CARDS ? LARGE_SIZES : CARD_SIZES}
          />
        ))}
      </div>
      <div className="mt-10 grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2">
        {articles.slice(CARDS).map((article) => (
          <ArticleRow key={article.id} article={article} now={now} />
        ))}
      </div>
    </section>
  );
}

/**
 * The first eight categories, each with its newest headline that the page does not show elsewhere (spec §2.1). A category
 * whose stories are all shown elsewhere says so.
 */
function CategoryGrid({ categories }: { categories: HomeCategory[] }) {
  return (
    <section className="mt-12">
      <div className="mb-4 flex flex-wrap items-baseline justify-between border-line border-b">
        <h2 className="pb-1 text-3xl">{homeText.categories}</h2>
        <a
          className="flex min-h-11 items-center font-semibold text-accent"
          href={categoryAddress(ALL_CATEGORIES)}
        >
          {homeText.viewAll}
        </a>
      </div>
      <ul className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
        {categories.map((category) => (
          <li
            key={category.slug}
            className="border-t-4 border-t-(--category) bg-surface p-4"
            style={{ '--category': category.color } as CSSProperties}
          >
            <h3 className="text-xl">
              <a
                className="flex min-h-11 items-center hover:text-accent"
                href={categoryAddress(category.slug)}
              >
                {category.name}
              </a>
            </h3>
            {category.newest ? (
              <a
                href={articleAddress(category.newest.slug)}
                className="line-clamp-3 min-h-11 text-muted leading-snug hover:text-accent"
              >
                {cardTitle(category.newest)}
              </a>
            ) : (
              <p className="line-clamp-3 text-muted leading-snug">
                {category.articleCount > 0 ? homeText.shownElsewhere : categoryPageText.empty}
              </p>
            )}
            <p className="tabular mt-2 text-muted text-sm">{homeText.articleCount(category.articleCount)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * The most read articles of the front page, with the switch between total views, 24 hours and seven days. The links of the
 * switch work without scripts. A preview has no switch, because the links leave it.
 */
function FrontPageMostRead({
  mostRead: { period, articles, leavesOut },
  isPreview,
}: {
  mostRead: FrontPageData['mostRead'];
  isPreview?: boolean;
}) {
  const isEmpty = articles.length === 0;
  if (isEmpty && !period && !leavesOut) return null;
  return (
    <section id={MOST_READ_ID} className="scroll-mt-28">
      <MostReadHeading />
      {!isPreview && <ChoiceLinks label={homeText.mostReadPeriods.label} choices={mostReadChoices(period)} />}
      <MostReadList articles={articles} />
      {(leavesOut || isEmpty) && (
        <p className="mt-3 text-muted text-sm">
          {leavesOut ? homeText.mostReadElsewhere : homeText.mostReadEmpty}
        </p>
      )}
    </section>
  );
}

interface SiteTotals {
  articles: number;
  categories: number;
  featured: number;
}

/** The numbers of articles, categories and featured articles (spec §2.1). */
function SiteCounters({ totals }: { totals: SiteTotals }) {
  const rows = [
    [homeText.stats.articles, totals.articles],
    [homeText.stats.categories, totals.categories],
    [homeText.stats.featured, totals.featured],
  ] as const;
  return (
    <dl className="grid grid-cols-3 bg-surface text-center">
      {rows.map(([label, value]) => (
        <div key={label} className="flex flex-col-reverse p-4">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="tabular font-bold font-headline text-4xl">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
