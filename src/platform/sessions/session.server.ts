import { createContext, type MiddlewareFunction, redirect, replace } from 'react-router';
import { truncateAddress } from '#platform/http/client-network.ts';
import { type RouteContext, requestContext, servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { type Actor, hasRole, type RequiredRole } from './actor.ts';
import { isSecondFactorRequired } from './is-second-factor-required.ts';
import type { SignedInStaff, StaffSession } from './staff-auth.ts';

/** The session of each request, so that several loaders read it once. */
const sessions = new WeakMap<RouteContext, Promise<StaffSession | null>>();

function findSession(request: Request, context: RouteContext): Promise<StaffSession | null> {
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
export async function findStaff(request: Request, context: RouteContext): Promise<SignedInStaff | null> {
  const staff = (await findSession(request, context))?.staff;
  return staff ? { ...staff, network: truncateAddress(context.get(requestContext).clientAddress) } : null;
}

/** The `Set-Cookie` headers of a session that this request has prolonged. */
export async function sessionCookies(request: Request, context: RouteContext): Promise<string[]> {
  return (await findSession(request, context))?.cookies ?? [];
}

/** A step before an account may use the back-office: sign in, replace a generated password, set up a second factor. */
type SignInStep = 'login' | 'password' | 'secondFactor';

/** The address of each step. */
export const signInScreens: Readonly<Record<SignInStep, string>> = {
  login: href('/admin/login'),
  password: href('/admin/password'),
  secondFactor: href('/admin/second-factor'),
};

/** The next step before the request may use the page; null when no step is left (spec §2.4). */
export async function nextSignInStep(request: Request, context: RouteContext): Promise<SignInStep | null> {
  const path = screenPath(request);
  const staff = await findStaff(request, context);
  if (!staff) return 'login';
  if (staff.mustChangePassword && !path.startsWith(href('/admin/password'))) return 'password';
  if (staff.hasSecondFactor || staff.byPasskey || isSignInStepScreen(path)) return null;
  return (await isSecondFactorRequired(servicesOf(context).db, staff.role)) ? 'secondFactor' : null;
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

const actorContext = createContext<Actor | null>(null);
const isJsonContext = createContext(false);

/** The signed-in account, for loaders and actions below a layout with `requireStaffRole`. */
export function actorOf(context: RouteContext): Actor {
  const actor = findActor(context);
  if (!actor) throw new Error('No layout above this route requires a role');
  return actor;
}

/** Like `actorOf`, for routes that do not always require a role. Null when no role was required. */
export function findActor(context: RouteContext): Actor | null {
  return context.get(actorContext);
}

/** The middleware of a layout, with the role that it requires. */
export type RoleMiddleware = MiddlewareFunction<Response> & { role: RequiredRole };

/**
 * Requires a signed-in account for the routes below a layout, and redirects to the next step of the sign-in before any loader
 * or action runs (spec §2.4).
 *
 * It does not check the role itself. The wrapper of loaders and actions (`src/app/server/app-handler.ts`) does that with
 * `refuseRole`. If the middleware threw, React Router would render the 403 page without the layout of the back-office.
 */
export function requireStaffRole(role: RequiredRole): RoleMiddleware {
  const middleware: MiddlewareFunction<Response> = async ({ request, context }) => {
    context.set(actorContext, await requireStaff(request, context));
  };
  return Object.assign(middleware, { role });
}

/** Middleware of JSON routes. They respond with 401 or 403 and `{ problem }`, never with a redirect or a page. */
export const answerJson: MiddlewareFunction<Response> = ({ context }) => {
  context.set(isJsonContext, true);
};

/**
 * Does nothing without an account: only the article form lets signed-out scripts pass, and its actions answer why nothing was
 * saved (`src/features/articles/admin/article-form-guard.ts`).
 * @throws a 403 response when the signed-in account does not have the role.
 */
export function refuseRole(context: RouteContext, role: RequiredRole): void {
  const actor = findActor(context);
  if (!actor || hasRole(actor, role)) return;
  if (context.get(isJsonContext)) throw problemResponse('role.denied', 403);
  throw new Response(null, { status: 403 });
}

/**
 * The signed-in account, when no step of the sign-in is left.
 * @throws a redirect to the next step; 401 for JSON routes.
 */
async function requireStaff(request: Request, context: RouteContext): Promise<Actor> {
  const step = await nextSignInStep(request, context);
  if (step !== null)
    throw context.get(isJsonContext) ? problemResponse(stepProblems[step], 401) : redirectTo(step, request);
  const staff = await findStaff(request, context);
  if (!staff) throw new Error('A session without an account');
  const { id, name, email, role, categories, network } = staff;
  return { id, name, email, role, categories, network };
}

const stepProblems: Readonly<Record<SignInStep, ProblemCode>> = {
  login: 'image.unauthorized',
  password: 'password.owed',
  secondFactor: 'secondFactor.owed',
};

function problemResponse(problem: ProblemCode, status: 401 | 403): Response {
  return Response.json({ problem }, { status });
}

function redirectTo(step: SignInStep, request: Request): Response {
  if (step !== 'login') return redirect(signInScreens[step]);
  const path = screenPath(request);
  const query = new URLSearchParams(path === href('/admin') ? {} : { next: path });
  // The sign-in page says that the form was not accepted.
  if (request.method === 'POST') query.set('unsent', '1');
  return replace(query.size === 0 ? signInScreens.login : `${signInScreens.login}?${query}`);
}
