import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { SignInPopupProvider } from '#features/accounts/admin/sign-in/sign-in-popup.tsx';
import { useFreshFigures } from '#platform/admin/use-fresh-figures.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { createKnownStaffCookie } from '#platform/sessions/known-staff.server.ts';
import { actorOf } from '#platform/sessions/require-staff-role.server.ts';
import { findStaff } from '#platform/sessions/session.server.ts';
import { siteText } from '#platform/text/site.ts';
import type { Route } from './+types/layout.ts';
import { AdminHeader } from './admin-header.tsx';
import { listNavigation } from './list-navigation.server.ts';
import { Commands } from './palette/commands.tsx';
import { readCounters } from './read-counters.server.ts';
import { SectionTabs } from './section-tabs.tsx';
import { SideMenu } from './side-menu.tsx';

export const middleware: Route.MiddlewareFunction[] = [
  async ({ request, context }, next) => {
    const response = await next();
    const actor = await findStaff(request, context);
    if (!actor) return response;
    const { config, previewSecret } = servicesOf(context);
    const isHttps = config.siteUrl.startsWith('https:');
    const cookie = createKnownStaffCookie(request, { id: actor.id, secret: previewSecret, isHttps });
    if (cookie) response.headers.append('Set-Cookie', cookie);
    return response;
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { config } = servicesOf(context);
  return {
    actor,
    siteName: config.siteName,
    counters: await readCounters(context, actor),
    navigation: listNavigation(actor.role),
  };
}

/** The layout of the back-office (spec §2.4): menu with the logout button, header with the initial of the account. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { actor, siteName, navigation } = loaderData;
  // Opening a screen may change the numbers: it marks notes as read, for instance.
  const { key } = useLocation();
  const counters = useFreshFigures(href('/admin/counters'), loaderData.counters, { refreshKey: key });
  // The spinner of the guard is needed only between screens: the server checks the session before it sends a page.
  const isFetching = useNavigation().state === 'loading';
  const main = useFocusAfterNavigation();
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a className="skip-link" href="#main">
        {siteText.skipToContent}
      </a>
      <aside className="sticky top-0 hidden h-dvh overflow-y-auto border-line border-e bg-night text-white lg:block">
        <SideMenu menu={navigation.menu} siteName={siteName} counters={counters} />
      </aside>
      <div className="min-w-0">
        <AdminHeader {...{ actor, siteName, navigation, isFetching, counters }} />
        <main
          id="main"
          ref={main}
          aria-busy={isFetching || undefined}
          className="mx-auto w-full max-w-7xl px-4 py-6 outline-none lg:px-8"
        >
          <SectionTabs menu={navigation.menu} />
          <SignInPopupProvider>
            <Outlet />
          </SignInPopupProvider>
        </main>
      </div>
      <Commands role={actor.role} navigation={navigation} />
    </div>
  );
}

/**
 * Focuses `<main>` after a navigation that removed the focused element, so that Tab starts at the new screen and screen
 * readers announce it. `<main>` is focusable only until it loses the focus; otherwise a click beside a field would focus it.
 */
function useFocusAfterNavigation() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    const element = main.current;
    if (!element || shown.current === pathname) return;
    shown.current = pathname;
    if (document.activeElement !== document.body) return;
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
    element.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
