import { problemText } from '#az/text/problems.ts';
import { newsletterText } from '#az/text/site/newsletter.ts';

/** Where the box says what became of a subscription, with the words for answers that have none and for no answer. */
export function NewsletterAnswer({ className }: { className?: string }) {
  return (
    <div
      role="status"
      data-newsletter-answer
      data-error={newsletterText.error}
      data-refused={problemText['server.failed']}
      data-no-answer={newsletterText.noAnswer}
      className={className}
    />
  );
}
