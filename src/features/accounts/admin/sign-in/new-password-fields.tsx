import { useEffect, useRef } from 'react';
import { focusFirstError } from '#platform/admin/focus-first-error.ts';
import { passwordText } from '../../text.ts';
import { formatSignInProblem } from './format-sign-in-problem.ts';
import type { PasswordFieldName, PasswordProblem } from './new-password.ts';
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
