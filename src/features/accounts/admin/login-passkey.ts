import { data } from 'react-router';
import { redirectWithToast } from '#platform/admin/action-answers.server.ts';
import { parseJson } from '#platform/admin/parse-json.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { postOnly } from '#platform/http/post-only.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import type { Route } from './+types/login-passkey.ts';
import { localPath } from './sign-in/local-path.ts';
import { callAuth } from './sign-in/sign-in.server.ts';

export const loader = postOnly;

/**
 * Signs in with a passkey in two requests of the sign-in page: the first gets the options for the device, the second sends
 * the signed response. The options do not name accounts; the device knows its own passkeys.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = readForm(await request.formData());
  const refuse = (problem: ProblemCode, status: number, waitMinutes = 0) =>
    data({ problem, waitMinutes, options: null }, { status });
  if (!form.has('response')) {
    const started = await callAuth('/passkey/generate-authenticate-options', { request, context });
    if (started.status === 429) return refuse('login.locked', 429, started.waitMinutes);
    if (started.status !== 200) return refuse('passkey.failed', 400);
    const headers = new Headers();
    for (const cookie of started.cookies) headers.append('Set-Cookie', cookie);
    // The library only prefers user verification, but refuses a response without it.
    const options = { ...started.body, userVerification: 'required' };
    return data({ problem: null, waitMinutes: 0, options }, { headers });
  }
  const body = { response: parseJson(form.text('response')) };
  const answer = await callAuth('/passkey/verify-authentication', { request, context, body });
  if (answer.status !== 200) return refuse('passkey.failed', 401);
  // The sign-in dialog over a screen: no redirect.
  if (form.has('stays')) {
    const headers = answer.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
    return data({ problem: null, waitMinutes: 0, options: null }, { headers });
  }
  return redirectWithToast(localPath(url.searchParams.get('next')), 'login.success', answer.cookies);
}
