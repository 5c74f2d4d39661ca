import { headerText } from '#az/text/site.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import { categoryAddress } from '../addresses.ts';
import { SocialLinks } from './social-links.tsx';

/** The slim dark bar of the desktop: breaking label, transfer news, channels (spec §2.3). News itself stands in the strip. */
export function TopBar({ social }: { social: SiteSettings['social'] }) {
  return (
    <aside aria-label={headerText.breakingLong} className="hidden bg-night text-sm text-white xl:block">
      <div className="mx-auto flex h-11 max-w-7xl items-center gap-6 px-4">
        <p className="flex min-w-0 flex-1 items-center gap-3">
          <strong className="bg-live px-2 py-0.5 font-headline text-night tracking-wide [--color-live:#ff7a85]">
            {headerText.breaking}
          </strong>
          <a href="/">{headerText.mainNews}</a>
        </p>
        <a href={categoryAddress('transfers')} className="font-semibold hover:text-pitch">
          {headerText.transferUpdates}
        </a>
        <SocialLinks social={social} />
      </div>
    </aside>
  );
}
