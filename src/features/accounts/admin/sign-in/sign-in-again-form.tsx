import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#platform/ui/button.tsx';
import { TextField } from '#platform/ui/field.tsx';
import { loginText, passkeyText, secondFactorText, signInAgainText } from '../../text.ts';
import { canUsePasskeys } from '../browser-passkey.ts';
import { PasswordField } from './password-field.tsx';
import { requestSession, SessionRefused, signInWithPasskey } from './request-session.ts';

interface SignInAgainFormProps {
  email: string;
  onClose: () => void;
  onSignedIn: () => void;
}

/** Password and second factor, or a passkey, without leaving the screen. */
export function SignInAgainForm({ email, onClose, onSignedIn }: SignInAgainFormProps) {
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [canUsePasskey] = useState(canUsePasskeys);

  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The timer runs after the dialog has focused its first button.
    const timer = setTimeout(() => form.current?.querySelector<HTMLElement>(`[name="${step}"]`)?.focus());
    return () => clearTimeout(timer);
  }, [step]);

  const trySigningIn = async (signIn: () => Promise<boolean>) => {
    setBusy(true);
    setError(undefined);
    try {
      if (await signIn()) onSignedIn();
    } catch (failure) {
      const refused = failure instanceof SessionRefused ? failure : new SessionRefused('server.failed');
      if (refused.problem === 'secondFactor.required') setStep('code');
      else setError(refused.message);
      if (refused.problem === 'secondFactor.expired') setStep('password');
    } finally {
      setBusy(false);
    }
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = String(new FormData(event.currentTarget).get(step) ?? '');
    const body = new URLSearchParams(step === 'code' ? { code: value } : { email, password: value });
    void trySigningIn(() => requestSession({ method: 'POST', body }).then(() => true));
  };

  return (
    <form ref={form} onSubmit={send} noValidate className="grid gap-4">
      {step === 'password' ? (
        <>
          <TextField label={loginText.email} name="email" autoComplete="username" value={email} readOnly />
          <PasswordField label={loginText.password} name="password" />
        </>
      ) : (
        <TextField
          label={secondFactorText.code}
          name="code"
          hint={secondFactorText.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          className="tabular text-xl tracking-widest"
          required
        />
      )}
      {error && (
        <p role="alert" className="font-medium text-live">
          {error}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        {canUsePasskey && step === 'password' && (
          <Button className="me-auto" disabled={isBusy} onClick={() => void trySigningIn(signInWithPasskey)}>
            {passkeyText.signIn}
          </Button>
        )}
        <Button onClick={onClose}>{signInAgainText.later}</Button>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {isBusy ? loginText.submitting : loginText.submit}
        </Button>
      </div>
    </form>
  );
}
