import { useEffect, useRef } from 'react';
import { useSignInPopup } from '#app/admin/sign-in/sign-in-popup.tsx';
import type { ProblemCode } from '#az/text/problems.ts';
import type { Draft } from '../drafts/use-draft.ts';
import type { SaveAnswer } from './save-article-form.server.ts';

/** What is about the person at the keyboard, and not about the form. */
const personal: readonly ProblemCode[] = [
  ...(['login.expired', 'login.other', 'login.banned', 'login.noRole'] as const),
  ...(['secondFactor.owed', 'password.owed'] as const),
];

/** Nothing is taken any more under an open form: asks over it, and goes on once that is settled. */
export function useSignedOut(
  email: string,
  the: { draft: Pick<Draft, 'signedOut' | 'flush'>; answer: SaveAnswer | undefined; repeatSave: () => void },
): void {
  const { ask, close } = useSignInPopup();
  const { answer } = the;
  const { signedOut } = the.draft;
  // What goes on is the form of by then.
  const latest = useRef(the);
  useEffect(() => {
    latest.current = the;
  });
  // Signing in from another tab does as well: the next autosave tells.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each reason
  useEffect(() => {
    if (signedOut === null) close();
    else
      void ask({ problem: signedOut, email }).then((isBack) => void (isBack && latest.current.draft.flush()));
  }, [signedOut]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each answer
  useEffect(() => {
    const problem = answer?.problem;
    if (!problem || !personal.includes(problem)) return;
    void ask({ problem, email }).then((isBack) => void (isBack && latest.current.repeatSave()));
  }, [answer]);
}
