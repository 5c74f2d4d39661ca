import { ExternalLink, Menu } from 'lucide-react';
import { useLocation } from 'react-router';
import { MentionBadge } from '#features/notes/admin/mention-badge.tsx';
import { type Actor, hasRole } from '#platform/sessions/actor.ts';
import { Spinner } from '#platform/ui/spinner.tsx';
import { ThemeButton } from '#platform/ui/theme-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { HelpButton } from './help/help-button.tsx';
import type { Navigation } from './menu.ts';
import { MenuDisclosure } from './menu-disclosure.tsx';
import { PaletteButton } from './palette/palette-button.tsx';
import type { Counters } from './read-counters.server.ts';
import { SideMenu } from './side-menu.tsx';
import { adminText } from './text.ts';

interface AdminHeaderProps {
  actor: Actor;
  siteName: string;
  navigation: Navigation;
  isFetching: boolean;
  counters: Counters;
}

/** The header of every screen: the drawer on a phone, commands, help, mentions, the theme and the account. */
export function AdminHeader({ actor, siteName, navigation, isFetching, counters }: AdminHeaderProps) {
  const { key } = useLocation();
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-line border-b bg-paper px-2 lg:px-6">
      {/* The key closes the drawer after a navigation. */}
      <MenuDisclosure key={key} className="admin-drawer lg:hidden">
        <summary className="grid size-11 cursor-pointer place-items-center" aria-label={adminText.openMenu}>
          <Menu aria-hidden="true" />
        </summary>
        <div className="fixed inset-x-0 top-14 bottom-0 overflow-y-auto bg-night text-white">
          <SideMenu menu={navigation.menu} siteName={siteName} counters={counters} />
        </div>
      </MenuDisclosure>
      <PaletteButton />
      <span className="grow px-2 text-accent">{isFetching && <Spinner label className="size-5" />}</span>
      <a
        href="/"
        className="inline-flex min-h-11 items-center gap-2 rounded-md px-3 hover:bg-surface"
        aria-label={adminText.viewSite}
      >
        <ExternalLink aria-hidden="true" className="size-5" />
        <span className="hidden sm:inline">{adminText.viewSite}</span>
      </a>
      <HelpButton key={`help-${key}`} navigation={navigation} />
      {hasRole(actor, 'author') && <MentionBadge count={counters.mentions} />}
      <ThemeButton />
      <AccountMenu key={`account-${key}`} actor={actor} />
    </header>
  );
}
