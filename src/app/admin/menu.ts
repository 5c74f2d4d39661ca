import type { MenuEntryDeclaration, MenuGroupName } from '#platform/features/define-feature.ts';
import { href } from '#platform/http/href.ts';
import { adminText } from './text.ts';

/** The groups of the menu in their order, each with its heading; null for the entries above all headings. */
export const menuGroups: Readonly<Record<MenuGroupName, string | null>> = {
  start: null,
  articles: adminText.group.articles,
  matches: adminText.group.matches,
  readers: adminText.group.readers,
  system: adminText.group.system,
};

/** A screen that the menu, the tabs or the command palette lead to. */
export interface ListedScreen {
  path: string;
  label: string;
  /** Other words by which the command palette finds it. */
  words?: string;
}

export interface MenuEntry extends ListedScreen, Pick<MenuEntryDeclaration, 'icon' | 'key' | 'counter'> {
  /** The tabs of the screens that the entry leads to; empty when it leads to one screen only. */
  tabs: readonly ListedScreen[];
  /** The addresses whose screens belong to the entry, with those below them. */
  addresses: readonly string[];
}

export interface MenuGroup {
  label: string | null;
  entries: readonly MenuEntry[];
}

/** Everything that the layout of the back-office leads to, for one role. */
export interface Navigation {
  menu: readonly MenuGroup[];
  /** The screens of the command palette that are neither in the menu nor tabs. */
  commands: readonly ListedScreen[];
  /** The help topics by address. A topic counts for the addresses below, except those that are here themselves. */
  topics: readonly { path: string; topic: string | null }[];
}

/** The menu entry that the screen at `pathname` belongs to. */
export function findMenuEntry(menu: readonly MenuGroup[], pathname: string): MenuEntry | null {
  const candidates = menu
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => entry.addresses.map((path) => ({ path, entry })));
  return findNearest(candidates, pathname)?.entry ?? null;
}

/** The help topic of the screen at `pathname`. */
export function findHelpTopic({ topics }: Pick<Navigation, 'topics'>, pathname: string): string | null {
  return findNearest(topics, pathname)?.topic ?? null;
}

/** The item whose path is the longest that `pathname` is equal to or below. A path may have parameters. */
export function findNearest<Item extends { path: string }>(
  items: readonly Item[],
  pathname: string,
): Item | null {
  const above = items.filter(({ path }) => isBelow(pathname, path));
  return above.toSorted((one, other) => rank(other.path) - rank(one.path))[0] ?? null;
}

/** The dashboard is above no other screen. */
function isBelow(pathname: string, path: string): boolean {
  if (path === href('/admin')) return pathname === path;
  const segments = pathname.split('/');
  return path.split('/').every((part, at) => part === segments[at] || (part.startsWith(':') && segments[at]));
}

/** More segments go before fewer, and a fixed segment before a parameter. */
function rank(path: string): number {
  const segments = path.split('/');
  return 2 * segments.length - segments.filter((part) => part.startsWith(':')).length;
}
