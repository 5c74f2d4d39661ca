import { Pause, Play } from 'lucide-react';
import { ordinalSuffix } from '#az/characters/endings.ts';
import { formatNumber } from '#az/format/format-number.ts';
import { MostReadHeading, MostReadList } from '#features/analytics/site/most-read.tsx';
import { ArticleCard, CardLink } from '#features/article-cards/site/article-card.tsx';
import { ExclusiveBadge } from '#features/article-cards/site/card-labels.tsx';
import { PHONE_WIDTH } from '#features/article-cards/site/card-looks.ts';
import { type ArticleSummary as Card, cardTitle } from '#features/articles/rules/article-summary.ts';
import { isSample } from '#features/matches/site/parts/sample-notice.tsx';
import { TodaysMatches } from '#features/matches/site/parts/todays-matches.tsx';
import { ResponsivePicture } from '#features/media/ui/responsive-picture.tsx';
import { ChoiceLinks } from '#platform/site/choice-links.tsx';
import { homeText } from '../text.ts';
import { CategoryGrid } from './category-grid.tsx';
import { LeagueBlock } from './league-block.tsx';
import { MOST_READ_ID, mostReadChoices } from './most-read-choice.ts';
import type { FrontPageData } from './read-front-page.server.ts';
import { SectionBlocks, StoryRows } from './section-blocks.tsx';
import { SectionHeading } from './section-heading.tsx';

/**
 * Featured slider, latest articles, today's matches, the most read articles and counters; then the categories, sections and
 * the league (spec §2.1). The order of the document is that of the screen at every width: the side column stands between the
 * latest articles and the blocks below it.
 */
export function FrontPage({ content, isPreview }: { content: FrontPageData; isPreview?: boolean }) {
  const { featured, latest, mostRead, categories, sections, rows, league, totals, todaysMatches, now } =
    content;
  return (
    // `page-view-behaviour.ts` counts clicks inside it. A preview counts none.
    <div data-front-page={isPreview ? undefined : ''}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_23rem]">
        <div>
          {featured.length > 0 ? (
            <FeaturedSlider articles={featured} />
          ) : (
            <h1 className="sr-only">{content.siteName}</h1>
          )}
          <LatestArticles articles={latest} now={now} />
        </div>
        <aside className="mt-7 grid grid-cols-1 content-start gap-6 lg:mt-6 lg:gap-10">
          {todaysMatches && <TodaysMatches view={todaysMatches} />}
          <FrontPageMostRead mostRead={mostRead} isPreview={isPreview} />
          {totals && <SiteCounters totals={totals} />}
        </aside>
      </div>
      {categories.length > 0 && <CategoryGrid categories={categories} />}
      <SectionBlocks sections={sections} now={now} />
      {league && (
        <LeagueBlock
          league={league}
          hasNotice={content.isSample && !isSample(todaysMatches?.matches ?? [])}
        />
      )}
      <StoryRows rows={rows} now={now} />
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
        <div className="flex flex-wrap items-center gap-1 bg-night px-2 text-white print:hidden">
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

/**
 * One slide: picture, category, headline and one line of the excerpt. On a phone the text stands below the picture, so that
 * both are whole; from 640 px on it stands on the picture.
 */
function FeaturedSlide({ article, index }: { article: Card; index: number }) {
  const Heading = index === 0 ? 'h1' : 'h2';
  return (
    <li
      id={`slide-${index + 1}`}
      className="relative grid grid-cols-1 content-start bg-night text-white sm:content-stretch"
    >
      <div className="sm:[grid-area:1/1]">
        {article.picture ? (
          <ResponsivePicture
            picture={{ ...article.picture, alt: '' }}
            crop="16x9"
            phone={{ crop: '4x3', sizes: PHONE_WIDTH }}
            sizes="(min-width: 80rem) 52.5rem, (min-width: 64rem) calc(100vw - 24.5rem), calc(100vw - 2rem)"
            hasPriority={index === 0}
            className="h-full max-sm:aspect-4/3!"
          />
        ) : (
          <div className="slide-empty aspect-4/3 w-full sm:aspect-video" />
        )}
      </div>
      <div className="slide-text z-10 px-4 pt-3 pb-1 sm:self-end sm:p-7 sm:pt-28 sm:[grid-area:1/1]">
        <p className="mb-1.5 font-semibold text-pitch text-sm">
          {article.category?.name}
          <ExclusiveBadge article={article} />
        </p>
        <Heading
          className={`line-clamp-3 max-w-3xl pb-[0.08em] sm:text-[2.75rem] ${phoneHeadlineSize(article)}`}
        >
          <CardLink article={article} />
        </Heading>
        <p className="mt-2 line-clamp-1 max-w-3xl text-white/85">{article.excerpt}</p>
      </div>
    </li>
  );
}

/** A long headline is smaller on a phone, so that its three lines have room for all of it. */
function phoneHeadlineSize(article: Card): string {
  const { length } = cardTitle(article);
  if (length > 88) return 'text-2xl';
  return length > 56 ? 'text-[1.75rem]' : 'text-[2rem]';
}

const LARGE_CARDS = 2;
/** All cards, the large ones included. */
const CARDS = 6;

/**
 * The newest articles of the front page (12, spec §9): two large, four cards, the rest in rows. On a phone the cards are rows
 * too. Two large ones of which one has no picture stand below each other, because side by side they would leave a gap.
 */
function LatestArticles({ articles, now }: { articles: Card[]; now: number }) {
  const large = articles.slice(0, LARGE_CARDS);
  const isPair = large.length === LARGE_CARDS && !large[0]?.picture === !large[1]?.picture;
  return (
    <section className="mt-6 sm:mt-8">
      <SectionHeading title={homeText.latest} />
      {articles.length === 0 && <p className="py-10 text-lg text-muted">{homeText.empty}</p>}
      <div className={`grid grid-cols-1 gap-x-6 gap-y-5 ${isPair ? 'sm:grid-cols-2' : ''}`}>
        {large.map((article) => (
          <ArticleCard key={article.id} article={article} now={now} look={isPair ? 'large' : 'wide'} />
        ))}
      </div>
      <div className="mt-4 grid grid-cols-1 gap-x-6 gap-y-2.5 empty:hidden sm:mt-8 sm:grid-cols-2 sm:gap-y-5 xl:grid-cols-4 max-sm:[&>*]:pt-2.5!">
        {articles.slice(LARGE_CARDS, CARDS).map((article) => (
          <ArticleCard key={article.id} article={article} now={now} look="quarter" />
        ))}
      </div>
      <div className="mt-2.5 grid grid-cols-1 gap-x-6 gap-y-2.5 empty:hidden max-sm:[&>*]:pt-2.5! sm:mt-10 sm:grid-cols-2 sm:gap-y-5">
        {articles.slice(CARDS).map((article) => (
          <ArticleCard key={article.id} article={article} now={now} look="row" />
        ))}
      </div>
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
        <div key={label} className="flex flex-col-reverse p-2 sm:p-4">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="tabular font-bold font-headline text-3xl">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
