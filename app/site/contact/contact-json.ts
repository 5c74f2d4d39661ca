import type { LegalParty } from '#az/text/legal-party.ts';

/** The newsroom as schema.org knows one, with its office hours (spec §9). */
export function contactJson(party: LegalParty, siteUrl: string): object {
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
    openingHoursSpecification: [
      open(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '09:00', '18:00'),
      open(['Saturday'], '10:00', '15:00'),
    ],
  };
}
