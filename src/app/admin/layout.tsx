import { useEffect, useRef, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate, useNavigation } from 'react-router';
import { useAuth } from '#features/accounts/admin/sign-in/auth-provider.tsx';
import { SignInPopupProvider } from '#features/accounts/admin/sign-in/sign-in-popup.tsx';
import { logoutText } from '#features/accounts/text.ts';
import { articleEditorText, articleFormText, editorText } from '#features/articles/text.ts';
import { useFocusOnRefusal } from '#platform/admin/focus-first-error.ts';
import { focusUntilLeft } from '#platform/admin/focus-until-left.ts';
import { useFreshFigures } from '#platform/admin/use-refresh.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { hasRole, type StaffRole } from '#platform/sessions/actor.ts';
import { createKnownStaffCookie } from '#platform/sessions/known-staff.server.ts';
import { actorOf, findStaff } from '#platform/sessions/session.server.ts';
import { siteText } from '#platform/text/site.ts';
import { Dialog } from '#platform/ui/dialog.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { toggleTheme } from '#platform/ui/theme.ts';
import type { Route } from './+types/layout.ts';
import { AdminHeader } from './admin-header.tsx';
import { listNavigation } from './list-navigation.server.ts';
import { findMenuEntry, findNearest, type ListedScreen, type MenuGroup, type Navigation } from './menu.ts';
import type { Command } from './palette/command.ts';
import { CommandPalette } from './palette/command-palette.tsx';
import { openPaletteEvent } from './palette/palette-button.tsx';
import { readCounters } from './read-counters.server.ts';
import { keepRefusedForm, useRefusedFormToast } from './refused-form.ts';
import { SideMenu } from './side-menu.tsx';
import { adminText, paletteText } from './text.ts';

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

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepRefusedForm];

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
  useRefusedFormToast();
  useFocusOnRefusal(main);
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a className="skip-link" href="#main">
        {siteText.skipToContent}
      </a>
      <aside className="sticky top-0 hidden h-dvh overflow-y-auto border-line border-e bg-night text-white lg:block">
        <SideMenu menu={navigation.menu} siteName={siteName} counters={counters} />
      </aside>
      <div className="min-w-0">
        <AdminHeader
          actor={actor}
          siteName={siteName}
          navigation={navigation}
          isFetching={isFetching}
          counters={counters}
        />
        <main
          id="main"
          ref={main}
          aria-busy={isFetching || undefined}
          className="mx-auto w-full max-w-7xl px-4 py-4 outline-none lg:px-8 lg:py-3"
        >
          {counters.oldBackups > 0 && (
            <div className="mb-5">
              <Notice>{adminText.oldBackup}</Notice>
            </div>
          )}
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
 * readers announce it.
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
    focusUntilLeft(element);
  }, [pathname]);
  return main;
}

const tabLook =
  'inline-flex min-h-11 shrink-0 items-center rounded-md px-3 text-muted hover:bg-surface aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink';

/** Links between the screens that one entry of the menu leads to. Nothing when it leads to one screen only. */
function SectionTabs({ menu }: { menu: readonly MenuGroup[] }) {
  const { pathname } = useLocation();
  const tabs = findMenuEntry(menu, pathname)?.tabs ?? [];
  if (tabs.length === 0) return null;
  const current = findNearest(tabs, pathname);
  return (
    <nav aria-label={adminText.sections} className="-mx-1 mb-5 flex flex-wrap gap-1">
      {tabs.map((tab) => (
        <Link
          key={tab.path}
          to={tab.path}
          aria-current={tab === current ? 'page' : undefined}
          className={tabLook}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}

/** The keyboard shortcuts: Ctrl K opens the commands, `g` and a key open a section, `?` lists the shortcuts. */
function Commands({ role, navigation }: { role: StaffRole; navigation: Navigation }) {
  const [shown, setShown] = useState<'palette' | 'shortcuts' | null>(null);
  const navigate = useNavigate();
  const { logout } = useAuth();
  const screen = ({ path, label, words }: ListedScreen): Command => ({
    label,
    words,
    run: () => void navigate(path),
  });

  const isAuthor = hasRole({ role }, 'author');
  const entries = navigation.menu.flatMap((group) => group.entries);
  const sections = entries.map((entry): Command => ({ ...screen(entry), key: entry.key }));
  const tabs = entries.flatMap((entry) => entry.tabs.filter((tab) => tab.label !== entry.label)).map(screen);
  const actions: Command[] = [
    ...navigation.commands.map(screen),
    { label: adminText.viewSite, run: () => location.assign('/') },
    { label: paletteText.theme, run: toggleTheme },
    { label: paletteText.shortcuts, run: () => setShown('shortcuts') },
    // `logout` has already shown the error as a toast.
    { label: logoutText.action, run: () => void logout().catch(() => {}) },
  ];

  useEffect(() => {
    const show = () => setShown('palette');
    addEventListener(openPaletteEvent, show);
    return () => removeEventListener(openPaletteEvent, show);
  }, []);
  useShortcuts({
    openPalette: () => setShown('palette'),
    openShortcuts: () => setShown('shortcuts'),
    sections,
  });

  return (
    <>
      <CommandPalette
        commands={[...sections, ...tabs, ...actions]}
        openPage={(path) => void navigate(path)}
        findsPages={isAuthor}
        isOpen={shown === 'palette'}
        onClose={() => setShown((now) => (now === 'palette' ? null : now))}
      />
      <ShortcutList
        sections={sections}
        hasArticles={isAuthor}
        isOpen={shown === 'shortcuts'}
        onClose={() => setShown((now) => (now === 'shortcuts' ? null : now))}
      />
    </>
  );
}

interface ShortcutListProps {
  sections: readonly Command[];
  /** Whether the shortcuts of the article form are listed. */
  hasArticles: boolean;
  isOpen: boolean;
  onClose: () => void;
}

type Line = [keys: string[], what: string];

const articleLines: readonly Line[] = [
  [['Ctrl', 'S'], articleEditorText.save],
  [['Ctrl', 'Enter'], articleFormText.publish],
  [['Alt', 'F10'], editorText.toolbar],
];

/** The list of keyboard shortcuts. `?` opens it. */
function ShortcutList({ sections, hasArticles, isOpen, onClose }: ShortcutListProps) {
  const lines: Line[] = [
    [['Ctrl', 'K'], paletteText.title],
    [['?'], paletteText.shortcuts],
    ...(hasArticles ? articleLines : []),
    ...sections.flatMap(({ key, label }): Line[] => (key ? [[['g', key], label]] : [])),
  ];
  return (
    <Dialog title={paletteText.shortcuts} isOpen={isOpen} onClose={onClose}>
      <p className="mb-3 text-muted text-sm">{paletteText.shortcutsHint}</p>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {lines.map(([keys, what]) => (
          <div key={what} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd
                  key={key}
                  className="rounded border border-line bg-surface px-2 py-0.5 font-sans text-sm"
                >
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

interface Shortcuts {
  openPalette: () => void;
  openShortcuts: () => void;
  sections: readonly { key?: string; run: () => void }[];
}

/** The second key of a shortcut must follow `g` within this time. */
const SEQUENCE_MS = 1500;

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/** Listens for the keyboard shortcuts of the back-office. Plain keys are ignored in text fields and while a dialog is open. */
function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    let lastG = Number.NEGATIVE_INFINITY;
    function handleKeyDown(event: KeyboardEvent) {
      const { openPalette, openShortcuts, sections } = current.current;
      const key = event.key.toLowerCase();
      if ((event.ctrlKey || event.metaKey) && key === 'k') {
        event.preventDefault();
        openPalette();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === '?') openShortcuts();
      else if (event.timeStamp - lastG < SEQUENCE_MS) {
        lastG = Number.NEGATIVE_INFINITY;
        sections.find((section) => section.key === key)?.run();
      } else if (key === 'g') lastG = event.timeStamp;
    }
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, []);
}
