import { useEffect, useState } from 'react';
import type { SaveAnswer } from './save-article-form.server.ts';
import type { Draft } from './use-draft.ts';

/** The session ended under an open form: when to ask for signing in again, and what goes on after it. */
export function useSignedOut(
  draft: Pick<Draft, 'signedOut' | 'flush'>,
  answer: SaveAnswer | undefined,
  repeatSave: () => void,
) {
  const [isAsking, setAsking] = useState(false);
  const isRefused = answer?.problem === 'login.expired' || answer?.problem === 'login.other';
  const problem = draft.signedOut ?? (isRefused ? answer.problem : null);
  // Signing in from another tab does as well: the next autosave tells.
  useEffect(() => setAsking(draft.signedOut !== null), [draft.signedOut]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each answer
  useEffect(() => {
    if (isRefused) setAsking(true);
  }, [answer]);
  return {
    isOpen: isAsking,
    problem: problem ?? 'login.expired',
    onClose: () => setAsking(false),
    onSignedIn() {
      setAsking(false);
      if (isRefused) repeatSave();
      else void draft.flush();
    },
  } as const;
}
