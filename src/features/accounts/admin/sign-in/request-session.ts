import { href } from '#platform/http/href.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { signWithPasskey } from '../browser-passkey.ts';
import { formatSignInProblem } from './format-sign-in-problem.ts';

/** The sign-in or the sign-out failed. The message can be shown. */
export class SessionRefused extends Error {
  override name = 'SessionRefused';
  readonly problem: ProblemCode;

  constructor(problem: ProblemCode, waitMinutes?: number) {
    super(formatSignInProblem(problem, waitMinutes));
    this.problem = problem;
  }
}

interface Refusal {
  problem?: ProblemCode;
  waitMinutes?: number;
}

/**
 * Signs in (POST) or out (DELETE) without leaving the screen.
 * @throws SessionRefused; its problem is 'secondFactor.required' when the password was right and a code is needed.
 */
export async function requestSession(init: RequestInit): Promise<void> {
  const response = await fetch(href('/admin/session'), init);
  if (response.ok) return;
  const { problem, waitMinutes } = (await response.json().catch(() => ({}))) as Refusal;
  throw new SessionRefused(problem ?? 'login.failed', waitMinutes);
}

/**
 * Signs in with a passkey without leaving the screen. Returns false when the user cancelled or has no passkey.
 * @throws SessionRefused
 */
export async function signInWithPasskey(): Promise<boolean> {
  const { options } = await postPasskeyStep({});
  if (!options) throw new SessionRefused('passkey.failed');
  const response = await signWithPasskey(options);
  if (response === null) return false;
  await postPasskeyStep({ response });
  return true;
}

async function postPasskeyStep(
  fields: Record<string, string>,
): Promise<{ options: PublicKeyCredentialRequestOptionsJSON | null }> {
  const response = await fetch(href('/admin/login/passkey'), {
    method: 'POST',
    body: new URLSearchParams({ ...fields, stays: '1' }),
  });
  const answer = (await response.json().catch(() => ({}))) as Refusal & {
    options?: PublicKeyCredentialRequestOptionsJSON | null;
  };
  if (!response.ok) throw new SessionRefused(answer.problem ?? 'login.failed', answer.waitMinutes);
  return { options: answer.options ?? null };
}
