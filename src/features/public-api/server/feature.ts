import { defineServerFeature } from '#platform/features/define-server-feature.ts';
import { sendProblem } from '#platform/http/api-error.ts';
import { clientAddress } from '#platform/http/client-address.ts';
import { publicApiBaseline } from '../migrations/0001-public-api.ts';
import { apiHeaders, isPublicApi } from '../rules/public-api-address.ts';
import { createApiRateLimit } from './api-rate-limit.ts';
import { sendPreflight } from './send-preflight.ts';

export const publicApiServer = defineServerFeature({
  name: 'public-api',
  migrations: [publicApiBaseline],
  start({ db, config, headers, networkKey, now, logError }) {
    const apiRateLimit = createApiRateLimit({
      db,
      networkKey,
      now,
      onError: (error) => logError('API request not counted', error),
    });
    return {
      /** Answers the questions of browsers, and the requests of a network that has sent too many. */
      async answerRequest(req, res) {
        if (!isPublicApi(req.url ?? '')) return false;
        if (req.method === 'OPTIONS') sendPreflight(res, headers);
        else if (await apiRateLimit(res, clientAddress(req, config.trustProxy))) return false;
        else
          sendProblem(res, {
            status: 429,
            problem: 'rate.tooMany',
            headers: [...headers, ...Object.entries(apiHeaders)],
          });
        return true;
      },
    };
  },
});
