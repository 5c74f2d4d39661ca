import { useEffect, useRef } from 'react';
import { focusFirstError } from '#platform/admin/focus-first-error.ts';
import type { FormReader } from '#platform/forms/read-form.ts';
import { isProblemCode, type ProblemCode } from '#platform/message-texts.ts';
import { passwordText } from '../../text.ts';
import { formatSignInProblem } from './format-sign-in-problem.ts';
import { PasswordField } from './password-field.tsx';

type ErrorOf = (name: PasswordFieldName) => string | null;

/** The ref of a password form and the error of each field. After a refusal the field with the error gets the focus. */
export function usePasswordForm(refusal: PasswordProblem | undefined) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusal) focusFirstError(form.current);
  }, [refusal]);
  const errorOf: ErrorOf = (name) =>
    refusal?.field === name ? formatSignInProblem(refusal.problem, refusal.waitMinutes) : null;
  return { form, errorOf };
}

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

/** The new password and its repetition, as `readNewPassword` reads them. */
export function NewPasswordFields({ errorOf }: { errorOf: ErrorOf }) {
  return (
    <>
      <PasswordField
        label={passwordText.fresh}
        name="fresh"
        autoComplete="new-password"
        hint={passwordText.hint}
        error={errorOf('fresh')}
      />
      <PasswordField
        label={passwordText.repeat}
        name="repeat"
        autoComplete="new-password"
        error={errorOf('repeat')}
      />
    </>
  );
}
