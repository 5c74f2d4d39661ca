import { STUDIO_CHANNELS } from '#features/coming-soon/rules/coming-soon-sections.ts';
import { studioText } from '#features/coming-soon/text.ts';
import type { SiteSettings } from '#features/settings/rules/site-settings.ts';
import { href } from '#platform/http/href.ts';
import { headerText } from '#platform/text/site.ts';
import { SocialIcon } from '#platform/ui/social-icon.tsx';

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
            className="grid size-11 place-items-center hover:text-accent"
          >
            <SocialIcon channel={channel} />
          </a>
        </li>
      ))}
    </ul>
  );
}

const PROFILE = /^https?:\/\/(?:www\.|mobile\.)?(?:x|twitter)\.com\/@?(\w{1,15})\/?(?:[?#].*)?$/i;

/** The account `@name` of a profile on X; null for any other address. */
export function xAccount(profile: string | undefined): string | null {
  const name = PROFILE.exec(profile ?? '')?.[1];
  return name === undefined ? null : `@${name}`;
}
