import { Link, useLocation } from 'react-router';
import { hasRole, type StaffRole } from '#platform/sessions/actor.ts';
import { findMenuEntry, isBelow } from './menu.ts';
import { adminText } from './text.ts';

const tabLook =
  'inline-flex min-h-11 shrink-0 items-center rounded-md px-3 text-muted hover:bg-surface aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink';

/** Links between the screens that one entry of the menu leads to. Nothing when it leads to one screen only. */
export function SectionTabs({ role }: { role: StaffRole }) {
  const { pathname } = useLocation();
  const tabs = findMenuEntry(pathname)?.tabs?.filter((tab) => hasRole({ role }, tab.role));
  if (!tabs) return null;
  const current = tabs
    .filter(({ path }) => isBelow(pathname, path))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
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
