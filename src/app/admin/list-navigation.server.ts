import type { Screen } from '#platform/features/list-screens.ts';
import { hasRole, type StaffRole } from '#platform/sessions/actor.ts';
import { screens } from '../declarations.ts';
import { type ListedScreen, type MenuEntry, type MenuGroup, menuGroups, type Navigation } from './menu.ts';

/**
 * What `role` sees of the menu, the tabs, the command palette and the help. It is made on the server, so that browsers do
 * not load the declarations of all features.
 */
export function listNavigation(role: StaffRole): Navigation {
  const listed = screens.filter((screen) => isListedFor(screen, role));
  return {
    menu: listMenu(listed),
    commands: listed.flatMap(({ path, command, words }) =>
      command ? [{ path, label: command, words }] : [],
    ),
    topics: listed.flatMap(({ path, help, topic }) => (help === undefined ? [] : [{ path, topic }])),
  };
}

/** Whether the role finds the screen in the menu and in the help. */
export function isListedFor({ role = 'nobody', listedFor }: Screen, actorRole: StaffRole): boolean {
  return role !== 'nobody' && hasRole({ role: actorRole }, listedFor ?? role);
}

function listMenu(listed: readonly Screen[]): MenuGroup[] {
  const entries = listed
    .flatMap(({ menu, ...screen }) => (menu ? [{ ...screen, menu }] : []))
    .toSorted((one, other) => one.menu.place - other.menu.place);
  return Object.entries(menuGroups)
    .map(([group, label]) => ({
      label,
      entries: entries
        .filter(({ menu }) => menu.group === group)
        .map(({ path, words, menu: { label, icon, key, counter } }): MenuEntry => {
          const tabs = listTabs(listed, path);
          const others = screens.filter(({ below, tab }) => below === path || tab?.of === path);
          return {
            path,
            label,
            words,
            icon,
            key,
            counter,
            tabs,
            addresses: [path, ...others.map((other) => other.path).filter((other) => other !== path)],
          };
        }),
    }))
    .filter((group) => group.entries.length > 0);
}

function listTabs(listed: readonly Screen[], entry: string): ListedScreen[] {
  return listed
    .flatMap(({ path, words, tab }) => (tab?.of === entry ? [{ path, words, ...tab }] : []))
    .toSorted((one, other) => one.place - other.place)
    .map(({ path, label, words }) => ({ path, label, words }));
}
