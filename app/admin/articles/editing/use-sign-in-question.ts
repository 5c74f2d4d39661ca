import { useEffect } from 'react';
import { useSignInPopup } from '#app/admin/sign-in/sign-in-popup.tsx';
import type { EditorState } from './editor-state.ts';
import type { SendForm } from './use-send-form.ts';

interface SignInQuestion {
  /** Of the person who opened the form. */
  email: string;
  flush: () => Promise<void>;
  send: SendForm;
}

/**
 * When the server refuses the person, a dialog over the form asks to sign in again. After that the form continues with its
 * current values: with the autosave, or with the save that was refused.
 */
export function useSignInQuestion(state: EditorState, { email, flush, send }: SignInQuestion): void {
  const { ask, close } = useSignInPopup();
  const { save } = state;
  const { signedOut } = state.autosave;
  useEffect(() => {
    // Somebody may have signed in from another tab: the next autosave finds out.
    if (signedOut === null) close();
    else void ask({ problem: signedOut, email }).then((isBack) => void (isBack && flush()));
  }, [signedOut, ask, close, email, flush]);
  useEffect(() => {
    if (save.kind !== 'signedOut') return;
    const { intent, stays } = save.request;
    void ask({ problem: save.problem, email }).then((isBack) => isBack && send(intent, stays));
  }, [save, ask, email, send]);
}
