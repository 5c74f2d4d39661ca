import { useId } from 'react';
import { href } from '#platform/http/href.ts';
import { footerText } from '#platform/text/site.ts';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import { newsletterText } from '../../text.ts';
import type { RejectedSubscription } from '../receive-subscription.ts';

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
