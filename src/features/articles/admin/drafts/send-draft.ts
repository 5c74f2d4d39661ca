import { href } from '#platform/http/href.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import type { DraftAnswer, DraftMessage } from '../draft-data.ts';

/** The server refused the message: the session has ended, or somebody else has signed in with this browser. */
export class SignedOut extends Error {
  override name = 'SignedOut';
  readonly problem: ProblemCode;

  constructor(problem: ProblemCode) {
    super(`Not signed in: ${problem}`);
    this.problem = problem;
  }
}

/**
 * Sends an autosave, a presence or a discard to the server. Rejects when the message did not arrive.
 * @throws SignedOut
 */
export async function sendDraft(message: DraftMessage): Promise<DraftAnswer> {
  const response = await fetch(href('/admin/articles/draft'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  if (response.status === 401) {
    const { problem } = (await response.json()) as { problem: ProblemCode };
    throw new SignedOut(problem);
  }
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return (await response.json()) as DraftAnswer;
}
