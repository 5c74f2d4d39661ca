import { STUDIO_CHANNELS } from '#features/coming-soon/rules/coming-soon-sections.ts';
import { studioText } from '#features/coming-soon/text.ts';
import type { SiteSettings } from '#features/settings/rules/site-settings.ts';
import { href } from '#platform/http/href.ts';
import { SocialIcon } from '#platform/ui/social-icon.tsx';
import { contactText } from '../../text.ts';

/** The social channels with their names. A channel without an address links to its studio page. */
export function SocialSection({ social }: { social: SiteSettings['social'] }) {
  return (
    <section id="social" aria-labelledby="social-title">
      <h2 id="social-title" className="mb-3 text-3xl">
        {contactText.social}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2">
        {STUDIO_CHANNELS.map((channel) => (
          <li key={channel}>
            <a
              href={social[channel] ?? href('/gettostudio/:channel', { channel })}
              rel={social[channel] ? 'noopener' : undefined}
              className="flex min-h-11 items-center gap-3 rounded bg-surface px-3 hover:text-accent"
            >
              <SocialIcon channel={channel} /> {studioText[channel]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
