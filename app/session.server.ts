import type { RouterContextProvider } from 'react-router';
import { isSecondFactorRequired } from '#domain/accounts/sign-in/is-second-factor-required.ts';
import { href } from '#domain/href.ts';
import { servicesOf } from './context.ts';
import type { FoundSession, SignedInStaff } from './staff-auth.ts';

type Context = Readonly<RouterContextProvider>;

/** The session of a request is read once, however many loaders ask for it. */
const found = new WeakMap<Context, Promise<FoundSession | null>>();

function findSession(request: Request, context: Context): Promise<FoundSession | null> {
  const before = found.get(context);
  if (before !== undefined) return before;
  // Most requests come without a session. The database is not asked for them.
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

/** What somebody must do before they may work: sign in, replace a password that somebody else made, set up a second factor. */
export type SignInStep = 'login' | 'password' | 'secondFactor';

/** The screen of each step. */
export const signInScreens: Readonly<Record<SignInStep, string>> = {
  login: href('/admin/login'),
  password: href('/admin/password'),
  secondFactor: href('/admin/second-factor'),
};

/** The next step before whoever sent the request may use the screen; null when there is none (spec §2.4). */
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

/** The address of the screen asked for: the router asks for its data at `….data?_routes=…`. */
export function screenPath(request: Request): string {
  const url = new URL(request.url);
  url.searchParams.delete('_routes');
  url.searchParams.delete('index');
  return url.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/') + url.search;
}
