import {
  createContext,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
  replace,
} from 'react-router';
import {
  findStaff,
  nextSignInStep,
  type SignInStep,
  screenPath,
  signInScreens,
} from '#app/session.server.ts';
import type { ProblemCode } from '#az/text/problems.ts';
import type { StaffRole } from '#db/tables/accounts.ts';
import { type Actor, hasRole } from '#domain/accounts/actor.ts';
import { href } from '#domain/href.ts';

type Context = Readonly<RouterContextProvider>;

const actorContext = createContext<Actor | null>(null);
const answersJsonContext = createContext(false);

/** Who is signed in, for the loaders and actions below a layout with `requireStaffRole`. */
export function actorOf(context: Context): Actor {
  const actor = findActor(context);
  if (!actor) throw new Error('No layout above this route requires a role');
  return actor;
}

/** Like `actorOf` for routes that do not always require a role; null where none was required. */
export function findActor(context: Context): Actor | null {
  return context.get(actorContext);
}

/** Middleware of the layout of one role. `role` lets others read which role it requires. */
export type RoleMiddleware = MiddlewareFunction<Response> & { role: StaffRole };

/**
 * Middleware that lets only staff with this role, or one above it, use the routes below its layout (spec §2.4). Everybody
 * else is sent to the next step of signing in before any loader or action runs.
 *
 * A role that is too low is refused by the wrapper of the loaders and actions (`server/http/guarded-routes.ts`), through
 * `refuseRole`. If the middleware threw, React Router would drop the whole frame of the back-office from the 403 page.
 */
export function requireStaffRole(role: StaffRole): RoleMiddleware {
  const middleware: MiddlewareFunction<Response> = async ({ request, context }) => {
    context.set(actorContext, await requireStaff(request, context));
  };
  return Object.assign(middleware, { role });
}

/** Middleware of routes that scripts ask: they get 401 or 403 with `{ problem }`, never a redirect or a page. */
export const answerJson: MiddlewareFunction<Response> = ({ context }) => {
  context.set(answersJsonContext, true);
};

/** @throws a 403 answer when the role of who is signed in is too low. */
export function refuseRole(context: Context, role: StaffRole): void {
  if (hasRole(actorOf(context), role)) return;
  if (context.get(answersJsonContext)) throw problemAnswer('role.denied', 403);
  throw new Response(null, { status: 403 });
}

/**
 * Who is signed in and has nothing left to do before they may work.
 * @throws a redirect to the next step; 401 for routes that answer in JSON.
 */
async function requireStaff(request: Request, context: Context): Promise<Actor> {
  const step = await nextSignInStep(request, context);
  if (step !== null)
    throw context.get(answersJsonContext) ? problemAnswer(stepProblems[step], 401) : goTo(step, request);
  const staff = await findStaff(request, context);
  if (!staff) throw new Error('There is a session, but nobody is signed in');
  const { id, name, email, role } = staff;
  return { id, name, email, role };
}

const stepProblems: Readonly<Record<SignInStep, ProblemCode>> = {
  login: 'image.unauthorized',
  password: 'password.owed',
  secondFactor: 'secondFactor.owed',
};

function problemAnswer(problem: ProblemCode, status: 401 | 403): Response {
  return Response.json({ problem }, { status });
}

function goTo(step: SignInStep, request: Request): Response {
  if (step !== 'login') return redirect(signInScreens[step]);
  const path = screenPath(request);
  const query = new URLSearchParams(path === href('/admin') ? {} : { next: path });
  // The sign-in page says that the form was not accepted.
  if (request.method === 'POST') query.set('unsent', '1');
  return replace(query.size === 0 ? signInScreens.login : `${signInScreens.login}?${query}`);
}
