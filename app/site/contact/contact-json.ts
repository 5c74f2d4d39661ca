import type { LegalParty } from '#az/text/site/legal-party.ts';

interface ContactJsonOptions {
  siteUrl: string;
  /** Whether the office has the hours of spec §9. Other hours are free text, which schema.org does not understand. */
  hasUsualHours: boolean;
}

/** The newsroom as schema.org NewsMediaOrganization, with its office hours. */
export function contactJson(party: LegalParty, { siteUrl, hasUsualHours }: ContactJsonOptions): object {
  const openingHours = (dayOfWeek: string[], opens: string, closes: string) => ({
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
      openingHours(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '09:00', '18:00'),
      openingHours(['Saturday'], '10:00', '15:00'),
    ],
  };
}
