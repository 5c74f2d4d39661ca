import type { LegalParty } from '#features/legal-pages/text.ts';
import { footerText } from '#platform/text/site.ts';
import { contactText } from '../../text.ts';

/** The publisher's details. The media law requires them under “Əlaqə”, one click from the front page. */
export function PublisherFacts({ party }: { party: LegalParty }) {
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
