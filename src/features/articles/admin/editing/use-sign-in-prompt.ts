import { useEffect } from 'react';
import { useSignInPopup } from '#features/accounts/admin/sign-in/sign-in-popup.tsx';
import type { EditorState } from './editor-state.ts';
import type { SendForm } from './use-send-form.ts';

interface SignInPrompt {
  /** The address of the account that opened the form. */
  email: string;
  flush: () => Promise<void>;
  send: SendForm;
}

/**
 * When the session has ended, a dialog over the form asks to sign in again. Then the form repeats the autosave, or the save
 * that was refused, with its current values.
 */
export function useSignInPrompt(state: EditorState, { email, flush, send }: SignInPrompt): void {
  const { ask, close } = useSignInPopup();
  const { save } = state;
  const { signedOut } = state.autosave;
  useEffect(() => {
    // A sign-in from another tab: the next autosave succeeds and closes the dialog.
    if (signedOut === null) close();
    else void ask({ problem: signedOut, email }).then((isBack) => void (isBack && flush()));
  }, [signedOut, ask, close, email, flush]);
  useEffect(() => {
    if (save.kind !== 'signedOut') return;
    const { intent, stays } = save.request;
    void ask({ problem: save.problem, email }).then((isBack) => isBack && send(intent, stays));
  }, [save, ask, email, send]);
}
