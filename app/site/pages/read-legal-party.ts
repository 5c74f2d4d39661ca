import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#app/context.ts';
import type { LegalParty } from '#az/text/legal-party.ts';
import { DEFAULT_SITE_SETTINGS } from '#domain/settings/site-settings.ts';

/** Who publishes the paper, as the legal texts name them. */
export async function readLegalParty(context: Readonly<RouterContextProvider>): Promise<LegalParty> {
  const { config } = servicesOf(context);
  const { address, email, phone } = DEFAULT_SITE_SETTINGS;
  return { site: config.siteName, company: config.siteName, voen: '–', address, email, phone };
}
