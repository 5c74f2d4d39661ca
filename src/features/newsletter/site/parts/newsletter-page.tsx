import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { href } from '#platform/http/href.ts';
import { problemSentence } from '#platform/message-texts.ts';
import { Honeypot, SubmitButton } from '#platform/site/forms/form-parts.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { newsletterText } from '../../text.ts';
import type { RejectedSubscription } from '../receive-subscription.ts';
import { NewsletterFields, NewsletterStatus } from './newsletter-box.tsx';

interface NewsletterPageProps {
  title: string;
  site: { name: string; url: string };
  children: React.ReactNode;
}

/** The layout of the newsletter pages. They are not indexed. */
export function NewsletterPage({ title, site, children }: NewsletterPageProps) {
  return (
    <div className="mx-auto grid max-w-2xl grid-cols-1 justify-items-start gap-5 py-12">
      <PageMeta
        title={`${title} – ${site.name}`}
        description={title}
        address={`${site.url}${href('/newsletter')}`}
        isHidden
      />
      <h1 className="text-4xl">{title}</h1>
      {children}
    </div>
  );
}

export function HomeLink() {
  return <SiteLink href="/">{newsletterText.toHome}</SiteLink>;
}

/** A form with only a button. A link in a mail must not change anything by itself, so the reader confirms here. */
export function ButtonForm({ label }: { label: string }) {
  return (
    <form method="post">
      <SubmitButton label={label} />
    </form>
  );
}

/** The subscription form of the newsletter page. After an error it has the typed values and the problems. */
export function SubscribeForm({ rejected }: { rejected?: RejectedSubscription | undefined }) {
  return (
    <div data-newsletter className="grid w-full gap-4">
      <form
        method="post"
        action={href('/newsletter')}
        noValidate
        data-sending={newsletterText.submitting}
        className="grid w-full grid-cols-1 gap-2"
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
