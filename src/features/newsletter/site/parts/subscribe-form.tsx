import { href } from '#platform/http/href.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { Honeypot } from '#platform/site/forms/honeypot.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { newsletterText } from '../../text.ts';
import type { RejectedSubscription } from '../receive-subscription.ts';
import { NewsletterFields } from './newsletter-fields.tsx';
import { NewsletterStatus } from './newsletter-status.tsx';

/** The subscription form of the newsletter page. After an error it has the typed values and the problems. */
export function SubscribeForm({ rejected }: { rejected?: RejectedSubscription | undefined }) {
  return (
    <div data-newsletter className="grid w-full gap-4">
      <form
        method="post"
        action={href('/newsletter')}
        noValidate
        data-sending={newsletterText.submitting}
        className="grid w-full grid-cols-1 gap-4"
      >
        {rejected && (
          <Notice kind="error">
            {newsletterText.error}
            {rejected.failure && `. ${problemSentence(rejected.failure)}`}
          </Notice>
        )}
        <Honeypot label={newsletterText.leaveEmpty} />
        <NewsletterFields rejected={rejected} />
      </form>
      <NewsletterStatus />
    </div>
  );
}
