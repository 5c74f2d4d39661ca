import { Mail, Phone } from 'lucide-react';
import { STUDIO_CHANNELS } from '#features/coming-soon/rules/coming-soon-sections.ts';
import { studioText } from '#features/coming-soon/text.ts';
import { toLegalParty } from '#features/legal-pages/site/read-legal-party.ts';
import type { LegalParty } from '#features/legal-pages/text.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { publisherDetailsNode } from '#features/page-meta/site/structured-data.ts';
import { hoursLines, type SiteSettings } from '#features/settings/rules/site-settings.ts';
import { readSettings } from '#features/settings/site/read-settings.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { CONTACT_SENT } from '#platform/site/addresses.ts';
import { ChoiceLinks } from '#platform/site/choice-links.tsx';
import { footerText } from '#platform/text/site.ts';
import { Notice } from '#platform/ui/notice.tsx';
import { SiteLink } from '#platform/ui/site-link.tsx';
import { SocialIcon } from '#platform/ui/social-icon.tsx';
import { contactText } from '../text.ts';
import type { Route } from './+types/contact.ts';
import { BakuMap } from './parts/baku-map.tsx';
import { ContactForm } from './parts/contact-form.tsx';
import { receiveContact } from './receive-contact.ts';

type Section = 'form' | 'sent' | 'office' | 'social';

const addresses: Record<Section, string> = {
  form: href('/contact'),
  sent: CONTACT_SENT,
  office: href('/contact/office'),
  social: href('/contact/social'),
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { config } = servicesOf(context);
  showsScopes(context, 'settings');
  const settings = await readSettings(context);
  const { social, hours, siteName } = settings;
  const { pathname } = new URL(request.url);
  const section = pathname.replace(/\/$/, '').split('/')[2] ?? 'form';
  return {
    section: (section in addresses ? section : 'form') as Section,
    party: toLegalParty(settings, config),
    social,
    hours,
    siteName: siteName || config.siteName,
    siteUrl: config.siteUrl,
  };
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveContact(request, context);
}

/** One screen for several addresses (spec §2.1): publisher, form, office and channels, with the requested section first. */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { section, party, social, hours, siteName, siteUrl } = loaderData;
  const title = section === 'sent' ? contactText.sentTitle : contactText.title;
  const isSideSection = section === 'office' || section === 'social';
  const office = <OfficeSection key="office" address={party.address} hours={hours} />;
  const channels = <SocialSection key="social" social={social} />;
  return (
    <div className="py-8">
      <PageMeta
        title={`${title} – ${siteName}`}
        description={contactText.intro}
        // One canonical address, because the addresses share one screen.
        address={siteUrl + addresses.form}
        isHidden={section === 'sent'}
        graph={[publisherDetailsNode({ party, social, hours }, { name: siteName, url: siteUrl })]}
      />
      <h1 className="text-5xl">{contactText.title}</h1>
      <PublisherFacts party={party} />
      <ChoiceLinks
        label={contactText.sections}
        choices={[
          { label: contactText.writeUs, to: addresses.form, isCurrent: section === 'form' },
          { label: contactText.office, to: addresses.office, isCurrent: section === 'office' },
          { label: contactText.social, to: addresses.social, isCurrent: section === 'social' },
        ]}
      />
      <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className={isSideSection ? 'max-lg:order-last' : ''}>
          {section === 'sent' ? <ContactSent /> : <ContactForm result={actionData} />}
        </div>
        <div className="grid content-start gap-10">
          {section === 'social' ? [channels, office] : [office, channels]}
          <QuickContacts party={party} telegram={social.telegram} />
        </div>
      </div>
    </div>
  );
}

/** Address, opening hours and map of the office (spec §9). */
function OfficeSection({ address, hours }: { address: string; hours: SiteSettings['hours'] }) {
  const lines = hoursLines.map((line) => hours[line] || contactText.hours[line]);
  return (
    <section id="office" aria-labelledby="office-title">
      <h2 id="office-title" className="mb-3 text-3xl">
        {contactText.office}
      </h2>
      <h3 className="text-lg text-muted">{contactText.address}</h3>
      <address className="mb-4 not-italic">{address}</address>
      <h3 className="text-lg text-muted">{contactText.workingHours}</h3>
      <ul className="tabular mb-4">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <h3 className="sr-only">{contactText.map}</h3>
      <BakuMap />
      <a
        className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent underline"
        href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`}
        rel="noopener"
      >
        {contactText.openMap}
      </a>
    </section>
  );
}

/** The social channels with their names. A channel without an address links to its studio page. */
function SocialSection({ social }: { social: SiteSettings['social'] }) {
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

/** The publisher's details. The media law requires them under “Əlaqə”, one click from the front page. */
function PublisherFacts({ party }: { party: LegalParty }) {
  const facts: [name: string, value: React.ReactNode][] = [
    [footerText.imprintName, party.company],
    ...(party.voen ? [[footerText.imprintVoen, party.voen] as [string, string]] : []),
    [footerText.imprintDomainOwner, party.domainOwner ?? party.company],
    ...(party.editor ? [[footerText.imprintEditor, party.editor] as [string, string]] : []),
    [footerText.imprintAddress, party.address],
    [
      contactText.emailLabel,
      <a key="email" className="-my-3 inline-block max-w-full py-3 underline" href={`mailto:${party.email}`}>
        {party.email}
      </a>,
    ],
    ...(party.phone ? [[contactText.phoneLabel, party.phone] as [string, string]] : []),
  ];
  return (
    <dl
      aria-label={contactText.publisher}
      className="mt-4 mb-6 grid gap-x-8 gap-y-2 border-line border-y py-4 text-sm grid-cols-2 max-[16rem]:grid-cols-1 xl:grid-cols-4"
    >
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-muted">{name}</dt>
          <dd className="break-words font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Replaces the form after it was sent. */
function ContactSent() {
  return (
    <section className="grid justify-items-start gap-4">
      <h2 className="text-3xl">{contactText.sentTitle}</h2>
      <Notice kind="success">{contactText.success}</Notice>
      <SiteLink href={href('/contact')}>{contactText.writeAgain}</SiteLink>
    </section>
  );
}

interface QuickContactsProps {
  party: LegalParty;
  telegram: string | undefined;
}

/** Links to call or write to the newsroom. */
function QuickContacts({ party, telegram }: QuickContactsProps) {
  const look =
    'flex min-h-11 flex-wrap items-center gap-x-3 rounded border border-line px-3 hover:border-accent hover:text-accent';
  return (
    <section aria-labelledby="quick-title">
      <h2 id="quick-title" className="mb-3 text-3xl">
        {contactText.quick}
      </h2>
      <ul className="grid gap-2">
        {party.phone && (
          <li>
            <a className={look} href={`tel:${party.phone.replace(/[^+\d]/g, '')}`}>
              <Phone aria-hidden="true" className="size-5" />
              <span className="font-semibold">{contactText.call}</span>
              <span className="tabular ms-auto">{party.phone}</span>
            </a>
          </li>
        )}
        <li>
          <a className={look} href={`mailto:${party.email}`}>
            <Mail aria-hidden="true" className="size-5" />
            <span className="font-semibold">{contactText.write}</span>
            <span className="ms-auto min-w-0 break-all">{party.email}</span>
          </a>
        </li>
        {telegram && (
          <li>
            <a className={look} href={telegram} rel="noopener">
              <SocialIcon channel="telegram" />
              <span className="font-semibold">Telegram</span>
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
