import type { ReactNode } from 'react';
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
    <footer className="site-footer on-dark mt-12 bg-paper pt-6 text-ink sm:mt-16 sm:pt-12">
      {hasNewsletter && (
        <div className="mx-auto max-w-7xl px-4 pb-6 sm:pb-12 print:hidden">
          <NewsletterBox isOnDark />
        </div>
      )}
      <div className="mx-auto grid max-w-7xl grid-cols-1 gap-x-6 px-4 sm:grid-cols-2 sm:gap-y-8 xl:grid-cols-[3fr_4fr_2fr_16rem]">
        <FooterPart title={footerText.quickLinks}>
          <LinkList title={footerText.quickLinks} links={quickLinks} />
        </FooterPart>
        <FooterPart title={footerText.categories}>
          <LinkList
            title={footerText.categories}
            links={categories.map(({ slug, name }) => ({ label: name, to: categoryAddress(slug) }))}
          />
        </FooterPart>
        {settings && (
          <FooterPart title={footerText.contactInfo}>
            <ContactFacts settings={settings} />
          </FooterPart>
        )}
        <section className="border-line max-sm:border-t">
          <h2 className="mb-2 text-xl max-sm:sr-only">{footerText.social}</h2>
          <div className="-ms-3">
            <SocialLinks social={settings?.social ?? {}} />
          </div>
          <p className="mt-1 text-muted text-sm">{footerText.reuse(siteName)}</p>
        </section>
      </div>
      <div className="mx-auto mt-4 flex max-w-7xl flex-wrap items-center gap-x-5 border-line border-t px-4 py-2 text-muted text-sm sm:mt-10">
        <LegalLink to={liteAddress} label={liteText.toLite} rel="nofollow" />
        <LegalLink to={href('/api/v1')} label={publicApiText.title} />
        <LegalLink to={href('/privacy')} label={footerText.privacy} />
        <LegalLink to={href('/terms')} label={footerText.terms} />
        <p className="max-sm:w-full sm:ms-auto">
          {footerText.rights(formatInputDate(now).slice(0, 4), siteName)}
        </p>
      </div>
    </footer>
  );
}

/**
 * A part of the footer with its heading. On a phone it is a row that opens, without a script too, so that the footer is no
 * longer than a screen.
 */
function FooterPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line max-sm:border-t">
      <h2 className="mb-2 text-xl max-sm:hidden">{title}</h2>
      <details className="peer sm:hidden">
        <summary className="flex min-h-11 items-center justify-between font-headline font-bold text-lg">
          {title}
        </summary>
      </details>
      <div className="pb-3 max-sm:hidden max-sm:peer-open:block sm:pb-0">{children}</div>
    </section>
  );
}

function LegalLink({ to, label, rel }: { to: string; label: string; rel?: string }) {
  return (
    <a className="flex min-h-11 min-w-6 items-center underline hover:text-ink" href={to} rel={rel}>
      {label}
    </a>
  );
}

function ContactFacts({ settings }: { settings: SiteSettings }) {
  return (
    <address className="not-italic wrap-anywhere">
      {settings.address}
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
  );
}

function LinkList({ title, links }: { title: string; links: NavLink[] }) {
  return (
    <nav aria-label={title}>
      <ul className="columns-2 gap-x-6 max-[16rem]:columns-1">
        {links.map((link) => (
          <li key={link.to}>
            <a href={link.to}>{link.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
