import { type RouterContextProvider, redirect, replace } from 'react-router';
import type { StaffRole } from '#db/tables/accounts.ts';
import { type Actor, hasRole } from '#domain/accounts/actor.ts';
import { isSecondFactorRequired } from '#domain/accounts/sign-in/is-second-factor-required.ts';
import { servicesOf } from './context.ts';
import type { FoundSession, SignedInStaff } from './staff-auth.ts';

type Context = Readonly<RouterContextProvider>;

/** One look-up a request, however many loaders ask. */
const found = new WeakMap<Context, Promise<FoundSession | null>>();

function findSession(request: Request, context: Context): Promise<FoundSession | null> {
  const before = found.get(context);
  if (before !== undefined) return before;
  // Most requests come without a session, and then there is nothing to ask the database.
  const hasCookie = request.headers.get('Cookie')?.includes('session_token=') ?? false;
  const session = hasCookie
    ? servicesOf(context).staffAuth.findSession(request.headers)
    : Promise.resolve(null);
  found.set(context, session);
  return session;
}

/** Who is signed in; null for readers, disabled accounts and accounts without a role. */
export async function findStaff(request: Request, context: Context): Promise<SignedInStaff | null> {
  return (await findSession(request, context))?.staff ?? null;
}

/** The cookies of a session that this request has prolonged. */
export async function sessionCookies(request: Request, context: Context): Promise<string[]> {
  return (await findSession(request, context))?.cookies ?? [];
}

/**
 * Who is signed in and has the role or one above it. Everyone else is sent to sign in before anything is rendered
 * (spec §2.4); who has a password made by somebody else, or owes a second factor, is sent there first.
 * @throws a redirect, or a 403 answer for a role too low.
 */
export async function requireStaff(
  request: Request,
  context: Context,
  role: StaffRole = 'author',
): Promise<Actor> {
  const path = screenPath(request);
  const staff = await findStaff(request, context);
  if (!staff) throw replace(signInAddress(path));
  if (staff.mustChangePassword && !path.startsWith('/admin/password')) throw redirect('/admin/password');
  if (!staff.hasSecondFactor && !staff.byPasskey && staff.role === 'admin' && !isOnTheWayIn(path)) {
    if (await isSecondFactorRequired(servicesOf(context).db)) throw redirect('/admin/second-factor');
  }
  if (!hasRole(staff, role)) throw new Response(null, { status: 403 });
  const { id, name, email } = staff;
  return { id, name, email, role: staff.role };
}

/** The sign-in page that leads on to a screen. */
export function signInAddress(path: string): string {
  return path === '/admin' ? '/admin/login' : `/admin/login?next=${encodeURIComponent(path)}`;
}

function isOnTheWayIn(path: string): boolean {
  return /^\/admin\/(?:second-factor|passkeys|password)/.test(path);
}

/** The address of the screen asked for: the router asks for its data at `….data?_routes=…`. */
export function screenPath(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete('_routes');
  url.searchParams.delete('index');
  return url.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/') + url.search;
}
