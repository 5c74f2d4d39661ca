import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '#features/accounts/admin/sign-in/auth-provider.tsx';
import { logoutText } from '#features/accounts/text.ts';
import { hasRole, type StaffRole } from '#platform/sessions/actor.ts';
import { toggleTheme } from '#platform/ui/theme.ts';
import type { ListedScreen, Navigation } from '../menu.ts';
import { adminText, paletteText } from '../text.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import type { Command } from './command.ts';
import { CommandPalette } from './command-palette.tsx';
import { openPaletteEvent } from './palette-button.tsx';
import { ShortcutList } from './shortcut-list.tsx';

/** The keyboard shortcuts: Ctrl K opens the commands, `g` and a key open a section, `?` lists the shortcuts. */
export function Commands({ role, navigation }: { role: StaffRole; navigation: Navigation }) {
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
