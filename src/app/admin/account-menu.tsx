import { Link } from 'react-router';
import { logoutText, passkeyText } from '#features/accounts/text.ts';
import { href } from '#platform/http/href.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { roleNames } from '#platform/text/roles.ts';
import { LogoutForm } from './logout-form.tsx';
import { MenuDisclosure } from './menu-disclosure.tsx';
import { adminText } from './text.ts';

const itemClass = 'flex min-h-11 w-full items-center rounded-md px-3 hover:bg-surface';

/** The initial of the e-mail address (spec §2.4), with the menu of the signed-in account. */
export function AccountMenu({ actor }: { actor: Actor }) {
  return (
    <MenuDisclosure className="relative">
      <summary
        aria-label={`${adminText.account}: ${actor.email}`}
        className="ms-1 grid size-11 cursor-pointer place-items-center"
      >
        <span className="grid size-9 place-items-center rounded-full bg-accent font-bold text-paper">
          {actor.email.charAt(0).toUpperCase()}
        </span>
      </summary>
      <div className="absolute end-0 top-full mt-1 w-72 rounded-md border border-line bg-paper p-2 shadow-lg">
        <div className="grid gap-0.5 px-3 py-2">
          <strong>{actor.name}</strong>
          <span className="break-all text-muted text-sm">{actor.email}</span>
          <span className="text-muted text-sm">{roleNames[actor.role]}</span>
        </div>
        <Link to={href('/admin/password')} className={itemClass}>
          {adminText.changePassword}
        </Link>
        <Link to={href('/admin/second-factor')} className={itemClass}>
          {adminText.secondFactor}
        </Link>
        <Link to={href('/admin/passkeys')} className={itemClass}>
          {passkeyText.title}
        </Link>
        <LogoutForm>
          <button type="submit" className={`${itemClass} cursor-pointer`}>
            {logoutText.action}
          </button>
        </LogoutForm>
      </div>
    </MenuDisclosure>
  );
}
