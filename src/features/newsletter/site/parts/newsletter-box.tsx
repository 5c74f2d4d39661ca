import { href } from '#platform/http/href.ts';
import { Honeypot } from '#platform/site/forms/honeypot.tsx';
import { newsletterText } from '../../text.ts';
import { NewsletterFields } from './newsletter-fields.tsx';
import { NewsletterStatus } from './newsletter-status.tsx';

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
