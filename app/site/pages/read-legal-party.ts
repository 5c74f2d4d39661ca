import type { RouterContextProvider } from 'react-router';
import { servicesOf } from '#app/context.ts';
import type { LegalParty } from '#az/text/site/legal-party.ts';
import { readSettings } from '../read-settings.ts';

/** The publisher as the legal texts name it. Missing settings are left out; a missing company is the name of the site. */
export async function readLegalParty(context: Readonly<RouterContextProvider>): Promise<LegalParty> {
  const { config } = servicesOf(context);
  const { address, email, phone, imprint } = await readSettings(context);
  const site = config.siteName;
  return {
    site,
    company: imprint.company || site,
    voen: imprint.voen || undefined,
    address,
    email,
    phone,
    domainOwner: imprint.domainOwner || undefined,
    editor: imprint.editor || undefined,
    privacyEmail: imprint.privacyEmail || undefined,
    editorialEmail: imprint.editorialEmail || undefined,
    analyticsHost: config.analyticsScript
      ? [
          new URL(config.analyticsScript).host,
          ...config.analyticsHosts.map((one) => one.slice('https://'.length)),
        ].join(', ')
      : undefined,
  };
}
