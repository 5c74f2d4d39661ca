import { servicesOf } from '#app/context.ts';
import { readPart } from '#app/read-part.ts';
import { studioText } from '#az/text/pages.ts';
import { getSiteSettings } from '#domain/settings/get-site-settings.ts';
import { DEFAULT_SITE_SETTINGS } from '#domain/settings/site-settings.ts';
import { missing } from '../missing.ts';
import { STUDIO_CHANNELS } from '../navigation.ts';
import type { Route } from './+types/studio.ts';
import { ComingSoon } from './coming-soon.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, config } = servicesOf(context);
  const channel = STUDIO_CHANNELS.find((name) => name === params.channel);
  if (!channel) throw missing('page');
  const site = { name: config.siteName, url: config.siteUrl };
  const { social } = await readPart(context, {
    name: 'channels',
    read: () => getSiteSettings(db),
    fallback: DEFAULT_SITE_SETTINGS,
  });
  return { channel, address: social[channel], site };
}

/** /gettostudio/… (spec §2.2). */
export default function Studio({ loaderData }: Route.ComponentProps) {
  const { channel, address, site } = loaderData;
  return (
    <ComingSoon title={studioText[channel]} site={site} path={`/gettostudio/${channel}`} channel={address} />
  );
}
