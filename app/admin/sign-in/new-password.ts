import { type ProblemCode, problemText } from '#az/text/problems.ts';

export type PasswordFieldName = 'current' | 'fresh' | 'repeat';

/** What is wrong with a password, and the field to say it at. */
export interface PasswordProblem {
  problem: ProblemCode;
  field: PasswordFieldName;
  /** After too many tries. */
  waitMinutes?: number;
}

/** The problem that the server found in a new password; null when its answer is about something else. */
export function weakPasswordOf(body: Record<string, unknown>): PasswordProblem | null {
  const { problem } = body;
  const isKnown = typeof problem === 'string' && Object.hasOwn(problemText, problem);
  return isKnown ? { problem: problem as ProblemCode, field: 'fresh' } : null;
}

/** Reads the two fields of a new password and says what is wrong with them; the library checks the rest. */
export function readNewPassword(form: FormData): { password: string; wrong: PasswordProblem | null } {
  const password = String(form.get('fresh') ?? '');
  const repeat = String(form.get('repeat') ?? '');
  return { password, wrong: findProblem(password, repeat) };
}

function findProblem(password: string, repeat: string): PasswordProblem | null {
  if (password === '') return { problem: 'password.required', field: 'fresh' };
  if (password.length < 10) return { problem: 'password.tooShort', field: 'fresh' };
  if (password.length > 128) return { problem: 'password.tooLong', field: 'fresh' };
  return password === repeat ? null : { problem: 'password.mismatch', field: 'repeat' };
}
