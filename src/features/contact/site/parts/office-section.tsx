import { hoursLines, type SiteSettings } from '#features/settings/rules/site-settings.ts';
import { contactText } from '../../text.ts';
import { BakuMap } from './baku-map.tsx';

/** Address, opening hours and map of the office (spec §9). */
export function OfficeSection({ address, hours }: { address: string; hours: SiteSettings['hours'] }) {
  const lines = hoursLines.map((line) => hours[line] || contactText.hours[line]);
  return (
    <section id="office" aria-labelledby="office-title">
      <h2 id="office-title" className="mb-3 text-3xl">
        {contactText.office}
      </h2>
      <h3 className="font-sans! text-muted text-sm">{contactText.address}</h3>
      <address className="mb-4 not-italic">{address}</address>
      <h3 className="font-sans! text-muted text-sm">{contactText.workingHours}</h3>
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
