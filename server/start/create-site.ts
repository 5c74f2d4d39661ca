import webPush from 'web-push';
import { createPageScopes, listPageScopes } from '#app/page-scopes.ts';
import { BREAKING_SCRIPT } from '#app/site/frame/breaking-strip.tsx';
import { PAGE_TRANSITION_STYLE } from '#app/ui/page-transition-style.tsx';
import { SPECULATION_RULES } from '#app/ui/speculation-rules.tsx';
import { THEME_SCRIPT } from '#app/ui/theme-script.tsx';
import type { OpenDatabase } from '#db/engine.ts';
import type { FileStore } from '#domain/media/files/file-store.ts';
import { createPushReceiver } from '#domain/push/notices/create-push-receiver.ts';
import { createWebhookReceiver } from '#domain/webhooks/create-webhook-receiver.ts';
import { createSessionCheck } from '../auth/session-check.ts';
import { createStaffCheck } from '../auth/staff-check.ts';
import { createStaffServices } from '../auth/staff-services.ts';
import { createPageCache } from '../cache/page-cache.ts';
import { createBanKey, createNetworkKey, createReaderKey } from '../cache/reader-key.ts';
import { watchRevision } from '../cache/revision-watch.ts';
import type { Config } from '../config.ts';
import { createChannels, listChannelTargets } from '../distribution/create-channels.ts';
import { createKeyFile } from '../distribution/create-key-file.ts';
import { createProviders } from '../feeds/create-providers.ts';
import { createMediaFiles } from '../files/media-files.ts';
import { createAppHandler } from '../http/app-handler.ts';
import { createRequestListener } from '../http/request-listener.ts';
import { accountJobs } from '../jobs/account-jobs.ts';
import { createAnalyticsFailures } from '../jobs/analytics-failures.ts';
import { analyticsJobs } from '../jobs/analytics-jobs.ts';
import { audienceJobs } from '../jobs/audience-jobs.ts';
import { demoJobs } from '../jobs/demo-jobs.ts';
import { distributionJobs } from '../jobs/distribution-jobs.ts';
import { importJobs } from '../jobs/import-jobs.ts';
import { matchJobs } from '../jobs/match-jobs.ts';
import { mediaJobs } from '../jobs/media-jobs.ts';
import { newsroomJobs } from '../jobs/newsroom-jobs.ts';
import { createPageViewCounter } from '../jobs/page-view-counter.ts';
import { publicApiJobs } from '../jobs/public-api-jobs.ts';
import { pushJobs } from '../jobs/push-jobs.ts';
import { createRedirectHits } from '../jobs/redirect-hits.ts';
import { startScheduler } from '../jobs/scheduler.ts';
import { indexAtStart, searchJobs } from '../jobs/search-jobs.ts';
import { createSearchLog } from '../jobs/search-log.ts';
import { createLiveHub } from '../live/live-hub.ts';
import { createLiveStreams } from '../live/live-streams.ts';
import type { Log } from '../log.ts';
import { createApiRateLimit } from '../public-api/api-rate-limit.ts';
import { responseHeaders } from '../response/response-headers.ts';
import { createSecurityHeaders } from '../response/security-headers.ts';
import { createStaticFiles } from '../response/static-files.ts';
import { createWebhookChannel } from '../webhooks/create-webhook-channel.ts';
import { createWebhookTest } from '../webhooks/create-webhook-test.ts';
import type { Site } from './boot.ts';

export interface SiteOptions {
  open: OpenDatabase;
  config: Config;
  authSecret: string;
  store: FileStore;
  /** The built files for browsers. */
  clientFolder: string;
  now: () => number;
  newId: () => string;
  log: Log;
}

/** Builds the site on an open, migrated database: app, page cache, files, live streams and jobs. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { open, config, store, now, newId, log } = options;
  const { db } = open;
  const security = createSecurityHeaders({
    ...config,
    inlineScripts: [THEME_SCRIPT, SPECULATION_RULES, BREAKING_SCRIPT],
    inlineStyles: [PAGE_TRANSITION_STYLE],
  });
  const countPageView = createPageViewCounter({ db, now });
  const readerKey = createReaderKey({ secret: options.authSecret, now });
  const networkKey = createNetworkKey({ secret: options.authSecret, now });
  const banKey = createBanKey({ secret: options.authSecret });
  const searchLog = createSearchLog({ db, now });
  const redirectHits = createRedirectHits({ db, now });
  const logError = (message: string, error: unknown) => log.error(message, { error });
  const { closeMail, ...staff } = await createStaffServices(options);
  // The screens may send their config to browsers, so it must not contain secrets.
  const { siteName, siteUrl, storeName, analyticsScript, analyticsHosts, production } = config;
  const { isClosedToCrawlers, webSubHub } = config;
  const pushEndpoints = { hosts: config.pushHosts, allowPrivate: config.allowPrivateAddresses };
  const handler = createAppHandler({
    ...{ db, store, now, newId, logError, countPageView, readerKey, networkKey, banKey, searchLog },
    redirectHits,
    previewSecret: options.authSecret,
    testWebhook: createWebhookTest({ db, allowPrivate: config.allowPrivateAddresses, now, newId }),
    reportAnalyticsFailure: createAnalyticsFailures({ now, log }),
    push: { createKeys: webPush.generateVAPIDKeys, endpoints: pushEndpoints },
    config: {
      ...{ siteName, siteUrl, storeName, analyticsScript, analyticsHosts },
      ...{ production, isClosedToCrawlers, webSubHub },
      channelTargets: listChannelTargets(config),
    },
    ...staff,
  });
  const revision = await watchRevision({
    source: open,
    now,
    onError: (error) => logError('The database does not answer', error),
  });
  const hasSession = createSessionCheck(options.authSecret);
  const pageCache = createPageCache({
    origin: config.siteUrl,
    now,
    revision,
    hasSession,
    async render(request) {
      const scopes = createPageScopes();
      const response = await handler(request, { requestId: newId(), clientAddress: '' }, scopes);
      log.debug('page rendered', { address: request.url });
      return { response, scopes: listPageScopes(scopes) };
    },
    headers: (response) => responseHeaders(response, { security, isPersonal: false }),
  });
  const files = { headers: security.all, onError: (error: unknown) => logError('file not read', error) };
  await indexAtStart(db, now);
  const liveHub = createLiveHub({
    revision,
    read: pageCache.read,
    onError: (error) => logError('resource not sent', error),
  });
  const liveStreams = createLiveStreams({ hub: liveHub, headers: security.all });
  const listener = createRequestListener({
    handler,
    pageCache,
    hasSession,
    staticFiles: createStaticFiles({ folder: options.clientFolder, ...files }),
    keyFile: createKeyFile({ key: config.indexNow?.key, headers: security.all }),
    mediaFiles: createMediaFiles({ db, store, now, trustProxy: config.trustProxy, headers: security.all }),
    isStaff: createStaffCheck({ staffAuth: staff.staffAuth, secret: options.authSecret }),
    apiRateLimit: createApiRateLimit({
      ...{ db, networkKey, now },
      onError: (error) => logError('API request not counted', error),
    }),
    ...{ revision, security, config, liveStreams, newId, now, log },
  });
  const { receivers, channels } = createChannels({ db, config, newId });
  receivers.push(
    createPushReceiver({ now, newId }),
    createWebhookReceiver({ siteUrl: config.siteUrl, newId }),
  );
  channels.push(createWebhookChannel({ db, allowPrivate: config.allowPrivateAddresses, now, newId }));
  const jobs = [
    ...distributionJobs({ db, receivers, channels, now, newId }),
    ...audienceJobs({ db, mailer: staff.mailer, config, now, newId }),
    ...newsroomJobs({ db, now, newId, log }),
    ...matchJobs({ db, providers: createProviders(config), now, newId, random: Math.random, log }),
    ...pushJobs({ db, siteUrl, endpoints: pushEndpoints, now, newId }),
    ...searchJobs({ db, now, searchLog }),
    ...analyticsJobs({ db, now, redirectHits }),
    ...publicApiJobs({ db, now }),
    ...accountJobs({ db, now }),
    ...mediaJobs({ db, store, now, log }),
    ...importJobs({ db, store, now, newId, log, allowPrivate: config.allowPrivateAddresses }),
    ...(config.demo && config.demoReplay ? demoJobs({ db, now }) : []),
  ];
  const scheduler = startScheduler({ jobs, log });
  return {
    listener,
    isHealthy: revision.isReachable,
    endLiveStreams: liveStreams.end,
    async close() {
      revision.stop();
      await liveHub.close();
      await scheduler.stop();
      closeMail();
      await redirectHits.flush().catch((error) => logError('uses of redirects not written', error));
      await searchLog.flush().catch((error) => logError('searches not written', error));
      await open.close();
    },
  };
}
