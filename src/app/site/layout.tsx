import { Outlet, useLocation, useMatches } from 'react-router';
import { listShownBreaking } from '#features/breaking-news/rules/list-shown-breaking.ts';
import { BreakingStrip } from '#features/breaking-news/site/breaking-strip.tsx';
import { listOrderedCategories } from '#features/categories/rules/list-ordered-categories.ts';
import { hasLite, liteAddress } from '#features/light-pages/rules/lite-address.ts';
import { listLiveMatches } from '#features/matches/rules/live/list-live-matches.ts';
import { hasSampleNotice } from '#features/matches/site/parts/sample-notice.tsx';
import { ScoreStrip } from '#features/matches/site/parts/score-strip.tsx';
import { getSiteSettings } from '#features/settings/rules/get-site-settings.ts';
import { servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { layoutShowsScopes } from '#platform/page-cache/page-scopes.ts';
import { siteText } from '#platform/text/site.ts';
import type { Route } from './+types/layout.ts';
import { siteNavigation } from './navigation.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TopBar } from './top-bar.tsx';
import { xAccount } from './x-account.ts';

const FOOTER_CATEGORIES = 10;

export async function loader({ context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const [categories, live, settings, breaking] = await Promise.all([
    readPart(context, {
      name: 'footer categories',
      read: () => listOrderedCategories(db, { limit: FOOTER_CATEGORIES }),
      fallback: [],
    }),
    readPart(context, {
      name: 'score strip',
      read: () => listLiveMatches(db, { now: now() }),
      fallback: [],
    }),
    readPart(context, { name: 'contact facts', read: () => getSiteSettings(db), fallback: null }),
    readPart(context, { name: 'breaking strip', read: () => listShownBreaking(db), fallback: [] }),
  ]);
  layoutShowsScopes(context, 'breaking', 'categories', 'matches');
  layoutShowsScopes(context, ...categories.map(({ slug }) => `category:${slug}` as const));
  return {
    siteName: config.siteName,
    siteUrl: config.siteUrl,
    navigation: siteNavigation(config.storeName),
    settings,
    categories: categories.map(({ slug, name }) => ({ slug, name })),
    live: live.map(({ id, home, away, sample }) => ({ id, home, away, sample })),
    breaking,
    now: now(),
  };
}

/** Header and footer of every reader page (spec §2.1). */
export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const pageHasNotice = useMatches().some(({ loaderData: page }) => hasSampleNotice(page));
  const { siteName, navigation, settings, categories, live, breaking, now } = loaderData;
  const account = xAccount(settings?.social.twitter);
  return (
    <>
      <meta property="og:site_name" content={siteName} />
      {account && <meta name="twitter:site" content={account} />}
      <a className="skip-link" href="#main">
        {siteText.skipToContent}
      </a>
      <TopBar social={settings?.social ?? {}} isUrgent={breaking.some(({ level }) => level === 'breaking')} />
      <SiteHeader siteName={siteName} navigation={navigation} path={pathname} />
      <BreakingStrip entries={breaking} />
      <ScoreStrip matches={live} hasNotice={!pageHasNotice} />
      <main id="main" className="mx-auto w-full max-w-7xl px-4">
        <Outlet />
      </main>
      <SiteFooter
        siteName={siteName}
        settings={settings}
        categories={categories}
        now={now}
        hasNewsletter={!/^\/(newsletter|article)(\/|$)/.test(pathname)}
        liteAddress={liteAddress(hasLite(pathname) ? pathname : '/')}
      />
    </>
  );
}
