import webPush from 'web-push';
import { accountJobs } from '#features/accounts/server/account-jobs.ts';
import { createStaffCheck } from '#features/accounts/server/staff-check.ts';
import { createStaffServices } from '#features/accounts/server/staff-services.ts';
import { createAnalyticsFailures } from '#features/analytics/server/analytics-failures.ts';
import { analyticsJobs } from '#features/analytics/server/analytics-jobs.ts';
import { createPageViewCounter } from '#features/analytics/server/page-view-counter.ts';
import { importJobs } from '#features/article-import/server/import-jobs.ts';
import { newsroomJobs } from '#features/articles/server/newsroom-jobs.ts';
import { FRAME_ORIGINS } from '#features/articles/site/article/frame-address.ts';
import { BREAKING_SCRIPT } from '#features/breaking-news/site/breaking-strip.tsx';
import { demoJobs } from '#features/demo/server/demo-jobs.ts';
import { createKeyFile } from '#features/index-now/server/create-key-file.ts';
import { createProviders } from '#features/match-providers/server/create-providers.ts';
import { matchJobs } from '#features/match-providers/server/match-jobs.ts';
import { createMediaFiles } from '#features/media/server/media-files.ts';
import { mediaJobs } from '#features/media/server/media-jobs.ts';
import { audienceJobs } from '#features/newsletter/server/audience-jobs.ts';
import { createApiRateLimit } from '#features/public-api/server/api-rate-limit.ts';
import { publicApiJobs } from '#features/public-api/server/public-api-jobs.ts';
import { createPushReceiver } from '#features/push/rules/notices/create-push-receiver.ts';
import { pushJobs } from '#features/push/server/push-jobs.ts';
import { createRedirectHits } from '#features/redirects/server/redirect-hits.ts';
import { indexAtStart, searchJobs } from '#features/search/server/search-jobs.ts';
import { createSearchLog } from '#features/search/server/search-log.ts';
import { createWebhookReceiver } from '#features/webhooks/rules/create-webhook-receiver.ts';
import { createWebhookChannel } from '#features/webhooks/server/create-webhook-channel.ts';
import { createWebhookTest } from '#features/webhooks/server/create-webhook-test.ts';
import type { Config } from '#platform/config.ts';
import type { OpenDatabase } from '#platform/db/engine.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { responseHeaders } from '#platform/http/response-headers.ts';
import { createSecurityHeaders } from '#platform/http/security-headers.ts';
import { createStaticFiles } from '#platform/http/static-files.ts';
import { startScheduler } from '#platform/jobs/scheduler.ts';
import { createLiveHub } from '#platform/live/live-hub.ts';
import { createLiveStreams } from '#platform/live/live-streams.ts';
import type { Log } from '#platform/log.ts';
import { distributionJobs } from '#platform/outbox/distribution-jobs.ts';
import { createPageCache } from '#platform/page-cache/page-cache.ts';
import { createPageScopes, listPageScopes } from '#platform/page-cache/page-scopes.ts';
import { createBanKey, createNetworkKey, createReaderKey } from '#platform/page-cache/reader-key.ts';
import { watchRevision } from '#platform/page-cache/revision-watch.ts';
import { createSessionCheck } from '#platform/sessions/session-check.ts';
import { PAGE_TRANSITION_STYLE } from '#platform/ui/page-transition-style.tsx';
import { SPECULATION_RULES } from '#platform/ui/speculation-rules.tsx';
import { THEME_SCRIPT } from '#platform/ui/theme-script.tsx';
import { auditWords, screens } from '../declarations.ts';
import { createAppHandler } from './app-handler.ts';
import type { Site } from './boot.ts';
import { createChannels, listChannelTargets } from './create-channels.ts';
import { readerAddresses } from './reader-addresses.ts';
import { createRequestListener } from './request-listener.ts';

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
    frameOrigins: FRAME_ORIGINS,
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
    declarations: {
      auditWords,
      addresses: screens.map(({ path }) => path).filter((path) => !/[:*]/.test(path)),
    },
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
    addresses: readerAddresses,
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
