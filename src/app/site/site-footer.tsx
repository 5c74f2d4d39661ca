import { formatInputDate } from '#az/format/dates.ts';
import { liteText } from '#features/light-pages/text.ts';
import { NewsletterBox } from '#features/newsletter/site/parts/newsletter-box.tsx';
import { publicApiText } from '#features/public-api/text.ts';
import { pushText } from '#features/push/text.ts';
import type { SiteSettings } from '#features/settings/rules/site-settings.ts';
import { href } from '#platform/http/href.ts';
import { ALL_CATEGORIES, categoryAddress } from '#platform/site/addresses.ts';
import { navText } from '#platform/text/nav.ts';
import { footerText } from '#platform/text/site.ts';
import type { NavLink } from './navigation.ts';
import { SocialLinks } from './social-links.tsx';

interface SiteFooterProps {
  siteName: string;
  /** Null when they could not be read. The contact facts are then left out. */
  settings: SiteSettings | null;
  categories: { slug: string; name: string }[];
  now: number;
  /** The address of the light version of this page. */
  liteAddress: string;
  /** False when the page itself has the newsletter box. */
  hasNewsletter: boolean;
}

const quickLinks: NavLink[] = [
  { label: navText.home, to: '/' },
  { label: navText.allNews, to: categoryAddress(ALL_CATEGORIES) },
  { label: navText.todaysMatches, to: href('/todays-games') },
  { label: navText.liveScores, to: href('/live-scores') },
  { label: navText.tables, to: href('/tournament-tables') },
  { label: pushText.title, to: href('/push') },
  { label: navText.search, to: href('/search') },
  { label: navText.contact, to: href('/contact') },
];

/** Quick links, categories, contact, channels and the legal links (spec §2.3). */
export function SiteFooter({
  siteName,
  settings,
  categories,
  now,
  liteAddress,
  hasNewsletter,
}: SiteFooterProps) {
  return (
    <footer className="mt-12 bg-night sm:mt-16 text-white">
      {hasNewsletter && (
        <div className="mx-auto max-w-7xl px-4 pt-6 sm:pt-10 print:hidden">
          <NewsletterBox isOnDark />
        </div>
      )}
      <div className="mx-auto grid max-w-7xl grid-cols-1 gap-x-6 gap-y-6 px-4 py-6 sm:grid-cols-2 sm:py-12 xl:grid-cols-4">
        <LinkList title={footerText.quickLinks} links={quickLinks} />
        <LinkList
          title={footerText.categories}
          links={categories.map(({ slug, name }) => ({ label: name, to: categoryAddress(slug) }))}
        />
        {settings && <ContactFacts settings={settings} />}
        <section>
          <h2 className="mb-1 text-xl sm:mb-3">{footerText.social}</h2>
          <div className="-ms-3">
            <SocialLinks social={settings?.social ?? {}} />
          </div>
          <p className="mt-2 text-sm opacity-80 sm:mt-4">{footerText.reuse(siteName)}</p>
        </section>
      </div>
      <div className="border-white/15 border-t">
        <div className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-6 px-4 py-3 text-sm">
          <p className="me-auto">{footerText.rights(formatInputDate(now).slice(0, 4), siteName)}</p>
          <a className="flex min-h-11 items-center underline" href={liteAddress} rel="nofollow">
            {liteText.toLite}
          </a>
          <a className="flex min-h-11 items-center underline" href={href('/api/v1')}>
            {publicApiText.title}
          </a>
          <a className="flex min-h-11 items-center underline" href={href('/privacy')}>
            {footerText.privacy}
          </a>
          <a className="flex min-h-11 items-center underline" href={href('/terms')}>
            {footerText.terms}
          </a>
        </div>
      </div>
    </footer>
  );
}

function ContactFacts({ settings }: { settings: SiteSettings }) {
  return (
    <section>
      <h2 className="mb-1 text-xl sm:mb-3">{footerText.contactInfo}</h2>
      <address className="flex flex-wrap gap-x-6 not-italic wrap-anywhere sm:grid sm:grid-cols-1 sm:gap-1">
        <span className="w-full">{settings.address}</span>
        <a
          className="flex min-h-11 items-center underline"
          href={`tel:${settings.phone.replace(/[^+\d]/g, '')}`}
        >
          {settings.phone}
        </a>
        <a className="flex min-h-11 items-center underline" href={`mailto:${settings.email}`}>
          {settings.email}
        </a>
      </address>
    </section>
  );
}

function LinkList({ title, links }: { title: string; links: NavLink[] }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-1 text-xl sm:mb-3">{title}</h2>
      <ul className="columns-2 gap-x-6 max-[16rem]:columns-1 sm:columns-1">
        {links.map((link) => (
          <li key={link.to} className="break-inside-avoid">
            <a className="inline-flex min-h-11 items-center hover:text-pitch hover:underline" href={link.to}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
