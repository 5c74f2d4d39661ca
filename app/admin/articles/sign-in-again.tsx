import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { TextField } from '#app/ui/field.tsx';
import { loginText, signInAgainText } from '#az/text/login.ts';
import { type ProblemCode, problemText } from '#az/text/problems.ts';
import { secondFactorText } from '#az/text/staff.ts';
import { askSession, SessionRefused } from '../ask-session.ts';
import { PasswordField } from '../parts/password-field.tsx';

interface SignInAgainProps {
  /** The account that opened the form: what was typed is saved under no other. */
  email: string;
  problem: ProblemCode;
  isOpen: boolean;
  onClose: () => void;
  onSignedIn: () => void;
}

/** The session ended while a form stood open: signing in again over it, password and second factor, and nothing is lost. */
export function SignInAgain({ email, problem, isOpen, onClose, onSignedIn }: SignInAgainProps) {
  return (
    <Dialog title={signInAgainText.title} isOpen={isOpen} onClose={onClose}>
      {problem === 'login.other' && <p className="mb-2 font-medium">{problemText[problem]}</p>}
      <p className="mb-4">{signInAgainText.hint}</p>
      <SignInForm email={email} onClose={onClose} onSignedIn={onSignedIn} />
    </Dialog>
  );
}

function SignInForm({ email, onClose, onSignedIn }: Omit<SignInAgainProps, 'problem' | 'isOpen'>) {
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const form = useRef<HTMLFormElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other step has another field
  useEffect(() => {
    // After the window, which leads to its own first button.
    const timer = setTimeout(() =>
      form.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus(),
    );
    return () => clearTimeout(timer);
  }, [step]);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const value = String(typed.get(step) ?? '');
    const body = new URLSearchParams(step === 'code' ? { code: value } : { email, password: value });
    setBusy(true);
    setError(undefined);
    try {
      await askSession({ method: 'POST', body });
      onSignedIn();
    } catch (failure) {
      const refused = failure instanceof SessionRefused ? failure : new SessionRefused('server.failed');
      if (refused.problem === 'secondFactor.required') setStep('code');
      else setError(refused.message);
      if (refused.problem === 'secondFactor.expired') setStep('password');
    } finally {
      setBusy(false);
    }
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
        <Button onClick={onClose}>{signInAgainText.later}</Button>
        <Button type="submit" look="primary" busy={isBusy}>
          {isBusy ? loginText.submitting : loginText.submit}
        </Button>
      </div>
    </form>
  );
}
