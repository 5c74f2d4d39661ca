import { Honeypot } from '#app/site/forms/honeypot.tsx';
import { newsletterText } from '#az/text/site/newsletter.ts';
import { href } from '#domain/href.ts';
import { NewsletterAnswer } from './newsletter-answer.tsx';
import { NewsletterFields } from './newsletter-fields.tsx';

/** The subscription box: a plain form; with script it answers where it stands. */
export function NewsletterBox({ onNight = false, level = 2 }: { onNight?: boolean; level?: 2 | 3 }) {
  const Title = `h${level}` as const;
  const look = onNight
    ? 'bg-white/10 [color-scheme:dark]'
    : 'border-line border-s-4 border-s-pitch bg-surface';
  const columns = onNight ? 'lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-x-12' : '';
  return (
    <section className={`rounded-lg p-5 ${look}`} data-newsletter>
      <div className={`grid grid-cols-1 gap-4 ${columns}`}>
        <div>
          <Title className="text-2xl">{newsletterText.title}</Title>
          <p className={`mt-1 ${onNight ? 'opacity-90' : 'text-muted'}`}>{newsletterText.text}</p>
        </div>
        <form
          method="post"
          action={href('/newsletter')}
          noValidate
          data-sending={newsletterText.submitting}
          className="relative grid grid-cols-1 gap-3"
        >
          <Honeypot label={newsletterText.leaveEmpty} />
          <NewsletterFields onNight={onNight} />
        </form>
        <NewsletterAnswer className={onNight ? 'lg:col-start-2' : ''} />
      </div>
    </section>
  );
}
