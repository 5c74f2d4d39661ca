import { problemSentence } from '#platform/message-texts.ts';
import { newsletterText } from '../../text.ts';

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
