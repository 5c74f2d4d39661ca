import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import type { ProblemCode } from '#az/text/problems.ts';
import { useAuth } from './auth-provider.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { useSessionCheck } from './use-session-check.ts';

export interface SignInPopup {
  /**
   * Asks over the screen, which stays as it is, to settle what prevents a request. Resolves to true when the request can be
   * repeated, and to false when the person puts it off. `email`: the account to sign in with; by default the one that
   * opened the screen.
   */
  ask(the: { problem: ProblemCode; email?: string }): Promise<boolean>;
  /** Closes the dialog because the cause is gone. Everything that waits continues. */
  close(): void;
}

const WindowContext = createContext<SignInPopup | null>(null);

/** @throws when used outside of `SignInPopupProvider`. */
export function useSignInPopup(): SignInPopup {
  const found = useContext(WindowContext);
  if (!found) throw new Error('useSignInPopup must be used within a SignInPopupProvider');
  return found;
}

/** One dialog for the whole screen, even if several parts ask at once. */
export function SignInPopupProvider({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  const opener = useRef(user?.email ?? '');
  const waiting = useRef<((isBack: boolean) => void)[]>([]);
  const [question, setQuestion] = useState<{ problem: ProblemCode; email: string } | null>(null);
  const { ask, settle } = useMemo(
    () => ({
      ask: ({ problem, email = opener.current }: { problem: ProblemCode; email?: string }) =>
        new Promise<boolean>((resolve) => {
          waiting.current.push(resolve);
          setQuestion({ problem, email });
        }),
      settle(isBack: boolean) {
        setQuestion(null);
        for (const resolve of waiting.current.splice(0)) resolve(isBack);
      },
    }),
    [],
  );
  const value = useMemo(() => ({ ask, close: () => settle(true) }), [ask, settle]);
  useSessionCheck(ask);
  return (
    <WindowContext value={value}>
      {children}
      <SignInAgain
        email={question?.email ?? ''}
        problem={question?.problem ?? 'login.expired'}
        isOpen={question !== null}
        onClose={() => settle(false)}
        onBack={() => settle(true)}
      />
    </WindowContext>
  );
}
