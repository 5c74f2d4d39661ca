import { Form } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { passkeyText, secondFactorText } from '../text.ts';
import { PasswordField } from './sign-in/password-field.tsx';

/** Removes a passkey after the password is entered. Open only when the server has refused the form. */
export function RemovePasskey({ id, problem }: { id: string; problem: string | null }) {
  return (
    <details open={problem !== null}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-live underline">
        {passkeyText.remove}
      </summary>
      <Form method="post" noValidate className="mt-2 grid gap-3">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="id" value={id} />
        <PasswordField label={secondFactorText.confirmPassword} name="password" error={problem} />
        <Button type="submit" look="danger" className="justify-self-start">
          {passkeyText.remove}
        </Button>
      </Form>
    </details>
  );
}
