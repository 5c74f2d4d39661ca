import {
  createContext,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { href } from '#platform/http/href.ts';
import { type ProblemCode, problemSentence } from '#platform/message-texts.ts';
import { commonText } from '#platform/text/common.ts';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { TextField } from '#platform/ui/field.tsx';
import { loginText, passkeyText, secondFactorText, signInAgainText } from '../../text.ts';
import { canUsePasskeys } from '../browser-passkey.ts';
import { SIGNED_OUT_CHANNEL, useAuth } from './auth-provider.tsx';
import { PasswordField } from './password-field.tsx';
import { requestSession, SessionRefused, signInWithPasskey } from './request-session.ts';

export interface SignInPopup {
  /**
   * Opens a dialog over the screen that asks to solve `problem`. Resolves to true when the request can be repeated, and to
   * false when the user closes the dialog. `email`: the account to sign in with; by default the one that opened the screen.
   */
  ask(input: { problem: ProblemCode; email?: string }): Promise<boolean>;
  /** Closes the dialog because the problem is solved. Every waiting call of `ask` resolves to true. */
  close(): void;
}

const PopupContext = createContext<SignInPopup | null>(null);

/** @throws when used outside of `SignInPopupProvider`. */
export function useSignInPopup(): SignInPopup {
  const popup = useContext(PopupContext);
  if (!popup) throw new Error('useSignInPopup must be used within a SignInPopupProvider');
  return popup;
}

/** Provides one dialog for the whole screen, even if several parts call `ask` at once. */
export function SignInPopupProvider({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const initialEmail = useRef(user?.email ?? '');
  const waitingCalls = useRef<((canRepeat: boolean) => void)[]>([]);
  const solvedCount = useRef(0);
  const [question, setQuestion] = useState<{ problem: ProblemCode; email: string } | null>(null);
  const { ask, resolveAll } = useMemo(
    () => ({
      ask: ({ problem, email = initialEmail.current }: { problem: ProblemCode; email?: string }) =>
        new Promise<boolean>((resolve) => {
          waitingCalls.current.push(resolve);
          setQuestion({ problem, email });
        }),
      resolveAll(canRepeat: boolean) {
        if (canRepeat) solvedCount.current += 1;
        setQuestion(null);
        for (const resolve of waitingCalls.current.splice(0)) resolve(canRepeat);
      },
    }),
    [],
  );
  const value = useMemo(() => ({ ask, close: () => resolveAll(true) }), [ask, resolveAll]);
  useSessionCheck(ask);
  useSignOutElsewhere(ask, solvedCount);
  return (
    <PopupContext value={value}>
      {children}
      <SignInAgain
        email={question?.email ?? ''}
        problem={question?.problem ?? 'login.expired'}
        isOpen={question !== null}
        onClose={() => resolveAll(false)}
        onSolved={() => resolveAll(true)}
      />
    </PopupContext>
  );
}

/**
 * Before a filled-in form is sent, checks that the session still exists: otherwise the redirect to the sign-in page would
 * discard what was typed. Without a session it asks to sign in over the form and then sends it.
 */
function useSessionCheck(ask: (input: { problem: ProblemCode }) => Promise<boolean>): void {
  useEffect(() => {
    let isChecked = false;
    const inCheck = new Set<HTMLFormElement>();
    const check = async (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (isChecked || !isFilledIn(form)) return;
      // On the window, in the capture phase: no other handler has seen the event.
      event.preventDefault();
      event.stopImmediatePropagation();
      if (inCheck.has(form)) return;
      inCheck.add(form);
      const canSend = (await hasSession()) || (await ask({ problem: 'login.expired' }));
      inCheck.delete(form);
      if (!canSend) return;
      isChecked = true;
      form.requestSubmit(event.submitter);
      isChecked = false;
    };
    window.addEventListener('submit', check, true);
    return () => window.removeEventListener('submit', check, true);
  }, [ask]);
}

/**
 * Leaves the screen when another tab has signed out, so that nobody finds it there. With unsaved changes, those that closing
 * the tab would ask about, it asks to sign in over the screen instead. Every tab that leaves reports it again, so the answer to a
 * late check can be older than a sign-in in this tab: it then counts no longer.
 */
function useSignOutElsewhere(
  ask: (input: { problem: ProblemCode }) => Promise<boolean>,
  solvedCount: RefObject<number>,
): void {
  useEffect(() => {
    const tabs = new BroadcastChannel(SIGNED_OUT_CHANNEL);
    tabs.onmessage = async () => {
      const solvedBefore = solvedCount.current;
      if ((await hasSession()) || solvedCount.current !== solvedBefore) return;
      if (dispatchEvent(new Event('beforeunload', { cancelable: true }))) location.reload();
      else void ask({ problem: 'login.expired' });
    };
    return () => tabs.close();
  }, [ask, solvedCount]);
}

/**
 * Whether a form has input to lose. An article form has a `writer` field and handles an expired session itself. A form with
 * `data-is-queued` puts its input in a queue that survives an expired session.
 */
function isFilledIn(form: HTMLFormElement): boolean {
  const isSafe = form.elements.namedItem('writer') !== null || form.dataset.isQueued !== undefined;
  if (form.method !== 'post' || isSafe) return false;
  return [...form.elements].some((field) => field.matches('textarea, select, input:not([type="hidden"])'));
}

/** Only a clear answer counts: when the server cannot be reached, sending the form reports that. */
async function hasSession(): Promise<boolean> {
  const answer = await fetch(href('/admin/session')).catch(() => null);
  const session: { isSignedIn?: boolean } | null = (await answer?.json().catch(() => null)) ?? null;
  return session?.isSignedIn !== false;
}

interface SignInAgainProps {
  /** The account that opened the screen. Input is saved only for this account. */
  email: string;
  problem: ProblemCode;
  isOpen: boolean;
  onClose: () => void;
  /** Called when the refused request can be repeated. */
  onSolved: () => void;
}

/** The screens on which the account solves a problem before the server accepts its requests. */
const screens: Partial<Record<ProblemCode, string>> = {
  'secondFactor.owed': href('/admin/second-factor'),
  'password.owed': href('/admin/password'),
};

/** A dialog that says why the server refuses requests, and solves the problem. The screen below keeps its input. */
function SignInAgain({ email, problem, isOpen, onClose, onSolved }: SignInAgainProps) {
  const isBlocked = problem === 'login.banned' || problem === 'login.noRole';
  const screen = screens[problem];
  const title = isBlocked
    ? signInAgainText.shutTitle
    : screen
      ? signInAgainText.owedTitle
      : signInAgainText.title;
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      {problem !== 'login.expired' && <p className="mb-2 font-medium">{problemSentence(problem)}</p>}
      <p className="mb-4">
        {isBlocked ? signInAgainText.kept : screen ? signInAgainText.owedHint : signInAgainText.hint}
      </p>
      {isBlocked ? (
        <p className="flex justify-end">
          <Button onClick={onClose}>{commonText.close}</Button>
        </p>
      ) : screen ? (
        <div className="flex flex-wrap items-center justify-end gap-2">
          <a
            href={screen}
            target="_blank"
            rel="noreferrer"
            className="me-auto inline-flex min-h-11 items-center text-accent underline"
          >
            {signInAgainText.settle}
          </a>
          <Button onClick={onClose}>{signInAgainText.later}</Button>
          <Button look="primary" onClick={onSolved}>
            {signInAgainText.goOn}
          </Button>
        </div>
      ) : (
        <SignInAgainForm email={email} onClose={onClose} onSignedIn={onSolved} />
      )}
    </Dialog>
  );
}

interface SignInAgainFormProps {
  email: string;
  onClose: () => void;
  onSignedIn: () => void;
}

/** Password and second factor, or a passkey, without leaving the screen. */
function SignInAgainForm({ email, onClose, onSignedIn }: SignInAgainFormProps) {
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
      const refused = failure instanceof SessionRefused ? failure : new SessionRefused('login.failed');
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
