import type { NewsMediaOrganization } from 'schema-dts';
import type { LegalParty } from '#features/legal-pages/text.ts';
import type { SiteSettings } from '#features/settings/rules/site-settings.ts';
import { href } from '#platform/http/href.ts';

/** The name of the site, and its address without a slash at the end. */
export interface SiteIdentity {
  name: string;
  url: string;
}

/** The publisher with the facts that search engines need on every page: they do not follow `@id` to another page. */
export function publisherNode({ name, url }: SiteIdentity) {
  return {
    '@type': 'NewsMediaOrganization',
    '@id': `${url}/#publisher`,
    name,
    url: `${url}/`,
    logo: { '@type': 'ImageObject', url: `${url}/icons/icon-512.png`, width: '512', height: '512' },
  } as const satisfies NewsMediaOrganization;
}

interface PublisherFacts {
  party: LegalParty;
  social: SiteSettings['social'];
  hours: SiteSettings['hours'];
}

/** The publisher with everything that the settings say about it, for the home page and the contact page. */
export function publisherDetailsNode(
  { party, social, hours }: PublisherFacts,
  site: SiteIdentity,
): NewsMediaOrganization {
  // Hours that an admin wrote are free text, which schema.org does not understand.
  const hasUsualHours = Object.values(hours).every((line) => line === '');
  return {
    ...publisherNode(site),
    legalName: party.company,
    email: party.email,
    telephone: party.phone || undefined,
    taxID: party.voen,
    address: { '@type': 'PostalAddress', streetAddress: party.address, addressCountry: 'AZ' },
    sameAs: Object.values(social).flatMap((address) => address || []),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'editorial office',
      email: party.editorialEmail ?? party.email,
      url: site.url + href('/contact'),
      availableLanguage: 'az',
    },
    location: hasUsualHours
      ? {
          '@type': 'Place',
          name: party.address,
          address: party.address,
          openingHoursSpecification: USUAL_HOURS,
        }
      : undefined,
  };
}

const USUAL_HOURS = [
  {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '18:00',
  },
  { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '10:00', closes: '15:00' },
] as const;
