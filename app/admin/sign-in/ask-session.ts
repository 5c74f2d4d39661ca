import { signWithPasskey } from '#app/admin/passkeys/browser-passkey.ts';
import { type ProblemCode, problemSentence } from '#az/text/problems.ts';
import { href } from '#domain/href.ts';

/** Signing in or out did not succeed; the message is the sentence to show. */
export class SessionRefused extends Error {
  override name = 'SessionRefused';
  readonly problem: ProblemCode;

  constructor(problem: ProblemCode, waitMinutes?: number) {
    super(problemSentence(problem, waitMinutes));
    this.problem = problem;
  }
}

interface Refusal {
  problem?: ProblemCode;
  waitMinutes?: number;
}

/**
 * Signs in or out without leaving the screen.
 * @throws SessionRefused; 'secondFactor.required' when the password was right and a code is to follow.
 */
export async function askSession(init: RequestInit): Promise<void> {
  const response = await fetch(href('/admin/session'), init);
  if (response.ok) return;
  const { problem, waitMinutes } = (await response.json().catch(() => ({}))) as Refusal;
  throw new SessionRefused(problem ?? 'server.failed', waitMinutes);
}

/**
 * Signs in with a passkey without leaving the screen; false when its owner changed their mind or has none.
 * @throws SessionRefused
 */
export async function askPasskey(): Promise<boolean> {
  const { options } = await askForPasskey({});
  if (!options) throw new SessionRefused('passkey.failed');
  const response = await signWithPasskey(options);
  if (response === null) return false;
  await askForPasskey({ response });
  return true;
}

async function askForPasskey(
  fields: Record<string, string>,
): Promise<{ options: PublicKeyCredentialRequestOptionsJSON | null }> {
  const response = await fetch(href('/admin/login/passkey'), {
    method: 'POST',
    body: new URLSearchParams({ ...fields, stays: '1' }),
  });
  const answer = (await response.json().catch(() => ({}))) as Refusal & {
    options?: PublicKeyCredentialRequestOptionsJSON | null;
  };
  if (!response.ok) throw new SessionRefused(answer.problem ?? 'server.failed', answer.waitMinutes);
  return { options: answer.options ?? null };
}
