import type { SiteSettings } from '#features/settings/rules/site-settings.ts';
import { readSettings } from '#features/settings/site/read-settings.ts';
import { type RouteContext, type Services, servicesOf } from '#platform/http/context.ts';
import type { LegalParty } from '../text.ts';

/** The publisher as the legal texts name it. Missing settings are left out; a missing company is the name of the site. */
export async function readLegalParty(context: RouteContext): Promise<LegalParty> {
  return toLegalParty(await readSettings(context), servicesOf(context).config);
}

/** The publisher as these settings name it. */
export function toLegalParty(
  { address, email, phone, imprint }: SiteSettings,
  config: Services['config'],
): LegalParty {
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
