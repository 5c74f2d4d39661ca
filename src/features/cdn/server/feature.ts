import { SECOND } from '#az/format/durations.ts';
import { ConfigError, defineEnvironment } from '#platform/config.ts';
import { text, textMatching, webAddress } from '#platform/config-values.ts';
import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { cdnBaseline } from '../migrations/0018-cdn.ts';
import { createPurgePlanner } from '../rules/plan-purge.ts';
import { surrogateKeys } from '../rules/surrogate-keys.ts';
import { cdnText } from '../text.ts';
import { type Cdn, cloudflare, otherCdn } from './cdn.ts';
import { createPurgeSender } from './create-purge-sender.ts';

declare module '#platform/config.ts' {
  interface Config {
    /** The CDN in front of the site that is told what has changed. */
    cdn: Cdn | null;
  }
}
declare module '#platform/outbox/tables.ts' {
  interface DeliveryChannels {
    cdn: true;
  }
}

export const cdnServer = defineServerFeature({
  name: 'cdn',
  migrations: [cdnBaseline],
  environment: defineEnvironment(
    {
      CLOUDFLARE_ZONE: textMatching(/^[0-9a-f]{32}$/, 'the id of a zone: 32 hexadecimal digits'),
      CLOUDFLARE_TOKEN: text(),
      CLOUDFLARE_API_URL: webAddress(['http:', 'https:']),
      CDN_PURGE_URL: webAddress(['http:', 'https:'], { secret: true }),
      CDN_PURGE_TOKEN: text(),
    },
    (values) => {
      const { CLOUDFLARE_ZONE: zone, CLOUDFLARE_TOKEN: token, CDN_PURGE_URL: url } = values;
      if ((zone === undefined) !== (token === undefined))
        throw new ConfigError(
          `${zone ? 'CLOUDFLARE_TOKEN' : 'CLOUDFLARE_ZONE'}: missing; the zone and its token are set together`,
        );
      if (zone && url) throw new ConfigError('CDN_PURGE_URL: not together with CLOUDFLARE_ZONE');
      const apiUrl = new URL(values.CLOUDFLARE_API_URL ?? 'https://api.cloudflare.com').origin;
      if (zone && token) return { cdn: cloudflare({ zone, token, apiUrl }) };
      return { cdn: url ? otherCdn({ url, token: values.CDN_PURGE_TOKEN }) : null };
    },
  ),
  channels: {
    cdn: {
      label: cdnText.channel,
      variable: 'CDN_PURGE_URL',
      create: ({ config: { cdn } }) =>
        cdn && { target: new URL(cdn.url).host, sender: createPurgeSender(cdn) },
    },
  },
  start({ open, db, config: { cdn, siteUrl }, now, newId }) {
    if (!cdn) return {};
    const { name, separator } = cdn.header;
    const planPurge = createPurgePlanner({ open, db, siteUrl, now, newId });
    return {
      jobs: [{ name: 'changed pages for the CDN', everyMs: SECOND / 2, run: planPurge }],
      pageHeaders: (scopes) => [[name, surrogateKeys(scopes).join(separator)]],
    };
  },
});
