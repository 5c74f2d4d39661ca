import { toLegalParty } from '#features/legal-pages/site/read-legal-party.ts';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { publisherDetailsNode } from '#features/page-meta/site/publisher-node.ts';
import { readSettings } from '#features/settings/site/read-settings.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { CONTACT_SENT } from '#platform/site/addresses.ts';
import { ChoiceLinks } from '#platform/site/choice-links.tsx';
import { contactText } from '../text.ts';
import type { Route } from './+types/contact.ts';
import { ContactForm } from './parts/contact-form.tsx';
import { ContactSent } from './parts/contact-sent.tsx';
import { OfficeSection } from './parts/office-section.tsx';
import { PublisherFacts } from './parts/publisher-facts.tsx';
import { QuickContacts } from './parts/quick-contacts.tsx';
import { SocialSection } from './parts/social-section.tsx';
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
