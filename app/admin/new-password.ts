import type { ProblemCode } from '#az/text/problems.ts';

/** Reads the two fields of a new password and says what is wrong with them; the library checks the rest. */
export function readNewPassword(form: FormData): { password: string; problem: ProblemCode | null } {
  const password = String(form.get('fresh') ?? '');
  const repeat = String(form.get('repeat') ?? '');
  return { password, problem: findProblem(password, repeat) };
}

function findProblem(password: string, repeat: string): ProblemCode | null {
  if (password === '') return 'password.required';
  if (password.length < 10) return 'password.tooShort';
  if (password.length > 128) return 'password.tooLong';
  return password === repeat ? null : 'password.mismatch';
}
