import { LogOut } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { logoutText } from '#features/accounts/text.ts';
import { href } from '#platform/http/href.ts';
import type { StaffRole } from '#platform/sessions/actor.ts';
import { LogoutForm } from './logout-form.tsx';
import { findMenuEntry, type MenuEntry, menuFor } from './menu.ts';
import type { Counters } from './read-counters.server.ts';
import { adminText } from './text.ts';

interface SideMenuProps {
  role: StaffRole;
  siteName: string;
  counters: Pick<Counters, 'pending' | 'messages' | 'comments' | 'unstarted'>;
}

const itemClass = 'flex min-h-11 w-full items-center gap-3 rounded-md px-3 lg:min-h-9';

/** The menu: every section that the role may open, and the logout button. For the dark sidebar and the drawer. */
export function SideMenu({ role, siteName, counters }: SideMenuProps) {
  const current = findMenuEntry(useLocation().pathname);
  return (
    <nav aria-label={adminText.menu} className="flex min-h-full flex-col gap-1 p-3">
      <Link to={href('/admin')} className="flex min-h-14 items-center px-3 font-bold font-headline text-3xl">
        {siteName}
      </Link>
      <div className="grid grow content-start gap-3">
        {menuFor(role).map(({ label, entries }) => (
          <ul key={label} aria-label={label ?? undefined} className="grid gap-0.5">
            {label && (
              <li aria-hidden="true" className="px-3 pt-1 text-sm text-white/60">
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
          <LogOut aria-hidden="true" className="size-5 shrink-0" />
          {logoutText.action}
        </button>
      </LogoutForm>
    </nav>
  );
}

function EntryLink({
  entry: { path, label, icon: Icon, counter },
  isCurrent,
  counters,
}: {
  entry: MenuEntry;
  isCurrent: boolean;
  counters: SideMenuProps['counters'];
}) {
  return (
    <Link
      to={path}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${itemClass} text-white/85 hover:bg-white/10 aria-[current]:bg-white/15 aria-[current]:font-semibold aria-[current]:text-white`}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      {label}
      {counter && counters[counter] > 0 && (
        <Count value={counters[counter]} label={adminText.waiting[counter]} />
      )}
    </Link>
  );
}

/** The count beside a menu entry. Screen readers get a label for it. */
function Count({ value, label }: { value: number; label: string }) {
  const shown = value > 99 ? '99+' : String(value);
  return (
    <span
      title={`${label}: ${shown}`}
      className="tabular ms-auto grid h-6 min-w-6 place-items-center rounded-full bg-white px-1.5 font-bold text-night text-xs"
    >
      <span className="sr-only">{`${label}: `}</span>
      {shown}
    </span>
  );
}
