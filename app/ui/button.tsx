import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Spinner } from './spinner.tsx';

/** Primary: the one thing this screen is for. Danger: cannot be taken back easily. Quiet: beside the others. */
export type ButtonLook = 'primary' | 'plain' | 'danger' | 'quiet';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-accent text-paper font-semibold hover:brightness-110',
  plain: 'border border-line bg-paper font-medium hover:bg-surface',
  danger: 'border border-live text-live font-medium hover:bg-surface',
  quiet: 'text-muted hover:bg-surface hover:text-ink',
};
const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-4 disabled:cursor-not-allowed disabled:opacity-60';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** While its work is under way: cannot be pressed, and turns. */
  busy?: boolean;
}

/** One that sends no form can do nothing before the scripts are there, and is not seen before. */
export function Button({ look = 'plain', busy = false, className = '', children, ...button }: ButtonProps) {
  const { type = 'button' } = button;
  return (
    <button
      {...button}
      type={type}
      disabled={button.disabled || busy}
      aria-busy={busy || undefined}
      className={`${shape} ${looks[look]} ${type === 'button' ? 'needs-script' : ''} ${className}`}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** A way to another screen that looks like a button. */
export function ButtonLink({ look = 'plain', className = '', ...link }: LinkProps & { look?: ButtonLook }) {
  return <Link {...link} className={`${shape} ${looks[look]} ${className}`} />;
}
