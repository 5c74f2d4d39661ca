import { Menu, Moon, Search, Sun, SunMoon, X } from 'lucide-react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { listShownBreaking } from '#features/breaking-news/rules/shown-breaking.ts';
import { BreakingStrip } from '#features/breaking-news/site/breaking-strip.tsx';
import { listOrderedCategories } from '#features/categories/rules/read-categories.ts';
import { hasLite, liteAddress } from '#features/light-pages/rules/lite-address.ts';
import { hasSampleNotice } from '#features/matches/site/parts/sample-notice.tsx';
import { ScoreStrip } from '#features/matches/site/parts/score-strip.tsx';
import { readScoreStrip, type StripMatch } from '#features/matches/site/scoreboard/read-score-strip.ts';
import { SearchForm } from '#features/search/site/parts/search-form.tsx';
import { keepSettings } from '#features/settings/rules/keep-settings.ts';
import type { SiteSettings } from '#features/settings/rules/site-settings.ts';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { readPart } from '#platform/http/read-part.ts';
import { keepList, keepRead } from '#platform/page-cache/keep-read.ts';
import { layoutShowsScopes, matchScopes } from '#platform/page-cache/page-scopes.ts';
import { categoryAddress } from '#platform/site/addresses.ts';
import { commonText } from '#platform/text/common.ts';
import { navText } from '#platform/text/nav.ts';
import { headerText, siteText } from '#platform/text/site.ts';
import type { Route } from './+types/layout.ts';
import { type NavGroup, type NavLink, siteNavigation } from './navigation.ts';
import { SiteFooter } from './site-footer.tsx';
import { SocialLinks, xAccount } from './social-links.tsx';

const FOOTER_CATEGORIES = 10;

/** What stands around every page, without the score strip. */
function readFrame(context: RouteContext) {
  return keepRead(context, 'frame', async (inner) => {
    const { db } = servicesOf(inner);
    const [categories, settings, breaking] = await Promise.all([
      readPart(inner, 'footer categories', () => listOrderedCategories(db, { limit: FOOTER_CATEGORIES }), []),
      readPart(inner, 'contact facts', () => keepSettings(inner), null),
      readPart(inner, 'breaking strip', () => listShownBreaking(db), []),
    ]);
    layoutShowsScopes(inner, 'breaking', 'categories');
    layoutShowsScopes(inner, ...categories.map(({ slug }) => `category:${slug}` as const));
    return { categories: categories.map(({ slug, name }) => ({ slug, name })), settings, breaking };
  });
}

/**
 * The matches of the score strip. A goal renders the front page again. Other pages keep the score of their rendering, and the
 * script corrects it.
 */
function readLive(context: RouteContext, { isHome }: { isHome: boolean }): Promise<StripMatch[]> {
  const keep = isHome ? keepRead : keepList;
  layoutShowsScopes(context, 'matches');
  return keep(context, 'score strip', async (inner) => {
    const { db, now } = servicesOf(inner);
    const live = await readScoreStrip(db, { now: now() });
    layoutShowsScopes(inner, ...matchScopes(live));
    return live;
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { config, now } = servicesOf(context);
  const isHome = new URL(request.url).pathname === href('/');
  const [frame, live] = await Promise.all([
    readFrame(context),
    readPart(context, 'score strip', () => readLive(context, { isHome }), []),
  ]);
  return {
    siteName: config.siteName,
    siteUrl: config.siteUrl,
    navigation: siteNavigation(config.storeName),
    ...frame,
    live,
    now: now(),
  };
}

/** Header and footer of every reader page (spec §2.1). */
export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const pageHasNotice = useMatches().some(({ loaderData: page }) => hasSampleNotice(page));
  const { siteName, siteUrl, navigation, settings, categories, live, breaking, now } = loaderData;
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
        <p className="print-head hidden print:block">
          <b>{siteName}</b> {siteUrl + pathname}
        </p>
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

/**
 * The narrow dark bar above the header on desktops (spec §2.3): label, transfer news, channels. The label and its link
 * are shown while the breaking strip has urgent news.
 */
function TopBar({ social, isUrgent }: { social: SiteSettings['social']; isUrgent: boolean }) {
  return (
    <aside
      aria-label={isUrgent ? headerText.breakingLong : headerText.mainNews}
      className="top-bar on-dark hidden bg-paper text-ink text-sm xl:block"
    >
      <div className="mx-auto flex h-11 max-w-7xl items-center gap-6 px-4">
        {isUrgent && (
          <p className="flex items-center gap-3">
            <strong className="bg-live px-2 py-0.5 font-headline text-paper tracking-wide">
              {headerText.breaking}
            </strong>
            <a href="/" className="flex min-h-11 items-center hover:text-accent">
              {headerText.mainNews}
            </a>
          </p>
        )}
        <a
          href={categoryAddress('transfers')}
          className="me-auto flex min-h-11 items-center font-semibold hover:text-accent"
        >
          {headerText.transferUpdates}
        </a>
        <SocialLinks social={social} />
      </div>
    </aside>
  );
}

interface SiteHeaderProps {
  siteName: string;
  navigation: NavGroup[];
  path: string;
}

/** Masthead and navigation; one row on a phone: menu, name, search. Complete without script. */
function SiteHeader({ siteName, navigation, path }: SiteHeaderProps) {
  return (
    <header className="site-header sticky top-0 z-40 bg-paper" data-site-header>
      <div className="mx-auto flex h-14 max-w-7xl items-center gap-1 px-2 max-[16rem]:gap-0 max-[16rem]:px-0 sm:px-4 xl:h-16">
        <details className="group size-11 xl:hidden" name="header">
          <summary className="grid size-11 place-items-center" aria-label={navText.menu}>
            <Menu aria-hidden="true" className="group-open:hidden" />
            <X aria-hidden="true" className="hidden group-open:block" />
          </summary>
          <MobileNavigation navigation={navigation} path={path} />
        </details>
        <a
          href="/"
          aria-label={`${siteName} – ${siteText.homeAria}`}
          className="mx-auto flex min-h-11 items-center font-headline font-bold text-3xl tracking-tight max-[16rem]:text-lg xl:mx-0 xl:me-4"
        >
          {siteName}
        </a>
        <MainNavigation navigation={navigation} path={path} />
        <button
          type="button"
          data-theme-switch
          aria-label={commonText.themeDark}
          title={commonText.themeDark}
          data-to-dark={commonText.themeDark}
          data-to-light={commonText.themeLight}
          className="needs-script grid size-11 place-items-center max-[16rem]:hidden hover:text-accent"
        >
          <SunMoon aria-hidden="true" className="size-5 in-data-theme:hidden" />
          <Sun aria-hidden="true" className="hidden size-5 in-data-[theme=light]:block" />
          <Moon aria-hidden="true" className="hidden size-5 in-data-[theme=dark]:block" />
        </button>
        <details className="group size-11" name="header" data-search-toggle>
          <summary
            className="grid size-11 place-items-center hover:text-accent"
            aria-label={headerText.openSearch}
          >
            <Search aria-hidden="true" className="size-5 group-open:hidden" />
            <X aria-hidden="true" className="hidden size-5 group-open:block" />
          </summary>
          <div className="absolute inset-x-0 top-full border-line border-t bg-paper p-4 shadow-lg">
            <div className="mx-auto max-w-3xl">
              <SearchForm />
            </div>
          </div>
        </details>
      </div>
    </header>
  );
}

/** The menu below the xl breakpoint. Its groups are `details` elements, so it works without a script. */
function MobileNavigation({ navigation, path }: { navigation: NavGroup[]; path: string }) {
  return (
    <nav
      aria-label={navText.mainNav}
      className="phone-menu absolute inset-x-0 top-full h-[calc(100dvh-3.5rem)] overflow-y-auto border-line border-t bg-paper px-4 pb-16"
    >
      <div className="py-4">
        <SearchForm />
      </div>
      <ul>
        <li>
          <a href="/" className="block py-3 font-headline font-bold text-xl">
            {navText.home}
          </a>
        </li>
        {navigation.map((group) => (
          <li key={group.label}>
            <details open={group.links.some((link) => link.to === path)}>
              <summary>{group.label}</summary>
              <MenuLinks links={group.links} path={path} />
            </details>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * The desktop navigation. A menu opens on hover, and by the button behind its link, without a script. The keyboard reaches the
 * buttons only: it passes the header in one step for each menu, and finds the links in the menus that it opens.
 */
function MainNavigation({ navigation, path }: { navigation: NavGroup[]; path: string }) {
  return (
    <nav aria-label={navText.mainNav} className="hidden flex-1 xl:block">
      <ul className="menu-bar" data-menu-bar>
        {navigation.map((group, index) => (
          <li key={group.label} className="menu-item" data-menu-item>
            <a href={group.to} tabIndex={-1} aria-current={group.to === path ? 'page' : undefined}>
              {group.label}
            </a>
            <details name="header">
              <summary aria-label={navText.sectionsOf(group.label)} />
            </details>
            <MenuLinks
              className={`menu-panel ${index > navigation.length / 2 ? 'end-0' : 'start-0'}`}
              links={group.links}
              path={path}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The links of one menu. Their look is in `header.css`, because a page has more than a hundred of them. */
function MenuLinks({ links, path, className }: { links: NavLink[]; path: string; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <a href={to} aria-current={to === path ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
