import { Form } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { secondFactorText } from '../../text.ts';
import { PasswordField } from './password-field.tsx';

interface ConfirmWithPasswordProps {
  /** Of the link that opens the form, and of its button. */
  label: string;
  intent: string;
  /** What is ended or removed. */
  id: string;
  problem: string | null;
}

/** A step that cannot be undone, after the password is entered. Open only when the server has refused the form. */
export function ConfirmWithPassword({ label, intent, id, problem }: ConfirmWithPasswordProps) {
  return (
    <details open={problem !== null}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-live underline">
        {label}
      </summary>
      <Form method="post" noValidate className="mt-2 grid gap-3">
        <input type="hidden" name="id" value={id} />
        <PasswordField label={secondFactorText.confirmPassword} name="password" error={problem} />
        <Button type="submit" name="intent" value={intent} look="danger" className="justify-self-start">
          {label}
        </Button>
      </Form>
    </details>
  );
}
