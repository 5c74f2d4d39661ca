import { href, pathPrefix } from '#platform/http/href.ts';
import { hasRole, type RequiredRole, type StaffRole } from '#platform/sessions/actor.ts';
import type { HelpTopicName } from './text.ts';

interface HelpScreen {
  /** The topic is used for this path and all paths below it, except paths that have their own entry. */
  path: string;
  topic: HelpTopicName;
  role: RequiredRole;
}

/** Every screen of the back-office with the topic that explains it. */
const screens: readonly HelpScreen[] = [
  { path: href('/admin/help'), topic: 'firstSteps', role: 'staff' },
  { path: href('/admin'), topic: 'dashboard', role: 'author' },
  { path: href('/admin/articles'), topic: 'articles', role: 'author' },
  { path: href('/admin/articles/create'), topic: 'article', role: 'author' },
  { path: pathPrefix('/admin/articles/edit/:id'), topic: 'article', role: 'author' },
  { path: pathPrefix('/admin/articles/revisions/:id'), topic: 'revisions', role: 'author' },
  { path: href('/admin/mentions'), topic: 'notes', role: 'author' },
  { path: pathPrefix('/admin/articles/notes/:id'), topic: 'notes', role: 'author' },
  { path: href('/admin/matches'), topic: 'matches', role: 'author' },
  { path: href('/admin/competitions'), topic: 'reference', role: 'editor' },
  { path: href('/admin/teams'), topic: 'reference', role: 'editor' },
  { path: href('/admin/players'), topic: 'reference', role: 'editor' },
  { path: href('/admin/venues'), topic: 'reference', role: 'editor' },
  { path: href('/admin/officials'), topic: 'reference', role: 'editor' },
  { path: href('/admin/broadcasters'), topic: 'reference', role: 'editor' },
  { path: pathPrefix('/admin/seasons/:id'), topic: 'reference', role: 'editor' },
  { path: href('/admin/search/names'), topic: 'reference', role: 'editor' },
  { path: href('/admin/feeds'), topic: 'feeds', role: 'editor' },
  { path: href('/admin/distribution'), topic: 'distribution', role: 'editor' },
  { path: href('/admin/push'), topic: 'distribution', role: 'editor' },
  { path: href('/admin/media'), topic: 'media', role: 'author' },
  { path: href('/admin/polls'), topic: 'polls', role: 'author' },
  { path: href('/admin/categories'), topic: 'categories', role: 'editor' },
  { path: href('/admin/tags'), topic: 'tags', role: 'editor' },
  { path: href('/admin/home'), topic: 'frontPage', role: 'editor' },
  { path: href('/admin/breaking'), topic: 'breaking', role: 'editor' },
  { path: href('/admin/import'), topic: 'matches', role: 'editor' },
  { path: href('/admin/inbox'), topic: 'inbox', role: 'editor' },
  { path: href('/admin/comments'), topic: 'comments', role: 'moderator' },
  { path: href('/admin/newsletter'), topic: 'newsletter', role: 'editor' },
  { path: href('/admin/analytics'), topic: 'analytics', role: 'author' },
  { path: href('/admin/users'), topic: 'users', role: 'admin' },
  { path: href('/admin/audit'), topic: 'audit', role: 'admin' },
  { path: href('/admin/webhooks'), topic: 'webhooks', role: 'admin' },
  { path: href('/admin/import/articles'), topic: 'importArticles', role: 'admin' },
  { path: href('/admin/redirects'), topic: 'importArticles', role: 'admin' },
  { path: href('/admin/settings'), topic: 'settings', role: 'admin' },
  { path: href('/admin/password'), topic: 'account', role: 'staff' },
  { path: href('/admin/second-factor'), topic: 'account', role: 'staff' },
  { path: href('/admin/passkeys'), topic: 'account', role: 'staff' },
];

/** The topic of the screen at a path: that of the longest matching entry. Null when no entry matches. */
export function findHelpTopic(pathname: string): HelpTopicName | null {
  const candidates = screens.filter(({ path }) =>
    path === href('/admin') ? pathname === path : pathname === path || pathname.startsWith(`${path}/`),
  );
  const nearest = candidates.toSorted((one, other) => other.path.length - one.path.length)[0];
  return nearest?.topic ?? null;
}

/** The topics that `role` may read, each with its first screen. */
export function listHelpScreens(role: StaffRole): HelpScreen[] {
  const allowed = screens.filter((screen) => hasRole({ role }, screen.role));
  return allowed.filter(
    ({ topic }, index) => allowed.findIndex((screen) => screen.topic === topic) === index,
  );
}
