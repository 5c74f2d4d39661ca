import type { RouterContextProvider } from 'react-router';
import { hasStaff } from '#features/accounts/rules/has-staff.ts';
import { requestContext, servicesOf } from '#platform/http/context.ts';
import { isSignInEmail } from '#platform/mail/email-address.ts';
import { connectionText } from '../text.ts';

export interface SignInTestResult {
  isSuccessful: boolean;
  text: string;
  /** The code of spec §8; null on success. */
  code: keyof typeof connectionText.trialProblem | null;
}

/**
 * Tries an email and a password and says which of the two is wrong (spec §8). The sign-in page never says that. The session
 * of a successful try is ended at once, and no response contains its cookie.
 */
export async function testSignIn(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { email, password }: { email: string; password: string },
): Promise<SignInTestResult> {
  const { db, staffAuth } = servicesOf(context);
  const { clientAddress } = context.get(requestContext);
  const address = email.trim().toLowerCase();
  if (!isSignInEmail(address)) return failed('invalid-email');
  if (!(await hasStaff(db, { email: address }))) return failed('user-not-found');
  const body = { email: address, password, rememberMe: false };
  const response = await staffAuth.call('/sign-in/email', { request, clientAddress, body });
  if (response.status === 429) return failed('too-many-requests');
  if (response.status !== 200) return failed('wrong-password');
  const result = (await response.json().catch(() => null)) as { twoFactorRedirect?: boolean } | null;
  if (result?.twoFactorRedirect)
    return { isSuccessful: true, text: connectionText.trialSecondFactor, code: null };
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const headers = new Headers(request.headers);
  headers.set('Cookie', cookie);
  await staffAuth.call('/sign-out', { request: new Request(request.url, { headers }), clientAddress });
  return { isSuccessful: true, text: connectionText.trialDone, code: null };
}

function failed(code: keyof typeof connectionText.trialProblem): SignInTestResult {
  return { isSuccessful: false, text: connectionText.trialProblem[code], code };
}
