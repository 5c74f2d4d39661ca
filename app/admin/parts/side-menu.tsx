import { LogOut } from 'lucide-react';
import { NavLink } from 'react-router';
import { adminText } from '#az/text/admin.ts';
import { logoutText } from '#az/text/login.ts';
import type { StaffRole } from '#db/schema.ts';
import { menuFor } from '../menu.ts';
import { LogoutForm } from './logout-form.tsx';

interface SideMenuProps {
  role: StaffRole;
  /** Addresses that exist. */
  open: readonly string[];
  siteName: string;
}

const line = 'flex min-h-11 w-full items-center gap-3 rounded-md px-3';

/** Every section somebody of this role may enter, and the way out. On the dark ground of the sidebar or the drawer. */
export function SideMenu({ role, open, siteName }: SideMenuProps) {
  return (
    <nav aria-label={adminText.menu} className="flex min-h-full flex-col gap-1 p-3">
      <NavLink to="/admin" end className="flex min-h-14 items-center px-3 font-bold font-headline text-3xl">
        {siteName}
      </NavLink>
      <ul className="grid grow content-start gap-0.5">
        {menuFor(role, open).map(({ path, label, icon: Icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              end={path === '/admin' || path === '/admin/articles'}
              className={`${line} text-white/85 hover:bg-white/10 aria-[current]:bg-white/15 aria-[current]:font-semibold aria-[current]:text-white`}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
      <LogoutForm>
        <button type="submit" className={`${line} cursor-pointer text-white/85 hover:bg-white/10`}>
          <LogOut aria-hidden="true" className="size-5 shrink-0" />
          {logoutText.action}
        </button>
      </LogoutForm>
    </nav>
  );
}
