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
  Webhook,
} from 'lucide-react';
import { adminText } from '#az/text/admin/admin.ts';
import type { StaffRole } from '#db/tables/accounts.ts';
import { hasRole, type RequiredRole } from '#domain/accounts/actor.ts';
import { href } from '#domain/href.ts';

export interface MenuEntry {
  path: string;
  label: string;
  icon: LucideIcon;
  /** The role that sees the entry, and those that include it. */
  role: RequiredRole;
  /** The keyboard shortcut: `g`, then this key. */
  key: string;
  /** The count shown beside the label, unless it is 0. */
  counter?: 'pending' | 'messages' | 'comments' | 'unstarted';
}

/** The menu of the back-office, in its order. */
const menu: readonly MenuEntry[] = [
  { path: href('/admin'), label: adminText.dashboard, icon: LayoutDashboard, role: 'author', key: 'p' },
  {
    path: href('/admin/articles'),
    label: adminText.articles,
    icon: Newspaper,
    role: 'author',
    key: 'm',
    counter: 'pending',
  },
  {
    path: href('/admin/articles/create'),
    label: adminText.newArticle,
    icon: FilePlus2,
    role: 'author',
    key: 'y',
  },
  {
    path: href('/admin/matches'),
    label: adminText.matches,
    icon: Trophy,
    role: 'author',
    key: 'o',
    counter: 'unstarted',
  },
  {
    path: href('/admin/competitions'),
    label: adminText.reference,
    icon: Shield,
    role: 'editor',
    key: 'u',
  },
  { path: href('/admin/media'), label: adminText.media, icon: Images, role: 'author', key: 's' },
  { path: href('/admin/polls'), label: adminText.polls, icon: Vote, role: 'author', key: 'v' },
  {
    path: href('/admin/categories'),
    label: adminText.categories,
    icon: FolderOpen,
    role: 'editor',
    key: 'k',
  },
  { path: href('/admin/tags'), label: adminText.tags, icon: Tags, role: 'editor', key: 't' },
  { path: href('/admin/home'), label: adminText.home, icon: House, role: 'editor', key: 'h' },
  { path: href('/admin/breaking'), label: adminText.breaking, icon: Siren, role: 'editor', key: 'x' },
  {
    path: href('/admin/inbox'),
    label: adminText.inbox,
    icon: Inbox,
    role: 'editor',
    key: 'r',
    counter: 'messages',
  },
  {
    path: href('/admin/comments'),
    label: adminText.comments,
    icon: MessagesSquare,
    role: 'moderator',
    key: 'c',
    counter: 'comments',
  },
  { path: href('/admin/feeds'), label: adminText.feeds, icon: RadioTower, role: 'editor', key: 'f' },
  {
    path: href('/admin/distribution'),
    label: adminText.distribution,
    icon: Send,
    role: 'editor',
    key: 'd',
  },
  { path: href('/admin/newsletter'), label: adminText.newsletter, icon: Mail, role: 'editor', key: 'b' },
  { path: href('/admin/analytics'), label: adminText.analytics, icon: ChartColumn, role: 'author', key: 'a' },
  { path: href('/admin/users'), label: adminText.users, icon: Users, role: 'admin', key: 'i' },
  { path: href('/admin/webhooks'), label: adminText.webhooks, icon: Webhook, role: 'admin', key: 'w' },
  { path: href('/admin/audit'), label: adminText.auditLog, icon: ClipboardList, role: 'admin', key: 'j' },
  { path: href('/admin/settings'), label: adminText.settings, icon: Settings, role: 'admin', key: 'z' },
];

/** The entries that `role` may open. */
export function menuFor(role: StaffRole): MenuEntry[] {
  return menu.filter((entry) => hasRole({ role }, entry.role));
}
