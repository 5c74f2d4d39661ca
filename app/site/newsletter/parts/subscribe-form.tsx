import { Honeypot } from '#app/site/forms/honeypot.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { problemText } from '#az/text/problems.ts';
import { newsletterText } from '#az/text/site/newsletter.ts';
import { href } from '#domain/href.ts';
import type { SubscriptionAnswer } from '../receive-subscription.ts';
import { NewsletterAnswer } from './newsletter-answer.tsx';
import { NewsletterFields } from './newsletter-fields.tsx';

/** The box as a page of its own, where it comes back after a mistake. */
export function SubscribeForm({ answer }: { answer?: SubscriptionAnswer | undefined }) {
  return (
    <div data-newsletter className="grid w-full gap-4">
      <form
        method="post"
        action={href('/newsletter')}
        noValidate
        data-sending={newsletterText.submitting}
        className="grid w-full grid-cols-1 gap-4"
      >
        {answer && (
          <Notice kind="wrong">
            {newsletterText.error}
            {answer.failure && `. ${problemText[answer.failure]}`}
          </Notice>
        )}
        <Honeypot label={newsletterText.leaveEmpty} />
        <NewsletterFields answer={answer} />
      </form>
      <NewsletterAnswer />
    </div>
  );
}
