import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { servicesOf } from '#platform/http/context.ts';
import { readPart } from '#platform/http/read-part.ts';
import { redirectsBaseline } from '../migrations/0001-redirects.ts';
import { redirectVersion } from '../migrations/0004-redirect-version.ts';
import { findOldAddress } from '../rules/old-addresses.ts';
import { handleOldAddress } from './handle-old-address.ts';
import { createRedirectHits } from './redirect-hits.ts';

export const redirectsServer = defineServerFeature({
  name: 'redirects',
  migrations: [redirectsBaseline, redirectVersion],
  start({ db, now, logError }) {
    const redirectHits = createRedirectHits({ db, now });
    return {
      services: { redirectHits },
      jobs: [{ name: 'uses of redirects', everyMs: 5000, run: () => redirectHits.flush() }],
      wrapPages: (next) => (request, context) =>
        handleOldAddress(request, {
          handle: (read) => next(read, context),
          find: (address) =>
            readPart(context, 'old address', () => findOldAddress(servicesOf(context).db, { address }), null),
          countUse: redirectHits.add,
        }),
      close: () => redirectHits.flush().catch((error) => logError('uses of redirects not written', error)),
    };
  },
});
