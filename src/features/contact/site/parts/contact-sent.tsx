import { href } from '#platform/http/href.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { contactText } from '../../text.ts';

/** Replaces the form after it was sent. */
export function ContactSent() {
  return (
    <section className="grid justify-items-start gap-4">
      <h2 className="text-3xl">{contactText.sentTitle}</h2>
      <Notice kind="success">{contactText.success}</Notice>
      <a
        className="inline-flex min-h-11 items-center font-semibold text-accent underline"
        href={href('/contact')}
      >
        {contactText.writeAgain}
      </a>
    </section>
  );
}
