import { useId } from 'react';
import { href } from '#platform/http/href.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { Honeypot } from '#platform/site/forms/form-parts.tsx';
import { footerText } from '#platform/text/site.ts';
import { findFieldError } from '#platform/ui/field.tsx';
import { newsletterText } from '../../text.ts';
import type { RejectedSubscription } from '../receive-subscription.ts';

interface NewsletterBoxProps {
  /** Colours for the dark background of the footer. */
  isOnDark?: boolean;
  /** The level of the heading. */
  level?: 2 | 3;
}

/** The subscription form. `newsletter-behaviour.ts` sends it without leaving the page. */
export function NewsletterBox({ isOnDark = false, level = 2 }: NewsletterBoxProps) {
  const Title = `h${level}` as const;
  const look = isOnDark
    ? 'bg-white/10 [color-scheme:dark]'
    : 'border-line border-s-4 border-s-pitch bg-surface';
  const columns = isOnDark ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-12' : '';
  return (
    <section className={`rounded-lg p-5 ${look}`} data-newsletter>
      <div className={`grid grid-cols-1 gap-4 ${columns}`}>
        <div>
          <Title className="text-2xl">{newsletterText.title}</Title>
          <p className={`mt-1 ${isOnDark ? 'opacity-90' : 'text-muted'}`}>{newsletterText.text}</p>
        </div>
        <form
          method="post"
          action={href('/newsletter')}
          noValidate
          data-sending={newsletterText.submitting}
          className="relative grid grid-cols-1 gap-3"
        >
          <Honeypot label={newsletterText.leaveEmpty} />
          <NewsletterFields isOnDark={isOnDark} />
        </form>
        <NewsletterStatus className={isOnDark ? 'lg:col-start-2' : ''} />
      </div>
    </section>
  );
}

/** The status message of the box. Its attributes have the texts for invalid and missing responses. */
export function NewsletterStatus({ className }: { className?: string }) {
  return (
    <div
      role="status"
      data-newsletter-status
      data-error={newsletterText.error}
      data-refused={problemSentence('server.failed')}
      data-no-response={newsletterText.noAnswer}
      className={className}
    />
  );
}

interface NewsletterFieldsProps {
  isOnDark?: boolean;
  rejected?: RejectedSubscription | undefined;
}

/** Email, button and consent. */
export function NewsletterFields({ isOnDark = false, rejected }: NewsletterFieldsProps) {
  const id = useId();
  const errorOf = (field: string) => findFieldError(rejected?.problems, field);
  const [emailError, consentError] = [errorOf('email'), errorOf('consent')];
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <input
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={rejected?.email}
          placeholder={newsletterText.emailPlaceholder}
          aria-label={newsletterText.emailLabel}
          aria-required="true"
          {...describedBy(emailError, `${id}-email-error`)}
          className={`h-11 min-w-0 basis-full sm:min-w-40 rounded sm:flex-1 border px-3 text-base aria-invalid:border-live ${isOnDark ? 'border-white/40 bg-night text-white placeholder:text-white/70' : 'border-muted bg-paper placeholder:text-muted'}`}
        />
        <button
          type="submit"
          className="h-11 grow rounded bg-pitch px-6 sm:grow-0 font-semibold text-night disabled:opacity-60"
        >
          {newsletterText.submit}
        </button>
      </div>
      <FieldError id={`${id}-email-error`} text={emailError} />
      <label className="flex min-h-11 cursor-pointer items-start gap-2.5 text-sm">
        <input
          type="checkbox"
          name="consent"
          value="yes"
          defaultChecked={rejected?.consent}
          {...describedBy(consentError, `${id}-consent-error`)}
          className="mt-0.5 size-5 shrink-0 accent-pitch aria-invalid:outline-2 aria-invalid:outline-live aria-invalid:outline-offset-2"
        />
        {newsletterText.consent}
      </label>
      <FieldError id={`${id}-consent-error`} text={consentError} />
      <a
        className="inline-flex min-h-11 items-center justify-self-start text-sm underline"
        href={href('/privacy')}
      >
        {footerText.privacy}
      </a>
    </>
  );
}

function describedBy(error: string | undefined, id: string) {
  return error ? { 'aria-invalid': true as const, 'aria-describedby': id } : {};
}

function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className="font-medium text-live text-sm">
      {text}
    </p>
  );
}
