import { Mail, Phone } from 'lucide-react';
import type { LegalParty } from '#features/legal-pages/text.ts';
import { SocialIcon } from '#platform/ui/social-icon.tsx';
import { contactText } from '../../text.ts';

interface QuickContactsProps {
  party: LegalParty;
  telegram: string | undefined;
}

/** Links to call or write to the newsroom. */
export function QuickContacts({ party, telegram }: QuickContactsProps) {
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
