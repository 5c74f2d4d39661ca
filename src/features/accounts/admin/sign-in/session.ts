import { data } from 'react-router';
import { readForm } from '#platform/forms/read-form.ts';
import { servicesOf } from '#platform/http/context.ts';
import { findStaff } from '#platform/sessions/session.server.ts';
import type { Route } from './+types/session.ts';
import { callAuth, confirmSecondFactor, retryHeaders, signedOutHeaders, signIn } from './sign-in.server.ts';

/**
 * Signs in (POST) and out (DELETE) without leaving the screen, for `useAuth`. A POST has e-mail and password, or the `code`
 * of the second factor after them.
 */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method === 'DELETE') {
    const { status, cookies } = await callAuth('/sign-out', { request, context });
    if (status === 200) return data({}, { headers: signedOutHeaders(cookies) });
    servicesOf(context).logError('signing out failed', new Error(`The sign-in library answered ${status}`));
    return data({ problem: 'server.failed' }, { status: 500 });
  }
  const form = readForm(await request.formData());
  const { text } = form;
  const result = form.has('code')
    ? await confirmSecondFactor(request, context, text('code'))
    : await signIn(request, context, { email: text('email'), password: text('password'), remember: true });
  if (result.step === 'failed') {
    const { problem, status, waitMinutes } = result;
    return data({ problem, waitMinutes }, { status, headers: retryHeaders(result) });
  }
  const cookies = withCookies(result.cookies);
  if (result.step === 'secondFactor')
    return data({ problem: 'secondFactor.required' }, { status: 401, ...cookies });
  return data({}, cookies);
}

/** GET: whether the session is valid. Forms ask before they are sent. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const isSignedIn = (await findStaff(request, context)) !== null;
  return data({ isSignedIn }, { headers: { 'Cache-Control': 'no-store' } });
}

function withCookies(cookies: readonly string[]) {
  return { headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) };
}
