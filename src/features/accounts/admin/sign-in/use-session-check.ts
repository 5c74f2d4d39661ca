import { useEffect } from 'react';
import { href } from '#platform/http/href.ts';
import type { ProblemCode } from '#platform/message-texts.ts';

/**
 * Before a filled-in form is sent, checks that the session still exists: otherwise the redirect to the sign-in page would
 * discard what was typed. Without a session it asks to sign in over the form and then sends it.
 */
export function useSessionCheck(ask: (input: { problem: ProblemCode }) => Promise<boolean>): void {
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
