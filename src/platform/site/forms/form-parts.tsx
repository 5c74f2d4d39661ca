import type { FormReader } from '#platform/forms/read-form.ts';
import { href } from '#platform/http/href.ts';
import { footerText } from '#platform/text/site.ts';
import { primaryLook } from '#platform/ui/button.tsx';

const NAME = 'website';

/** A field that people cannot see or focus. Bots fill in every field, so a value here identifies them. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute -start-[999rem]">
      <label>
        {label}
        <input name={NAME} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** Whether a bot filled in the form. Callers then respond as if the form was accepted and do nothing. */
export function isFilledByBot(form: FormReader): boolean {
  return form.text(NAME) !== '';
}

/** What sending a form agrees to, with a link to the privacy policy. */
export function ConsentNote({ text }: { text: string }) {
  return (
    <p className="text-muted text-sm">
      {text}{' '}
      <a className="underline" href={href('/privacy')}>
        {footerText.privacy}
      </a>
    </p>
  );
}

/** The submit button of a reader's form. */
export function SubmitButton({ label }: { label: string }) {
  return (
    <button type="submit" className={`justify-self-start ${primaryLook}`}>
      {label}
    </button>
  );
}
