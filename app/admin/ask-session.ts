import { type ProblemCode, problemText } from '#az/text/problems.ts';

/** Signing in or out did not succeed; the message is the sentence to show. */
export class SessionRefused extends Error {
  override name = 'SessionRefused';
  readonly problem: ProblemCode;

  constructor(problem: ProblemCode) {
    super(problemText[problem]);
    this.problem = problem;
  }
}

/**
 * Signs in or out without leaving the screen.
 * @throws SessionRefused; 'secondFactor.required' when the password was right and a code is to follow.
 */
export async function askSession(init: RequestInit): Promise<void> {
  const response = await fetch('/admin/session', init);
  if (response.ok) return;
  const { problem } = (await response.json().catch(() => ({}))) as { problem?: ProblemCode };
  throw new SessionRefused(problem ?? 'server.failed');
}
