import { useId } from 'react';
import { href } from '#platform/http/href.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { Honeypot } from '#platform/site/forms/form-parts.tsx';
import { footerText } from '#platform/text/site.ts';
import { primaryLook } from '#platform/ui/button.tsx';
import { findFieldError, inputLook } from '#platform/ui/field.tsx';
import { newsletterText } from '../../text.ts';
import type { RejectedSubscription } from '../receive-subscription.ts';

interface NewsletterBoxProps {
  /** In the dark footer: without a box of its own, and two columns on a desktop. */
  isOnDark?: boolean;
  /** The level of the heading. */
  level?: 2 | 3;
}

/** The subscription form. `newsletter-behaviour.ts` sends it without leaving the page. */
export function NewsletterBox({ isOnDark = false, level = 2 }: NewsletterBoxProps) {
  const Title = `h${level}` as const;
  const look = isOnDark
    ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-12'
    : 'rounded-md border-line border-s-4 border-s-accent bg-surface p-5';
  return (
    <section className={`grid grid-cols-1 gap-3 ${look}`} data-newsletter>
      <div>
        <Title className="text-2xl">{newsletterText.title}</Title>
        <p className="mt-1 text-muted">{newsletterText.text}</p>
      </div>
      <form
        method="post"
        action={href('/newsletter')}
        noValidate
        data-sending={newsletterText.submitting}
        className="relative grid grid-cols-1 gap-2"
      >
        <Honeypot label={newsletterText.leaveEmpty} />
        <NewsletterFields />
      </form>
      <NewsletterStatus className={isOnDark ? 'lg:col-start-2' : ''} />
    </section>
  );
}

/** The status message of the box. Its attributes have the texts for invalid and missing responses. */
export function NewsletterStatus({ className = '' }: { className?: string }) {
  return (
    <div
      role="status"
      data-newsletter-status
      data-error={newsletterText.error}
      data-refused={problemSentence('server.failed')}
      data-no-response={newsletterText.noAnswer}
      className={`empty:hidden data-[done=false]:text-live ${className}`}
    />
  );
}

/** Email, consent and button, in the order in which they are filled in. An error stands under its field. */
export function NewsletterFields({ rejected }: { rejected?: RejectedSubscription | undefined }) {
  const id = useId();
  const field = (name: 'email' | 'consent') => ({
    name,
    'aria-describedby': `${id}-${name}-error`,
    'aria-invalid': findFieldError(rejected?.problems, name) ? (true as const) : undefined,
    autoFocus: rejected?.problems[0]?.field === name,
  });
  const error = (name: 'email' | 'consent') => (
    <p id={`${id}-${name}-error`} className="font-medium text-live text-sm empty:hidden">
      {findFieldError(rejected?.problems, name)}
    </p>
  );
  return (
    <>
      <input
        {...field('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={rejected?.email}
        placeholder={newsletterText.emailPlaceholder}
        aria-label={newsletterText.emailLabel}
        aria-required="true"
        className={`${inputLook} placeholder:text-muted`}
      />
      {error('email')}
      <label className="flex min-h-11 cursor-pointer items-start gap-2.5 wrap-anywhere text-sm">
        <input
          {...field('consent')}
          type="checkbox"
          value="yes"
          defaultChecked={rejected?.consent}
          className="mt-0.5 size-5 shrink-0 accent-accent aria-invalid:outline-2 aria-invalid:outline-live aria-invalid:outline-offset-2"
        />
        {newsletterText.consent}
      </label>
      {error('consent')}
      <p className="flex flex-wrap items-center gap-x-5">
        <button type="submit" className={primaryLook}>
          {newsletterText.submit}
        </button>
        <a className="inline-flex min-h-11 items-center text-sm underline" href={href('/privacy')}>
          {footerText.privacy}
        </a>
      </p>
    </>
  );
}
