import { STUDIO_CHANNELS } from '#app/site/navigation.ts';
import { SocialIcon } from '#app/ui/social-icon.tsx';
import { studioText } from '#az/text/site/pages.ts';
import { headerText } from '#az/text/site/site.ts';
import { href } from '#domain/href.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';

/** The social channels of the site. A channel without an address links to its studio page. */
export function SocialLinks({ social }: { social: SiteSettings['social'] }) {
  return (
    <ul className="flex flex-wrap" aria-label={headerText.followUs}>
      {STUDIO_CHANNELS.map((channel) => (
        <li key={channel}>
          <a
            href={social[channel] ?? href('/gettostudio/:channel', { channel })}
            rel={social[channel] ? 'noopener' : undefined}
            aria-label={studioText[channel]}
            className="grid size-11 place-items-center hover:text-pitch"
          >
            <SocialIcon channel={channel} />
          </a>
        </li>
      ))}
    </ul>
  );
}
