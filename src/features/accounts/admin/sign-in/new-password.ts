import type { FormReader } from '#platform/forms/read-form.ts';
import { isProblemCode, type ProblemCode } from '#platform/message-texts.ts';

export type PasswordFieldName = 'current' | 'fresh' | 'repeat';

/** A problem of a password form, and the field that shows it. */
export interface PasswordProblem {
  problem: ProblemCode;
  field: PasswordFieldName;
  /** How long to wait after too many attempts. */
  waitMinutes?: number;
}

/** The problem with a new password in an answer of the sign-in library; null when the answer has none. */
export function weakPasswordOf(body: Record<string, unknown>): PasswordProblem | null {
  const { problem } = body;
  return typeof problem === 'string' && isProblemCode(problem) ? { problem, field: 'fresh' } : null;
}

/** Reads and checks the two fields of a new password. The sign-in library makes further checks. */
export function readNewPassword(form: FormReader): { password: string; problem: PasswordProblem | null } {
  const password = form.text('fresh');
  const repeat = form.text('repeat');
  return { password, problem: findProblem(password, repeat) };
}

function findProblem(password: string, repeat: string): PasswordProblem | null {
  if (password === '') return { problem: 'password.required', field: 'fresh' };
  if (password.length < 10) return { problem: 'password.tooShort', field: 'fresh' };
  if (password.length > 128) return { problem: 'password.tooLong', field: 'fresh' };
  return password === repeat ? null : { problem: 'password.mismatch', field: 'repeat' };
}
