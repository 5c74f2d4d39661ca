import { newsletterText } from '#az/text/newsletter.ts';
import { footerText } from '#az/text/site.ts';
import { Honeypot } from '../../parts/honeypot.tsx';
import { NewsletterFields } from './newsletter-fields.tsx';

/** The subscription box: a plain form; with script it answers where it stands. */
export function NewsletterBox({ onNight = false, level = 2 }: { onNight?: boolean; level?: 2 | 3 }) {
  const Title = `h${level}` as const;
  const look = onNight
    ? 'bg-white/10 [color-scheme:dark]'
    : 'border-line border-s-4 border-s-pitch bg-surface';
  return (
    <section className={`rounded-lg p-5 ${look}`} data-newsletter>
      <div className="mx-auto grid max-w-3xl gap-3">
        <Title className="text-2xl">{newsletterText.title}</Title>
        <p className={onNight ? 'opacity-90' : 'text-muted'}>{newsletterText.text}</p>
        <form
          method="post"
          action="/newsletter"
          noValidate
          data-sending={newsletterText.submitting}
          className="relative grid gap-3"
        >
          <Honeypot label={newsletterText.leaveEmpty} />
          <NewsletterFields onNight={onNight} />
          <a className="justify-self-start text-sm underline" href="/privacy">
            {footerText.privacy}
          </a>
        </form>
        <div role="status" data-newsletter-answer />
      </div>
    </section>
  );
}
