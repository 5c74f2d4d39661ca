import { Form, useNavigation } from 'react-router';
import { Button, type ButtonLook } from '#platform/ui/button.tsx';
import { secondFactorText } from '../text.ts';
import { PasswordField } from './sign-in/password-field.tsx';

interface SecondFactorPasswordProps {
  intent: 'start' | 'newCodes' | 'stop';
  label: string;
  hint?: string;
  look?: ButtonLook;
  problem?: string | null;
}

/** The form of one step. It asks for the password, so that an open session alone cannot change the sign-in. */
export function SecondFactorPassword({ intent, label, hint, look, problem }: SecondFactorPasswordProps) {
  const isBusy = useNavigation().formData?.get('intent') === intent;
  return (
    <Form method="post" noValidate className="grid gap-3 rounded-md border border-line bg-paper p-4">
      <input type="hidden" name="intent" value={intent} />
      <PasswordField label={secondFactorText.confirmPassword} name="password" hint={hint} error={problem} />
      <Button type="submit" look={look} isBusy={isBusy} className="justify-self-start">
        {label}
      </Button>
    </Form>
  );
}
