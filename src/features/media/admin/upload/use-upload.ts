import { useCallback, useEffect, useRef, useState } from 'react';
import { useSignInPopup } from '#features/accounts/admin/sign-in/sign-in-popup.tsx';
import type { ProblemCode } from '#platform/message-texts.ts';
import { checkImageFile, type SentPicture, sendPicture, UploadFailed } from './send-picture.ts';

export interface Upload {
  /** The picture that is being sent; `url` is an object URL of this browser. */
  preview: { url: string; name: string } | null;
  /** 0..100 while a picture is being sent. */
  percent: number | null;
  /** Why the last upload failed, as a sentence. */
  error: string | null;
  /** A file that the library has already. It can be sent again as a copy. */
  duplicate: File | null;
  /** Resolves with the reason of a failure as a sentence; null when the picture is in the library. */
  send: (file: File, options?: { allowsDuplicate?: boolean }) => Promise<string | null>;
  stop: () => void;
}

/** Sends one picture at a time. Leaving the page cancels the upload. */
export function useUpload(onUploaded: (sent: SentPicture) => void): Upload {
  const [percent, setPercent] = useState<number | null>(null);
  const [preview, setPreview] = useState<Upload['preview']>(null);
  const [error, setError] = useState<string | null>(null);
  const [duplicate, setDuplicate] = useState<File | null>(null);
  const running = useRef<AbortController | null>(null);
  const sendPicture = useSendPicture();
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File, { allowsDuplicate = false } = {}) => {
    const wrong = checkImageFile(file);
    setError(wrong);
    setDuplicate(null);
    if (wrong) return wrong;
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    const url = URL.createObjectURL(file);
    setPercent(0);
    setPreview({ url, name: file.name });
    try {
      const options = { signal: control.signal, onProgress: setPercent, allowsDuplicate };
      const sent = await sendPicture(file, options);
      if (sent.isDuplicate) setDuplicate(file);
      onUploaded(sent);
      return null;
    } catch (failure) {
      if (!(failure instanceof UploadFailed)) throw failure;
      setError(failure.message);
      return failure.message;
    } finally {
      if (running.current === control) {
        running.current = null;
        setPercent(null);
        setPreview(null);
      }
      URL.revokeObjectURL(url);
    }
  };
  const stop = useCallback(() => running.current?.abort(), []);
  return { preview, percent, error, duplicate, send, stop };
}

type SendPicture = typeof sendPicture;

/**
 * Returns a function that sends a picture like `sendPicture`. When the session has ended, it asks to sign in and then
 * sends the picture again.
 */
export function useSendPicture(): SendPicture {
  const { ask } = useSignInPopup();
  return async (file, options): Promise<SentPicture> => {
    try {
      return await sendPicture(file, options);
    } catch (failure) {
      const problem = failure instanceof UploadFailed ? findAccountProblem(failure) : null;
      if (problem === null || !(await ask({ problem })) || options.signal.aborted) throw failure;
      return sendPicture(file, options);
    }
  };
}

/** What the account has to solve in the sign-in dialog before the upload is repeated; null for any other failure. */
function findAccountProblem({ failure }: UploadFailed): ProblemCode | null {
  if (failure.kind !== 'refused' || failure.status !== 401) return null;
  const { problem } = failure;
  return problem === 'secondFactor.owed' || problem === 'password.owed' ? problem : 'login.expired';
}
