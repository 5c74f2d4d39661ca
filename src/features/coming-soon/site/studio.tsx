import { readSettings } from '#features/settings/site/read-settings.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { STUDIO_CHANNELS } from '../rules/coming-soon-sections.ts';
import { studioText } from '../text.ts';
import type { Route } from './+types/studio.ts';
import { ComingSoon } from './coming-soon.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { config } = servicesOf(context);
  showsScopes(context, 'settings');
  const channel = STUDIO_CHANNELS.find((name) => name === params.channel);
  if (!channel) throw notFoundResponse('page');
  const site = { name: config.siteName, url: config.siteUrl };
  const { social } = await readSettings(context);
  return { channel, address: social[channel], site };
}

/** `/gettostudio/:channel` (spec §2.2). */
export default function Studio({ loaderData }: Route.ComponentProps) {
  const { channel, address, site } = loaderData;
  return (
    <ComingSoon
      title={studioText[channel]}
      site={site}
      path={href('/gettostudio/:channel', { channel })}
      channel={address}
    />
  );
}
