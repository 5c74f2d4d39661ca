import { data } from 'react-router';
import { localPath } from '#app/admin/sign-in/local-path.ts';
import { askAuth } from '#app/admin/sign-in/sign-in.server.ts';
import { postOnly } from '#app/post-only.ts';
import type { ProblemCode } from '#az/text/problems.ts';
import { redirectWithToast } from '../flash.server.ts';
import { parseJson } from '../parse-json.ts';
import type { Route } from './+types/login-passkey.ts';

export const loader = postOnly;

/**
 * Signing in with a passkey, in two steps of the sign-in page's script: what the device is to sign, then what it signed.
 * Which accounts have one is not said: the device knows its own.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData();
  const response = form.get('response');
  const refuse = (problem: ProblemCode, status: number, waitMinutes = 0) =>
    data({ problem, waitMinutes, options: null }, { status });
  if (response === null) {
    const asked = await askAuth('/passkey/generate-authenticate-options', { request, context });
    if (asked.status === 429) return refuse('login.locked', 429, asked.waitMinutes);
    if (asked.status !== 200) return refuse('passkey.failed', 400);
    const headers = new Headers();
    for (const cookie of asked.cookies) headers.append('Set-Cookie', cookie);
    // The library only asks for it; without a finger, a face or a PIN the answer would be refused.
    const options = { ...asked.body, userVerification: 'required' };
    return data({ problem: null, waitMinutes: 0, options }, { headers });
  }
  const body = { response: parseJson(String(response)) };
  const answer = await askAuth('/passkey/verify-authentication', { request, context, body });
  if (answer.status !== 200) return refuse('passkey.failed', 401);
  // Over a screen that stays as it is.
  if (form.has('stays')) {
    const headers = answer.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
    return data({ problem: null, waitMinutes: 0, options: null }, { headers });
  }
  return redirectWithToast(localPath(url.searchParams.get('next')), 'login.success', answer.cookies);
}
