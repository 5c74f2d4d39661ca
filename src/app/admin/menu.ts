import {
  ChartColumn,
  ClipboardList,
  FilePlus2,
  FolderOpen,
  House,
  Images,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessagesSquare,
  Newspaper,
  RadioTower,
  Send,
  Settings,
  Shield,
  Siren,
  Tags,
  Trophy,
  Users,
  Vote,
} from 'lucide-react';
import { importArticlesText } from '#features/article-import/text.ts';
import { referenceLists } from '#features/competitions/admin/reference-screens.ts';
import { pushAdminText } from '#features/push/text.ts';
import { redirectsText } from '#features/redirects/text.ts';
import { href, pathPrefix } from '#platform/http/href.ts';
import { hasRole, type RequiredRole, type StaffRole } from '#platform/sessions/actor.ts';
import { adminText } from './text.ts';

interface MenuScreen {
  path: string;
  label: string;
  /** The role that sees the screen, and those that include it. */
  role: RequiredRole;
}

export interface MenuEntry extends MenuScreen {
  icon: LucideIcon;
  /** The keyboard shortcut: `g`, then this key. */
  key: string;
  /** The count shown beside the label, unless it is 0. */
  counter?: 'pending' | 'messages' | 'comments' | 'unstarted';
  /** The screens that the entry leads to: the tabs of each of them. */
  tabs?: readonly MenuScreen[];
  /** Further paths whose screens belong to the entry. */
  otherPaths?: readonly string[];
}

export interface MenuGroup {
  /** The heading; null for the entries above all groups. */
  label: string | null;
  entries: readonly MenuEntry[];
}

const distributionTabs: readonly MenuScreen[] = [
  { path: href('/admin/distribution'), label: adminText.distribution, role: 'editor' },
  { path: href('/admin/push'), label: pushAdminText.title, role: 'editor' },
  { path: href('/admin/webhooks'), label: adminText.webhooks, role: 'admin' },
];

const settingsTabs: readonly MenuScreen[] = [
  { path: href('/admin/settings'), label: adminText.settings, role: 'admin' },
  { path: href('/admin/settings/mail'), label: adminText.mail, role: 'admin' },
  { path: href('/admin/import/articles'), label: importArticlesText.title, role: 'admin' },
  { path: href('/admin/redirects'), label: redirectsText.title, role: 'admin' },
];

const referenceTabs = referenceLists.map((list): MenuScreen => ({ ...list, role: 'editor' }));

/** The menu of the back-office, in its order. */
export const menu: readonly MenuGroup[] = [
  {
    label: null,
    entries: [
      { path: href('/admin'), label: adminText.dashboard, role: 'author', icon: LayoutDashboard, key: 'p' },
    ],
  },
  {
    label: adminText.group.articles,
    entries: [
      {
        path: href('/admin/articles'),
        label: adminText.articles,
        role: 'author',
        icon: Newspaper,
        key: 'm',
        counter: 'pending',
      },
      {
        path: href('/admin/articles/create'),
        label: adminText.newArticle,
        role: 'author',
        icon: FilePlus2,
        key: 'y',
      },
      { path: href('/admin/media'), label: adminText.media, role: 'author', icon: Images, key: 's' },
      { path: href('/admin/polls'), label: adminText.polls, role: 'author', icon: Vote, key: 'v' },
      {
        path: href('/admin/categories'),
        label: adminText.categories,
        role: 'editor',
        icon: FolderOpen,
        key: 'k',
      },
      { path: href('/admin/tags'), label: adminText.tags, role: 'editor', icon: Tags, key: 't' },
      { path: href('/admin/home'), label: adminText.home, role: 'editor', icon: House, key: 'h' },
      { path: href('/admin/breaking'), label: adminText.breaking, role: 'editor', icon: Siren, key: 'x' },
    ],
  },
  {
    label: adminText.group.matches,
    entries: [
      {
        path: href('/admin/matches'),
        label: adminText.matches,
        role: 'author',
        icon: Trophy,
        key: 'o',
        counter: 'unstarted',
      },
      {
        path: href('/admin/competitions'),
        label: adminText.reference,
        role: 'editor',
        icon: Shield,
        key: 'u',
        tabs: referenceTabs,
        otherPaths: [pathPrefix('/admin/seasons/:id')],
      },
      { path: href('/admin/feeds'), label: adminText.feeds, role: 'editor', icon: RadioTower, key: 'f' },
    ],
  },
  {
    label: adminText.group.readers,
    entries: [
      {
        path: href('/admin/comments'),
        label: adminText.comments,
        role: 'moderator',
        icon: MessagesSquare,
        key: 'c',
        counter: 'comments',
      },
      {
        path: href('/admin/inbox'),
        label: adminText.inbox,
        role: 'editor',
        icon: Inbox,
        key: 'r',
        counter: 'messages',
      },
      { path: href('/admin/newsletter'), label: adminText.newsletter, role: 'editor', icon: Mail, key: 'b' },
      {
        path: href('/admin/distribution'),
        label: adminText.distribution,
        role: 'editor',
        icon: Send,
        key: 'd',
        tabs: distributionTabs,
      },
      {
        path: href('/admin/analytics'),
        label: adminText.analytics,
        role: 'author',
        icon: ChartColumn,
        key: 'a',
      },
    ],
  },
  {
    label: adminText.group.site,
    entries: [
      { path: href('/admin/users'), label: adminText.users, role: 'admin', icon: Users, key: 'i' },
      { path: href('/admin/audit'), label: adminText.auditLog, role: 'admin', icon: ClipboardList, key: 'j' },
      {
        path: href('/admin/settings'),
        label: adminText.settings,
        role: 'admin',
        icon: Settings,
        key: 'z',
        tabs: settingsTabs,
      },
    ],
  },
];

/** The groups with the entries that `role` may open; groups without any are left out. */
export function menuFor(role: StaffRole): MenuGroup[] {
  return menu
    .map(({ label, entries }) => ({
      label,
      entries: entries.filter((shown) => hasRole({ role }, shown.role)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The entry of a screen: the one whose path, or a tab's path, is the longest that the screen is below. */
export function findMenuEntry(pathname: string): MenuEntry | null {
  const candidates = menu
    .flatMap(({ entries }) => entries)
    .flatMap((found) => {
      const screens = [found, ...(found.tabs ?? [])].map(({ path }) => path);
      return [...screens, ...(found.otherPaths ?? [])].map((path) => ({ path, found }));
    })
    .filter(({ path }) => isBelow(pathname, path))
    .toSorted((one, other) => other.path.length - one.path.length);
  return candidates[0]?.found ?? null;
}

/** True when `path` is the screen at `pathname` or one above it. The dashboard is above none. */
export function isBelow(pathname: string, path: string): boolean {
  return pathname === path || (path !== href('/admin') && pathname.startsWith(`${path}/`));
}
