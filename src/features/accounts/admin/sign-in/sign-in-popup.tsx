import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import type { ProblemCode } from '#platform/message-texts.ts';
import { useAuth } from './auth-provider.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { useSessionCheck } from './use-session-check.ts';

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
  const [question, setQuestion] = useState<{ problem: ProblemCode; email: string } | null>(null);
  const { ask, resolveAll } = useMemo(
    () => ({
      ask: ({ problem, email = initialEmail.current }: { problem: ProblemCode; email?: string }) =>
        new Promise<boolean>((resolve) => {
          waitingCalls.current.push(resolve);
          setQuestion({ problem, email });
        }),
      resolveAll(canRepeat: boolean) {
        setQuestion(null);
        for (const resolve of waitingCalls.current.splice(0)) resolve(canRepeat);
      },
    }),
    [],
  );
  const value = useMemo(() => ({ ask, close: () => resolveAll(true) }), [ask, resolveAll]);
  useSessionCheck(ask);
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
