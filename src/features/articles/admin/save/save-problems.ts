import type { Problem } from '#platform/errors.ts';
import { type ProblemCode, problemSentence } from '#platform/message-texts.ts';
import { saveFailureText } from '../../text.ts';
import type { Intent } from './read-article-form.ts';

/** Problems of the account, not of the form. */
export const accountProblems: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'login.expired',
  'login.other',
  'login.banned',
  'login.noRole',
  'secondFactor.owed',
  'password.owed',
]);

/** Problems that the form shows elsewhere: at the fields, in the conflict dialog, in the sign-in dialog. */
const shownElsewhere: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  ...accountProblems,
  'form.incomplete',
  'version.conflict',
]);

/** The text at the buttons after a failed save: which action failed, and why. Null when the form shows it elsewhere. */
export function describeSaveFailure(intent: Intent, problem: ProblemCode | null): string | null {
  if (problem === null || shownElsewhere.has(problem)) return null;
  return `${saveFailureText[intent]} ${problemSentence(problem)}`;
}

/** The error sentence under each field, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The sentences for the problems of a save: the first one of each field. */
export function errorTexts(problems: readonly Problem[]): FieldErrors {
  const texts: Record<string, string> = {};
  for (const { field, code } of problems) texts[field] ??= problemSentence(code);
  return texts;
}
