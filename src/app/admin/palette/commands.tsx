import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAuth } from '#features/accounts/admin/sign-in/auth-provider.tsx';
import { logoutText, passkeyText } from '#features/accounts/text.ts';
import { href } from '#platform/http/href.ts';
import { hasRole, type StaffRole } from '#platform/sessions/actor.ts';
import { toggleTheme } from '#platform/ui/theme.ts';
import { helpText } from '../help/text.ts';
import { menuFor } from '../menu.ts';
import { adminText, paletteText } from '../text.ts';
import { useShortcuts } from '../use-shortcuts.ts';
import type { Command } from './command.ts';
import { CommandPalette } from './command-palette.tsx';
import { openPaletteEvent } from './palette-button.tsx';
import { ShortcutList } from './shortcut-list.tsx';
import { paletteWords } from './text.ts';

/** The keyboard shortcuts: Ctrl K opens the commands, `g` and a key open a section, `?` lists the shortcuts. */
export function Commands({ role }: { role: StaffRole }) {
  const [shown, setShown] = useState<'palette' | 'shortcuts' | null>(null);
  const navigate = useNavigate();
  const { logout } = useAuth();
  const go = (path: string) => () => void navigate(path);
  const screen = (label: string, path: string): Command => ({
    label,
    words: paletteWords[path],
    run: go(path),
  });

  const isAuthor = hasRole({ role }, 'author');
  const entries = menuFor(role).flatMap((group) => group.entries);
  const sections = entries.map(({ label, path, key }): Command => ({ ...screen(label, path), key }));
  const tabs = entries
    .flatMap((entry) => (entry.tabs ?? []).filter((tab) => tab.label !== entry.label))
    .filter((tab) => hasRole({ role }, tab.role))
    .map(({ label, path }) => screen(label, path));
  const actions: Command[] = [
    screen(adminText.changePassword, href('/admin/password')),
    screen(adminText.secondFactor, href('/admin/second-factor')),
    screen(passkeyText.title, href('/admin/passkeys')),
    screen(helpText.title, href('/admin/help')),
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
