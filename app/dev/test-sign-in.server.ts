import type { RouterContextProvider } from 'react-router';
import { requestContext, servicesOf } from '#app/context.ts';
import { connectionText } from '#az/text/admin/diagnostics.ts';
import { hasStaff } from '#domain/accounts/staff/has-staff.ts';
import { isSignInEmail } from '#domain/accounts/staff/staff-input.ts';

export interface SignInTestResult {
  isGood: boolean;
  text: string;
  /** The name of spec §8; null when it went well. */
  code: keyof typeof connectionText.trialProblem | null;
}

/**
 * Tries an address and a password on the sign-in service and says which of the two is wrong (spec §8), which the sign-in
 * page never does. The session it opens is ended before anybody gets it.
 */
export async function testSignIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { email, password }: { email: string; password: string },
): Promise<SignInTestResult> {
  const { db, staffAuth } = servicesOf(context);
  const { clientAddress } = context.get(requestContext);
  const address = email.trim().toLowerCase();
  if (!isSignInEmail(address)) return refused('invalid-email');
  if (!(await hasStaff(db, { email: address }))) return refused('user-not-found');
  const body = { email: address, password, rememberMe: false };
  const answer = await staffAuth.call('/sign-in/email', { request, clientAddress, body });
  if (answer.status === 429) return refused('too-many-requests');
  if (answer.status !== 200) return refused('wrong-password');
  const said = (await answer.json().catch(() => null)) as { twoFactorRedirect?: boolean } | null;
  if (said?.twoFactorRedirect) return { isGood: true, text: connectionText.trialSecondFactor, code: null };
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const headers = new Headers(request.headers);
  headers.set('Cookie', cookie);
  await staffAuth.call('/sign-out', { request: new Request(request.url, { headers }), clientAddress });
  return { isGood: true, text: connectionText.trialDone, code: null };
}

function refused(code: keyof typeof connectionText.trialProblem): SignInTestResult {
  return { isGood: false, text: connectionText.trialProblem[code], code };
}
