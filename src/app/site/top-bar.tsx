import type { SiteSettings } from '#features/settings/rules/site-settings.ts';
import { categoryAddress } from '#platform/site/addresses.ts';
import { headerText } from '#platform/text/site.ts';
import { SocialLinks } from './social-links.tsx';

/**
 * The narrow dark bar above the header on desktops (spec §2.3): label, transfer news, channels. The label is shown while the
 * breaking strip has urgent news.
 */
export function TopBar({ social, isUrgent }: { social: SiteSettings['social']; isUrgent: boolean }) {
  return (
    <aside
      aria-label={isUrgent ? headerText.breakingLong : headerText.mainNews}
      className="hidden bg-night text-sm text-white xl:block"
    >
      <div className="mx-auto flex h-11 max-w-7xl items-center gap-6 px-4">
        <p className="flex min-w-0 flex-1 items-center gap-3">
          {isUrgent && (
            <strong className="bg-live px-2 py-0.5 font-headline text-night tracking-wide [--color-live:#ff7a85]">
              {headerText.breaking}
            </strong>
          )}
          <a href="/" className="flex min-h-11 items-center">
            {headerText.mainNews}
          </a>
        </p>
        <a
          href={categoryAddress('transfers')}
          className="flex min-h-11 items-center font-semibold hover:text-pitch"
        >
          {headerText.transferUpdates}
        </a>
        <SocialLinks social={social} />
      </div>
    </aside>
  );
}
