import { href } from '#platform/http/href.ts';
import { type ProblemCode, problemSentence } from '#platform/message-texts.ts';
import { commonText } from '#platform/text/common.ts';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { signInAgainText } from '../../text.ts';
import { SignInAgainForm } from './sign-in-again-form.tsx';

interface SignInAgainProps {
  /** The account that opened the screen. Input is saved only for this account. */
  email: string;
  problem: ProblemCode;
  isOpen: boolean;
  onClose: () => void;
  /** Called when the refused request can be repeated. */
  onSolved: () => void;
}

/** The screens on which the account solves a problem before the server accepts its requests. */
const screens: Partial<Record<ProblemCode, string>> = {
  'secondFactor.owed': href('/admin/second-factor'),
  'password.owed': href('/admin/password'),
};

/** A dialog that says why the server refuses requests, and solves the problem. The screen below keeps its input. */
export function SignInAgain({ email, problem, isOpen, onClose, onSolved }: SignInAgainProps) {
  const isBlocked = problem === 'login.banned' || problem === 'login.noRole';
  const screen = screens[problem];
  const title = isBlocked
    ? signInAgainText.shutTitle
    : screen
      ? signInAgainText.owedTitle
      : signInAgainText.title;
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      {problem !== 'login.expired' && <p className="mb-2 font-medium">{problemSentence(problem)}</p>}
      <p className="mb-4">
        {isBlocked ? signInAgainText.kept : screen ? signInAgainText.owedHint : signInAgainText.hint}
      </p>
      {isBlocked ? (
        <p className="flex justify-end">
          <Button onClick={onClose}>{commonText.close}</Button>
        </p>
      ) : screen ? (
        <div className="flex flex-wrap items-center justify-end gap-2">
          <a
            href={screen}
            target="_blank"
            rel="noreferrer"
            className="me-auto inline-flex min-h-11 items-center text-accent underline"
          >
            {signInAgainText.settle}
          </a>
          <Button onClick={onClose}>{signInAgainText.later}</Button>
          <Button look="primary" onClick={onSolved}>
            {signInAgainText.goOn}
          </Button>
        </div>
      ) : (
        <SignInAgainForm email={email} onClose={onClose} onSignedIn={onSolved} />
      )}
    </Dialog>
  );
}
