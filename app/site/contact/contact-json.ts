import type { LegalParty } from '#az/text/site/legal-party.ts';

interface ContactPlace {
  siteUrl: string;
  /** Whether the office is open as spec §9 says; other hours are words that schema.org would not understand. */
  hasUsualHours: boolean;
}

/** The newsroom as schema.org knows one, with its office hours. */
export function contactJson(party: LegalParty, { siteUrl, hasUsualHours }: ContactPlace): object {
  const open = (dayOfWeek: string[], opens: string, closes: string) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    opens,
    closes,
  });
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsMediaOrganization',
    name: party.site,
    legalName: party.company,
    url: siteUrl,
    email: party.email,
    telephone: party.phone,
    address: { '@type': 'PostalAddress', streetAddress: party.address, addressCountry: 'AZ' },
    openingHoursSpecification: hasUsualHours && [
      open(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '09:00', '18:00'),
      open(['Saturday'], '10:00', '15:00'),
    ],
  };
}
