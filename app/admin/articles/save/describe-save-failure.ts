import { saveFailureText } from '#az/text/admin/article-form.ts';
import { type ProblemCode, problemText } from '#az/text/problems.ts';
import type { Intent } from './read-article-form.ts';

/** Problems that the form shows elsewhere: at the fields, in the window of two texts, in the window that asks to sign in. */
const shownElsewhere: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  ...(['form.incomplete', 'version.conflict'] as const),
  ...(['login.expired', 'login.other', 'login.banned', 'login.noRole'] as const),
  ...(['secondFactor.owed', 'password.owed'] as const),
]);

/** What stands at the buttons after a save that failed: what was not done, and why. Null when the form says it elsewhere. */
export function describeSaveFailure(intent: Intent, problem: ProblemCode | null): string | null {
  if (problem === null || shownElsewhere.has(problem)) return null;
  return `${saveFailureText[intent]} ${problemText[problem]}`;
}
