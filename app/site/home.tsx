import { servicesOf } from '#app/context.ts';
import { Island } from '#app/ui/island.tsx';
import { siteText } from '#az/text/site.ts';
import { listMostReadNow } from '#domain/analytics/list-most-read-now.ts';
import { countSiteTotals } from '#domain/content/count-site-totals.ts';
import { listFeaturedArticles } from '#domain/content/list-featured-articles.ts';
import { listHomeCategories } from '#domain/content/list-home-categories.ts';
import { listLatestArticles } from '#domain/content/list-latest-articles.ts';
import type { Route } from './+types/home.ts';
import { readTodaysGames } from './matches/read-todays-games.ts';
import { CategoryGrid } from './parts/category-grid.tsx';
import FeaturedSlider from './parts/featured-slider.island.tsx';
import { LatestArticles } from './parts/latest-articles.tsx';
import { MostRead } from './parts/most-read.tsx';
import { PageMeta } from './parts/page-meta.tsx';
import { SiteCounters } from './parts/site-counters.tsx';
import { TodaysGames } from './parts/todays-games.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, config } = servicesOf(context);
  const [featured, latest, mostRead, categories, totals, games] = await Promise.all([
    listFeaturedArticles(db, {}),
    listLatestArticles(db, {}),
    listMostReadNow(db, { now: now() }),
    listHomeCategories(db, {}),
    countSiteTotals(db),
    readTodaysGames(db, { now: now() }),
  ]);
  return { featured, latest, mostRead, categories, totals, games, now: now(), config };
}

/** The front page (spec §2.1): lead stories, latest grid, categories, and beside them what is read most. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const { featured, latest, mostRead, categories, totals, games, now, config } = loaderData;
  return (
    <>
      <PageMeta
        title={`${config.siteName} – ${siteText.titleSuffix}`}
        description={siteText.tagline}
        address={`${config.siteUrl}/`}
      />
      <div
        data-front-page
        className="flex flex-col gap-x-10 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_23rem]"
      >
        <div className="lg:row-span-2">
          {featured.length > 0 ? (
            <Island
              name="featured-slider"
              component={FeaturedSlider}
              props={{ articles: featured }}
              className="-mx-4 sm:mx-0 sm:mt-6"
            />
          ) : (
            <h1 className="sr-only">{config.siteName}</h1>
          )}
          <LatestArticles articles={latest} now={now} />
          <CategoryGrid categories={categories} />
        </div>
        <div className={`mt-12 lg:mt-6 ${games.matches.length > 0 ? 'max-lg:order-first max-lg:my-4' : ''}`}>
          <TodaysGames games={games} />
        </div>
        <aside className="mt-12 grid content-start gap-10 lg:mt-6">
          <MostRead articles={mostRead} />
          <SiteCounters totals={totals} />
        </aside>
      </div>
    </>
  );
}
