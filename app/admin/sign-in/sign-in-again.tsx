import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { signInAgainText } from '#az/text/admin/login.ts';
import { commonText } from '#az/text/common.ts';
import { type ProblemCode, problemText } from '#az/text/problems.ts';
import { href } from '#domain/href.ts';
import { SignInAgainForm } from './sign-in-again-form.tsx';

interface SignInAgainProps {
  /** The account that opened the screen: what was typed is saved under no other. */
  email: string;
  problem: ProblemCode;
  isOpen: boolean;
  onClose: () => void;
  /** What was turned away may be tried again. */
  onBack: () => void;
}

/** What has to be settled on a screen of its own before anything is taken from this account. */
const screens: Partial<Record<ProblemCode, string>> = {
  'secondFactor.owed': href('/admin/second-factor'),
  'password.owed': href('/admin/password'),
};

/** Why the server takes nothing now, over a screen that stays as it is: nothing typed is lost. */
export function SignInAgain({ email, problem, isOpen, onClose, onBack }: SignInAgainProps) {
  const isShut = problem === 'login.banned' || problem === 'login.noRole';
  const screen = screens[problem];
  const title = isShut
    ? signInAgainText.shutTitle
    : screen
      ? signInAgainText.owedTitle
      : signInAgainText.title;
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      {problem !== 'login.expired' && <p className="mb-2 font-medium">{problemText[problem]}</p>}
      <p className="mb-4">
        {isShut ? signInAgainText.kept : screen ? signInAgainText.owedHint : signInAgainText.hint}
      </p>
      {isShut ? (
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
          <Button look="primary" onClick={onBack}>
            {signInAgainText.goOn}
          </Button>
        </div>
      ) : (
        <SignInAgainForm email={email} onClose={onClose} onSignedIn={onBack} />
      )}
    </Dialog>
  );
}
