import { LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { logoutText } from '#features/accounts/text.ts';
import { href } from '#platform/http/href.ts';
import { menuIcons } from '#platform/ui/menu-icons.ts';
import { LogoutForm } from './logout-form.tsx';
import { findMenuEntry, type MenuEntry, type MenuGroup } from './menu.ts';
import type { Counters } from './read-counters.server.ts';
import { adminText } from './text.ts';

interface SideMenuProps {
  /** The entries that the role of the account may open. */
  menu: readonly MenuGroup[];
  siteName: string;
  counters: Counters;
}

const itemClass =
  'flex min-h-11 w-full items-center gap-2.5 rounded-md px-2.5 text-sm leading-tight lg:min-h-8';

/**
 * The menu of the back-office, and the logout button. For the dark sidebar, where the menu of an admin fits 900 px of height,
 * and for the drawer, which has two columns.
 */
export function SideMenu({ menu, siteName, counters }: SideMenuProps) {
  const current = findMenuEntry(menu, useLocation().pathname);
  return (
    <nav aria-label={adminText.menu} className="flex min-h-full flex-col gap-1 p-2">
      <Link
        to={href('/admin')}
        className="flex min-h-12 items-center px-2.5 font-bold font-headline text-2xl"
      >
        {siteName}
      </Link>
      <div className="grid grow content-start gap-2">
        {menu.map(({ label, entries }) => (
          <ul key={label} aria-label={label ?? undefined} className="grid max-lg:grid-cols-2 max-lg:gap-x-1">
            {label && (
              <li
                aria-hidden="true"
                className="col-span-full px-2.5 pt-1 pb-0.5 font-semibold text-white/70 text-xs"
              >
                {label}
              </li>
            )}
            {entries.map((entry) => (
              <li key={entry.path}>
                <EntryLink entry={entry} isCurrent={entry === current} counters={counters} />
              </li>
            ))}
          </ul>
        ))}
      </div>
      <LogoutForm>
        <button type="submit" className={`${itemClass} cursor-pointer text-white/85 hover:bg-white/10`}>
          <LogOut aria-hidden="true" className="size-4.5 shrink-0" />
          {logoutText.action}
        </button>
      </LogoutForm>
    </nav>
  );
}

function EntryLink({
  entry: { path, label, icon, counter },
  isCurrent,
  counters,
}: {
  entry: MenuEntry;
  isCurrent: boolean;
  counters: SideMenuProps['counters'];
}) {
  const Icon = menuIcons[icon];
  const count = counter ? (counters[counter.name] ?? 0) : 0;
  return (
    <Link
      to={path}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${itemClass} text-white/85 hover:bg-white/10 aria-[current]:bg-white/15 aria-[current]:font-semibold aria-[current]:text-white`}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {label}
      {counter && count > 0 && <Count value={count} label={counter.label} />}
    </Link>
  );
}

/** The count beside a menu entry. Screen readers get a label for it. */
function Count({ value, label }: { value: number; label: string }) {
  const shown = value > 99 ? '99+' : String(value);
  return (
    <span
      title={`${label}: ${shown}`}
      className="tabular ms-auto grid h-5 min-w-5 place-items-center rounded-full bg-white px-1.5 font-bold text-night text-xs"
    >
      <span className="sr-only">{`${label}: `}</span>
      {shown}
    </span>
  );
}
