import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import type { ProblemCode } from '#az/text/problems.ts';
import { useAuth } from './auth-provider.tsx';
import { SignInAgain } from './sign-in-again.tsx';

export interface SignInWindow {
  /**
   * Something was turned away because of who is signed in: says why over the screen, which stays as it is. True once it
   * is worth trying again, false when that was put off. `email`: whose words are at stake; who opened the screen
   * unless told.
   */
  ask(the: { problem: ProblemCode; email?: string }): Promise<boolean>;
  /** It turned out that everything is well: whoever waits goes on. */
  close(): void;
}

const WindowContext = createContext<SignInWindow | null>(null);

/** @throws when used outside of `SignInWindowProvider`. */
export function useSignInWindow(): SignInWindow {
  const found = useContext(WindowContext);
  if (!found) throw new Error('useSignInWindow must be used within a SignInWindowProvider');
  return found;
}

/** One window for all that stands on a screen, however many ask at once. */
export function SignInWindowProvider({ children }: { children: ReactNode }) {
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
