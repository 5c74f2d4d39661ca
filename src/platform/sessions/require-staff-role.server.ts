import {
  createContext,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
  replace,
} from 'react-router';
import { href } from '#platform/http/href.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { type Actor, hasRole, type RequiredRole } from './actor.ts';
import { findStaff, nextSignInStep, type SignInStep, screenPath, signInScreens } from './session.server.ts';

type Context = Readonly<RouterContextProvider>;

const actorContext = createContext<Actor | null>(null);
const isJsonContext = createContext(false);

/** The signed-in account, for loaders and actions below a layout with `requireStaffRole`. */
export function actorOf(context: Context): Actor {
  const actor = findActor(context);
  if (!actor) throw new Error('No layout above this route requires a role');
  return actor;
}

/** Like `actorOf`, for routes that do not always require a role. Null when no role was required. */
export function findActor(context: Context): Actor | null {
  return context.get(actorContext);
}

/** The middleware of a layout, with the role that it requires. */
export type RoleMiddleware = MiddlewareFunction<Response> & { role: RequiredRole };

/**
 * Requires a signed-in account for the routes below a layout, and redirects to the next step of the sign-in before any loader
 * or action runs (spec §2.4).
 *
 * It does not check the role itself. The wrapper of loaders and actions (`src/app/server/guarded-routes.ts`) does that with
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
 * saved (`src/app/admin/guards/article-form.ts`).
 * @throws a 403 response when the signed-in account does not have the role.
 */
export function refuseRole(context: Context, role: RequiredRole): void {
  const actor = findActor(context);
  if (!actor || hasRole(actor, role)) return;
  if (context.get(isJsonContext)) throw problemResponse('role.denied', 403);
  throw new Response(null, { status: 403 });
}

/**
 * The signed-in account, when no step of the sign-in is left.
 * @throws a redirect to the next step; 401 for JSON routes.
 */
async function requireStaff(request: Request, context: Context): Promise<Actor> {
  const step = await nextSignInStep(request, context);
  if (step !== null)
    throw context.get(isJsonContext) ? problemResponse(stepProblems[step], 401) : redirectTo(step, request);
  const staff = await findStaff(request, context);
  if (!staff) throw new Error('A session without an account');
  const { id, name, email, role } = staff;
  return { id, name, email, role };
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
