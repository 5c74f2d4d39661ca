import { type RefObject, useState } from 'react';
import { useToast } from '#app/ui/toast.tsx';
import type { ProblemCode } from '#az/text/problems.ts';
import { describeSaveFailure } from './describe-save-failure.ts';
import { focusFirstError } from './focus-first-error.ts';
import type { Intent } from './read-article-form.ts';

/** Tells of a save that failed: at the buttons and in a toast, or at the first field that is wrong. */
export function useSaveFailure(form: RefObject<HTMLFormElement | null>) {
  const [failure, setFailure] = useState<string | null>(null);
  const showToast = useToast();
  return {
    /** What stands at the buttons; null when the last save worked or the form says it elsewhere. */
    failure,
    tell(intent: Intent, problem: ProblemCode) {
      const text = describeSaveFailure(intent, problem);
      setFailure(text);
      if (text) showToast({ kind: 'error', text });
      else focusFirstError(form.current);
    },
    clear: () => setFailure(null),
  };
}
