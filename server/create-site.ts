import type { ServerResponse } from 'node:http';
import { BREAKING_SCRIPT } from '#app/site/parts/breaking-strip.tsx';
import { PAGE_TURN_STYLE } from '#app/ui/page-turn-style.tsx';
import { SPECULATION_RULES } from '#app/ui/speculation-rules.tsx';
import { THEME_SCRIPT } from '#app/ui/theme-script.tsx';
import type { OpenDatabase } from '#db/engine.ts';
import type { FileStore } from '#domain/media/file-store.ts';
import { accountJobs } from './account-jobs.ts';
import { createAnalyticsFailures } from './analytics-failures.ts';
import { analyticsJobs } from './analytics-jobs.ts';
import { createAppHandler } from './app-handler.ts';
import { audienceJobs } from './audience-jobs.ts';
import type { Site } from './boot.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { createMediaFiles } from './media-files.ts';
import { mediaJobs } from './media-jobs.ts';
import { newsroomJobs } from './newsroom-jobs.ts';
import { createOpeningCounter } from './opening-counter.ts';
import { createPageCache } from './page-cache.ts';
import { createNetworkKey, createReaderKey } from './reader-key.ts';
import { createRequestListener } from './request-listener.ts';
import { responseHeaders } from './response-headers.ts';
import { watchRevision } from './revision-watch.ts';
import { startScheduler } from './scheduler.ts';
import { indexAtStart, searchJobs } from './search-jobs.ts';
import { createSearchLog } from './search-log.ts';
import { createSecurityHeaders } from './security-headers.ts';
import { createSessionCheck } from './session-check.ts';
import { createStaffCheck } from './staff-check.ts';
import { createStaffServices } from './staff-services.ts';
import { createStaticFiles } from './static-files.ts';

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

/** Everything that answers readers and editors, put together over an open, migrated database. */
export async function createSite(options: SiteOptions): Promise<Site> {
  const { open, config, store, now, newId, log } = options;
  const { db } = open;
  const security = createSecurityHeaders({
    ...config,
    inlineScripts: [THEME_SCRIPT, SPECULATION_RULES, BREAKING_SCRIPT],
    inlineStyles: [PAGE_TURN_STYLE],
  });
  const countOpening = createOpeningCounter({ db, now });
  const readerKey = createReaderKey({ secret: options.authSecret, now });
  const networkKey = createNetworkKey({ secret: options.authSecret, now });
  const searchLog = createSearchLog({ db, now });
  const logError = (message: string, error: unknown) => log.error(message, { error });
  const { closeMail, ...staff } = await createStaffServices(options);
  // The screens may send to browsers what they are handed: never the settings with their secrets.
  const { siteName, siteUrl, storeName, analyticsScript, analyticsHosts, production } = config;
  const handler = createAppHandler({
    ...{ db, store, now, newId, logError, countOpening, readerKey, networkKey, searchLog },
    previewSecret: options.authSecret,
    noteAnalyticsFailure: createAnalyticsFailures({ now, log }),
    config: { siteName, siteUrl, storeName, analyticsScript, analyticsHosts, production },
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
    render: (request) => handler(request, { requestId: newId(), clientAddress: '' }),
    headers: (response) => responseHeaders(response, { security, isPersonal: false }),
  });
  const files = { headers: security.all, onError: (error: unknown) => logError('file not read', error) };
  await indexAtStart(db, now);
  const liveStreams = new Set<ServerResponse>();
  const listener = createRequestListener({
    handler,
    pageCache,
    hasSession,
    staticFiles: createStaticFiles({ folder: options.clientFolder, ...files }),
    mediaFiles: createMediaFiles({ db, store, now, trustProxy: config.trustProxy, headers: security.all }),
    isStaff: createStaffCheck({ staffAuth: staff.staffAuth, secret: options.authSecret }),
    ...{ revision, security, config, liveStreams, newId, now, log },
  });
  const jobs = [
    ...audienceJobs({ db, mailer: staff.mailer, config, now, newId }),
    ...newsroomJobs({ db, now, newId, log }),
    ...searchJobs({ db, now, searchLog }),
    ...analyticsJobs({ db, now }),
    ...accountJobs({ db, now }),
    ...mediaJobs({ db, store, now, log }),
  ];
  const scheduler = startScheduler({ jobs, log });
  return {
    listener,
    isWell: revision.isReachable,
    endLiveStreams() {
      for (const stream of liveStreams) stream.destroy();
    },
    async close() {
      revision.stop();
      await scheduler.stop();
      closeMail();
      await searchLog.flush().catch((error) => logError('searches not written', error));
      await open.close();
    },
  };
}
