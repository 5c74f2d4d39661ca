import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Spinner } from './spinner.tsx';

/** `primary`: the main action of a screen. `danger`: hard to undo. `quiet`: less important than the buttons beside it. */
export type ButtonLook = 'primary' | 'plain' | 'danger' | 'quiet';

/** The one look of a primary button, on links too. A dark part of a page has the class `on-dark`. */
export const primaryLook =
  'inline-flex min-h-11 items-center justify-center rounded-md bg-accent px-6 font-semibold text-paper hover:[filter:brightness(1.1)] disabled:opacity-60';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-accent text-paper font-semibold hover:[filter:brightness(1.1)]',
  plain: 'border border-line bg-paper font-medium hover:bg-surface',
  danger: 'border border-live text-live font-medium hover:bg-surface',
  quiet: 'text-muted hover:bg-surface hover:text-ink',
};
const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-4 disabled:cursor-not-allowed disabled:opacity-60';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** The action is running: the button is disabled and shows a spinner. */
  isBusy?: boolean;
}

/** A button that submits no form needs a script, so it stays hidden until the page is hydrated. */
export function Button({ look = 'plain', isBusy = false, className = '', children, ...button }: ButtonProps) {
  const { type = 'button' } = button;
  return (
    <button
      {...button}
      type={type}
      disabled={button.disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={`${shape} ${looks[look]} ${type === 'button' ? 'needs-script' : ''} ${className}`}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}

/** A link to another screen that looks like a button. */
export function ButtonLink({ look = 'plain', className = '', ...link }: LinkProps & { look?: ButtonLook }) {
  return <Link {...link} className={`${shape} ${looks[look]} ${className}`} />;
}

/** A link in the back-office that stands by itself. It is as high as a finger needs. */
export function TextLink({ className = '', ...link }: LinkProps) {
  return (
    <Link
      {...link}
      className={`inline-flex min-h-11 items-center wrap-anywhere text-accent underline ${className}`}
    />
  );
}
