import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { isSecondFactorRequired } from './is-second-factor-required.ts';
import type { SignedInStaff, StaffSession } from './staff-auth.ts';

type Context = Readonly<RouterContextProvider>;

/** The session of each request, so that several loaders read it once. */
const sessions = new WeakMap<Context, Promise<StaffSession | null>>();

function findSession(request: Request, context: Context): Promise<StaffSession | null> {
  const cached = sessions.get(context);
  if (cached !== undefined) return cached;
  // Most requests have no session cookie. They need no database query.
  const hasCookie = request.headers.get('Cookie')?.includes('session_token=') ?? false;
  const session = hasCookie
    ? servicesOf(context).staffAuth.findSession(request.headers)
    : Promise.resolve(null);
  sessions.set(context, session);
  return session;
}

/** The signed-in account; null for readers, disabled accounts and accounts without a role. */
export async function findStaff(request: Request, context: Context): Promise<SignedInStaff | null> {
  return (await findSession(request, context))?.staff ?? null;
}

/** The `Set-Cookie` headers of a session that this request has prolonged. */
export async function sessionCookies(request: Request, context: Context): Promise<string[]> {
  return (await findSession(request, context))?.cookies ?? [];
}

/** A step before an account may use the back-office: sign in, replace a generated password, set up a second factor. */
export type SignInStep = 'login' | 'password' | 'secondFactor';

/** The address of each step. */
export const signInScreens: Readonly<Record<SignInStep, string>> = {
  login: href('/admin/login'),
  password: href('/admin/password'),
  secondFactor: href('/admin/second-factor'),
};

/** The next step before the request may use the page; null when no step is left (spec §2.4). */
export async function nextSignInStep(request: Request, context: Context): Promise<SignInStep | null> {
  const path = screenPath(request);
  const staff = await findStaff(request, context);
  if (!staff) return 'login';
  if (staff.mustChangePassword && !path.startsWith(href('/admin/password'))) return 'password';
  const needsSecondFactor = staff.role === 'admin' && !staff.hasSecondFactor && !staff.byPasskey;
  if (!needsSecondFactor || isSignInStepScreen(path)) return null;
  return (await isSecondFactorRequired(servicesOf(context).db)) ? 'secondFactor' : null;
}

function isSignInStepScreen(path: string): boolean {
  const screens = [href('/admin/second-factor'), href('/admin/passkeys'), href('/admin/password')];
  return screens.some((screen) => path.startsWith(screen));
}

/** The address of the requested page. The router requests the data of a page at `….data?_routes=…`. */
export function screenPath(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete('_routes');
  url.searchParams.delete('index');
  return url.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/') + url.search;
}
