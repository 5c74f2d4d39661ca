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
import { rememberStaff } from './known-staff.server.ts';
import { AdminHeader } from './parts/admin-header.tsx';
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
    const known = rememberStaff(request, { id: actor.id, secret: previewSecret, isHttps });
    if (known) response.headers.append('Set-Cookie', known);
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

/** The frame of the back-office (spec §2.4): menu with the logout button, header with the letter of who is there. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const { actor, siteName } = loaderData;
  // A screen that was opened just now may have changed the numbers, by reading a note for instance.
  const { key } = useLocation();
  const counters = useFreshFigures(href('/admin/counters'), loaderData.counters, { askOn: key });
  // The guard's spinner is a matter of moving between screens: the server never sends a page before it knows who asks.
  const isFetching = useNavigation().state === 'loading';
  const main = useFocusOfNewScreen();
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
 * What was focused may be gone with the screen before: the keyboard goes on from the start of the new one, which is read out.
 * Focusable only for that long, so that a click between two fields moves the keyboard nowhere.
 */
function useFocusOfNewScreen() {
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
