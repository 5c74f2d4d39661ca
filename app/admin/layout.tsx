import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { servicesOf } from '#app/context.ts';
import { actorOf } from '#app/require-staff-role.server.ts';
import { findStaff } from '#app/session.server.ts';
import { siteText } from '#az/text/site/site.ts';
import { href } from '#domain/href.ts';
import type { Route } from './+types/layout.ts';
import { Commands } from './commands/commands.tsx';
import { useFreshFigures } from './dashboard/use-fresh-figures.ts';
import { createKnownStaffCookie } from './known-staff.server.ts';
import { AdminHeader } from './parts/admin-header.tsx';
import { SectionTabs } from './parts/section-tabs.tsx';
import { SideMenu } from './parts/side-menu.tsx';
import { readCounters } from './read-counters.server.ts';
import { SignInPopupProvider } from './sign-in/sign-in-popup.tsx';

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
  };
}

/** The layout of the back-office (spec §2.4): menu with the logout button, header with the initial of the account. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { actor, siteName } = loaderData;
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
        <SideMenu role={actor.role} siteName={siteName} counters={counters} />
      </aside>
      <div className="min-w-0">
        <AdminHeader {...{ actor, siteName, isFetching, counters }} />
        <main
          id="main"
          ref={main}
          aria-busy={isFetching || undefined}
          className="mx-auto w-full max-w-7xl px-4 py-6 outline-none lg:px-8"
        >
          <SectionTabs role={actor.role} />
          <SignInPopupProvider>
            <Outlet />
          </SignInPopupProvider>
        </main>
      </div>
      <Commands role={actor.role} />
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
