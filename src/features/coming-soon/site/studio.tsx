import { readSettings } from '#features/settings/site/read-settings.ts';
import { servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { showsScopes } from '#platform/page-cache/page-scopes.ts';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { STUDIO_CHANNELS } from '../rules/coming-soon-sections.ts';
import { comingSoonText, studioText } from '../text.ts';
import type { Route } from './+types/studio.ts';
import { ComingSoon } from './coming-soon.tsx';
import { readMeanwhile } from './read-meanwhile.ts';

/** The categories (slugs) whose articles are nearest to those of the studio. */
const MEDIA_CATEGORIES = ['podcast', 'interviews'];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { config, now } = servicesOf(context);
  showsScopes(context, 'settings');
  const channel = STUDIO_CHANNELS.find((name) => name === params.channel);
  if (!channel) throw notFoundResponse('page');
  const site = { name: config.siteName, url: config.siteUrl };
  const { social } = await readSettings(context);
  const articles = await readMeanwhile(context, MEDIA_CATEGORIES);
  return { channel, address: social[channel], site, articles, now: now() };
}

/** `/gettostudio/:channel` (spec §2.2). */
export default function Studio({ loaderData }: Route.ComponentProps) {
  const { channel, address, site, articles, now } = loaderData;
  return (
    <ComingSoon
      title={studioText[channel]}
      site={site}
      path={href('/gettostudio/:channel', { channel })}
      summary={comingSoonText.studio(studioText[channel])}
      channel={address}
      sections={{
        label: comingSoonText.channels,
        choices: STUDIO_CHANNELS.map((name) => ({
          label: studioText[name],
          to: href('/gettostudio/:channel', { channel: name }),
          isCurrent: name === channel,
        })),
      }}
      articles={articles}
      now={now}
    />
  );
}
