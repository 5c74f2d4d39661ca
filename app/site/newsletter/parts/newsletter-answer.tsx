import { newsletterText } from '#az/text/newsletter.ts';

/** Where the box says what became of a subscription, with the words for the case that no answer comes. */
export function NewsletterAnswer({ className }: { className?: string }) {
  return (
    <div
      role="status"
      data-newsletter-answer
      data-error={newsletterText.error}
      data-no-answer={newsletterText.noAnswer}
      className={className}
    />
  );
}
