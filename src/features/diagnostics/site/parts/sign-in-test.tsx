import { Form, useNavigation } from 'react-router';
import { loginText } from '#features/accounts/text.ts';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/field.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { connectionText } from '../../text.ts';
import type { SignInTestResult } from '../test-sign-in.server.ts';

interface SignInTestProps {
  result: SignInTestResult | undefined;
  email: string | undefined;
}

/** Tries an email and a password without signing in. */
export function SignInTest({ result, email }: SignInTestProps) {
  const isBusy = useNavigation().state === 'submitting';
  return (
    <section className="grid max-w-xl gap-3">
      <h2 className="text-2xl">{connectionText.trial}</h2>
      {result && (
        <Notice kind={result.isSuccessful ? 'success' : 'error'}>
          {result.text}
          {result.code && (
            <code className="block text-muted text-sm">{connectionText.code(result.code)}</code>
          )}
        </Notice>
      )}
      <Form method="post" noValidate className="grid gap-4">
        <TextField
          label={loginText.email}
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={email}
          required
        />
        <TextField label={loginText.password} name="password" type="password" autoComplete="off" required />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" isBusy={isBusy}>
            {connectionText.trial}
          </Button>
          <p className="text-muted text-sm">{connectionText.trialHint}</p>
        </div>
      </Form>
    </section>
  );
}
