import { createFlashCookie } from '#platform/admin/action-answers.server.ts';
import { type RouteContext, requestContext, servicesOf } from '#platform/http/context.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import type { AuthPath } from '#platform/sessions/staff-auth.ts';

export type SignInResult =
  | { step: 'in' | 'secondFactor'; cookies: string[] }
  | { step: 'failed'; problem: ProblemCode; status: number; waitMinutes: number };

interface AuthAnswer {
  status: number;
  body: Record<string, unknown>;
  cookies: string[];
  /** How long to wait after too many attempts (status 429); otherwise 0. */
  waitMinutes: number;
}

/** Calls an endpoint of the sign-in library with the cookies and the origin of the request. */
export async function callAuth(
  path: AuthPath,
  { request, context, body }: { request: Request; context: RouteContext; body?: Record<string, unknown> },
): Promise<AuthAnswer> {
  const { clientAddress } = context.get(requestContext);
  const response = await servicesOf(context).staffAuth.call(path, { request, clientAddress, body });
  const answer: unknown = await response.json().catch(() => null);
  return {
    status: response.status,
    body: typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {},
    cookies: response.headers.getSetCookie(),
    waitMinutes: Math.ceil(Number(response.headers.get('Retry-After') ?? 0) / 60),
  };
}

/** Checks the second factor: a code of the app, or a recovery code. The browser must have sent the password before. */
export async function confirmSecondFactor(
  request: Request,
  context: RouteContext,
  typed: string,
): Promise<SignInResult> {
  const code = typed.replace(/\s/g, '');
  const path = /^\d{6}$/.test(code) ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code';
  const { status, body, cookies, waitMinutes } = await callAuth(path, { request, context, body: { code } });
  if (status === 200) return { step: 'in', cookies };
  if (status === 429) return { step: 'failed', problem: 'login.locked', status, waitMinutes };
  const problem: ProblemCode =
    // After five wrong codes the library asks for the password again.
    body.code === 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE' || body.code === 'INVALID_TWO_FACTOR_COOKIE'
      ? 'secondFactor.expired'
      : 'secondFactor.wrong';
  return { step: 'failed', problem, status: 401, waitMinutes };
}

/** Signs in by e-mail and password. Every wrong input gives the same problem (spec §8), except too many attempts. */
export async function signIn(
  request: Request,
  context: RouteContext,
  fields: { email: string; password: string; remember: boolean },
): Promise<SignInResult> {
  const email = fields.email.trim();
  if (email === '' || fields.password === '')
    return { step: 'failed', problem: 'login.required', status: 422, waitMinutes: 0 };
  const body = { email, password: fields.password, rememberMe: fields.remember };
  const answer = await callAuth('/sign-in/email', { request, context, body });
  const { waitMinutes } = answer;
  if (answer.status === 429) return { step: 'failed', problem: 'login.locked', status: 429, waitMinutes };
  if (answer.status === 503) return { step: 'failed', problem: 'login.busy', status: 503, waitMinutes };
  if (answer.status !== 200) return { step: 'failed', problem: 'login.wrong', status: 401, waitMinutes };
  return { step: answer.body.twoFactorRedirect ? 'secondFactor' : 'in', cookies: answer.cookies };
}

/**
 * The headers of the answer that has signed somebody out: the cookies, the toast of the next page, and the order to the browser to
 * drop the answers that it has stored. Not "storage": that would delete unsaved work, whose keys have the id of its account, and what
 * the browser has as a reader's.
 */
export function signedOutHeaders(cookies: readonly string[]): [name: string, value: string][] {
  return [
    ...[...cookies, createFlashCookie('logout.success')].map((cookie): [string, string] => [
      'Set-Cookie',
      cookie,
    ]),
    ['Clear-Site-Data', '"cache"'],
  ];
}

/** The `Retry-After` header of a refused sign-in (status 429 and 503); empty for every other status. */
export function retryHeaders({ status, waitMinutes }: { status: number; waitMinutes: number }) {
  const headers: Record<string, string> = {};
  if (status === 429 || status === 503) headers['Retry-After'] = String(Math.max(1, waitMinutes) * 60);
  return headers;
}
