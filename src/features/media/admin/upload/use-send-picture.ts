import { useSignInPopup } from '#features/accounts/admin/sign-in/sign-in-popup.tsx';
import type { ProblemCode } from '#platform/message-texts.ts';
import { type SentPicture, sendPicture, UploadFailed } from './send-picture.ts';

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
