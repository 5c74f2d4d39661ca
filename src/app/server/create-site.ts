import type { Registry } from 'prom-client';
import { MINUTE, SECOND } from '#az/format/durations.ts';
import { FRAME_ORIGINS } from '#features/articles/site/article/frame-address.ts';
import { getSiteSettings } from '#features/settings/rules/stored-settings.ts';
import { effectiveSiteName } from '#features/settings/server/effective-config.ts';
import type { Config } from '#platform/config.ts';
import type { OpenDatabase } from '#platform/db/engine-of.ts';
import { checkSqliteFile } from '#platform/db/engines/check-sqlite-file.ts';
import { openReadReplica, type ReadReplica } from '#platform/db/read-replica.ts';
import { startFeatures } from '#platform/features/join-server-features.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Services } from '#platform/http/context.ts';
import { createSecurityHeaders, responseHeaders } from '#platform/http/security-headers.ts';
import { createStaticFiles } from '#platform/http/static-files.ts';
import { type Job, startScheduler } from '#platform/jobs/scheduler.ts';
import { createRenderQueue } from '#platform/limits/render-queue.ts';
import { attemptJobs, countAttempt } from '#platform/limits/reserve-attempt.ts';
import { createLiveHub } from '#platform/live/live-hub.ts';
import { createLiveStreams } from '#platform/live/live-streams.ts';
import { type Log, logContext } from '#platform/log.ts';
import { createMailer } from '#platform/mail/create-mailer.ts';
import { createMailContext } from '#platform/mail/mail-context.ts';
import { createStoredMail } from '#platform/mail/read-stored-mail.ts';
import { mailJobs, mailQueue } from '#platform/mail/send-queued-mail.ts';
import { createJobMetrics } from '#platform/metrics/job-metrics.ts';
import { createSiteMetrics } from '#platform/metrics/site-metrics.ts';
import { createChannels } from '#platform/outbox/create-channels.ts';
import { outboxJobs, outboxQueues } from '#platform/outbox/outbox-jobs.ts';
import { createKeptReads } from '#platform/page-cache/kept-reads.ts';
import { createPageCache } from '#platform/page-cache/page-cache.ts';
import { createPageScopes, listPageScopes } from '#platform/page-cache/page-scopes.ts';
import { createClientKey, createNetworkKey, createReaderKey } from '#platform/page-cache/reader-key.ts';
import { watchRevision } from '#platform/page-cache/revision-watch.ts';
import { createStaffCheck } from '#platform/sessions/create-staff-check.ts';
import { createSessionCheck } from '#platform/sessions/session-check.ts';
import { auditWords, personalDecisions, screens, tableDecisions } from '../declarations.ts';
import { inlineCode } from '../site/inline-code.ts';
import { createAppHandler } from './app-handler.ts';
import type { Site } from './boot.ts';
import { channelDefinitions, mails, parseTopic, records, serverFeatures } from './features.ts';
import { loggedPath } from './logged-path.ts';
import { nameRoute } from './name-route.ts';
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

/** The longest query of a job takes a few seconds. */
const QUERY_LIMIT_MS = 30_000;

/** Builds the site on an open, migrated database: app, page cache, files, live streams and jobs. */
export async function createSite(options: SiteOptions): Promise<Site & { metrics: Registry }> {
  const { open, config, authSecret: secret, store, now, newId, log } = options;
  const { db } = open;
  open.limitQueries(QUERY_LIMIT_MS);
  const logError = (message: string, error: unknown) => log.error(message, { error });
  const security = createSecurityHeaders({ ...config, ...inlineCode, frameOrigins: FRAME_ORIGINS });
  const siteName = () => effectiveSiteName(db, config.siteName);
  const mailer = createMailer({ config, siteName, now, newId });
  const readMailContext = async () => createMailContext(config, await getSiteSettings(db));
  const networkKey = createNetworkKey({ secret, now });
  const { running, services } = await startFeatures(serverFeatures, {
    open,
    db,
    config,
    store,
    tables: tableDecisions,
    mailer,
    siteName,
    readMailContext,
    secret,
    networkKey,
    headers: security.all,
    now,
    newId,
    log,
    logError,
  });
  const revision = await watchRevision({
    source: open,
    now,
    onError: (error) => logError('The database does not answer', error),
  });
  const replica = startReadReplica({ config, revision: revision.current, now, log });
  const { receivers, channels, descriptions } = createChannels(channelDefinitions, {
    db,
    config,
    now,
    newId,
  });
  async function pageStatus(address: string): Promise<number> {
    const request = new Request(new URL(address, config.siteUrl));
    const response = await handler(request, { requestId: newId(), clientAddress: '' });
    await response.body?.cancel();
    return response.status;
  }
  const handler = createAppHandler(
    {
      ...services,
      db,
      pageStatus,
      keptReads: createKeptReads({ revision, now }),
      store,
      mailer,
      networkKey,
      now,
      newId,
      logError,
      channels: descriptions,
      declarations: {
        auditWords,
        personalDecisions,
        records,
        addresses: screens.map(({ path }) => path).filter((path) => !/[:*]/.test(path)),
      },
      config: screenConfig(config),
      readerKey: createReaderKey({ secret, now }),
      clientKey: createClientKey({ secret }),
      checkMail: mailer.check,
      storedMail: createStoredMail(config.dataDir),
      isMailSent: config.mail !== null,
    },
    running,
    {
      log,
      // While the database is lost, one line says so.
      onUnavailable: (error) => revision.isReachable() && logError('The database could not be used', error),
    },
  );
  const hasSession = createSessionCheck(secret);
  const renderQueue = createRenderQueue();
  const metrics = createSiteMetrics(nameRoute);
  const pageCache = createPageCache({
    queue: renderQueue,
    origin: config.siteUrl,
    now,
    revision,
    hasSession,
    addresses: readerAddresses,
    answersOf: metrics.requests.memoryAnswersOf,
    async render(request) {
      const started = performance.now();
      const scopes = createPageScopes();
      const requestId = logContext.getStore()?.requestId ?? newId();
      const draw = () => handler(request, { requestId, clientAddress: '' }, scopes);
      const response = await (replica ? replica.readPage(draw) : draw());
      const { origin, pathname, search } = new URL(request.url);
      metrics.requests.observeRender(pathname, performance.now() - started);
      log.debug('page rendered', { address: `${origin}${loggedPath(pathname)}${search}` });
      return { response, scopes: listPageScopes(scopes), readAt: scopes.readAt };
    },
    headers: (response, scopes) => [
      ...responseHeaders(response, { security, isPersonal: false }),
      ...running.flatMap(({ pageHeaders }) => pageHeaders?.(scopes) ?? []),
    ],
  });
  const liveHub = createLiveHub({
    revision,
    // The writer whose change is sent must not get the lines of these renders in the log.
    read: (address) => logContext.run({ requestId: newId() }, () => pageCache.read(address)),
    onError: (error) => logError('resource not sent', error),
  });
  const liveStreams = createLiveStreams({ hub: liveHub, parseTopic, headers: security.all });
  const listener = createRequestListener({
    handler,
    pageCache,
    hasSession,
    staticFiles: createStaticFiles({
      folder: options.clientFolder,
      headers: security.all,
      onError: (error) => logError('file not read', error),
    }),
    isStaff: createStaffCheck({ staffAuth: services.staffAuth, secret }),
    features: running,
    revision,
    security,
    config,
    liveStreams,
    renderQueue,
    metrics: metrics.requests,
    newId,
    now,
    log,
  });
  receivers.push(...running.flatMap(({ receiver }) => receiver ?? []));
  const jobs = [
    ...outboxJobs({ db, receivers, channels, now, newId }),
    ...mailJobs({ db, mailer, mails, readMailContext, now, newId }),
    ...attemptJobs({ db, now }),
    probeWrites(open, { store, now }),
    ...running.flatMap(({ jobs = [] }) => jobs),
  ];
  metrics.addSite({
    pageCache,
    liveStreams,
    queues: [...outboxQueues(db), mailQueue(db), ...running.flatMap(({ queues = [] }) => queues)],
    gauges: running.flatMap(({ gauges = [] }) => gauges),
    isDatabaseReachable: revision.isReachable,
    replica,
    now,
  });
  const onRun = createJobMetrics(metrics.registry, { jobs, now });
  const scheduler = startScheduler({ jobs, log, onRun });
  const damages: string[] = [];
  const check = config.database.kind === 'sqlite' ? checkSqliteFile(config.database.file) : null;
  const reportDamages = (problems: readonly string[]) => {
    damages.push(...problems);
    if (problems.length > 0)
      log.error('The database file is damaged: restore a backup', { folder: config.dataDir, problems });
  };
  check?.problems.then(reportDamages, (error) => logError('The database file was not checked', error));
  return {
    listener,
    isHealthy: revision.isReachable,
    problems: () => [
      ...(open.writeProblem() === null ? [] : [`writes fail: ${open.writeProblem()}`]),
      ...[replica?.problem() ?? []].flat(),
      ...(store.writeProblem() === null ? [] : [`files cannot be written: ${store.writeProblem()}`]),
      ...damages.map((damage) => `database damaged: ${damage}`),
    ],
    endLiveStreams: liveStreams.end,
    metrics: metrics.registry,
    async close() {
      revision.stop();
      await check?.stop();
      metrics.close();
      await liveHub.close();
      await scheduler.stop();
      mailer.close();
      for (const { close } of running) await close?.();
      await replica?.close();
      await open.close();
    },
  };
}

/** Null without `DATABASE_READ_URL`. The log says when the replica is lost and when it is back. */
function startReadReplica(options: {
  config: Pick<Config, 'database'>;
  revision: () => number;
  now: () => number;
  log: Log;
}): ReadReplica | null {
  const { config, log, ...rest } = options;
  const url = config.database.kind === 'postgres' ? config.database.readUrl : undefined;
  if (url === undefined) return null;
  return openReadReplica({
    ...rest,
    url,
    onChange: (lost) =>
      lost
        ? log.warn('The read replica does not answer, readers get their pages from the primary', {
            error: lost,
          })
        : log.info('The read replica answers'),
  });
}

/** While writes of rows or of files fail, tries one every second, so that `/readyz` says when they work again. */
function probeWrites(
  { db, writeProblem }: OpenDatabase,
  { store, now }: { store: FileStore; now: () => number },
): Job {
  const probe = { kind: 'write probe', subject: 'write probe', maxAttempts: 1, windowMs: MINUTE };
  return {
    name: 'write probe',
    everyMs: SECOND,
    run: async () => {
      if (store.writeProblem() !== null) await store.probeWrites();
      if (writeProblem() !== null) await countAttempt(db, { ...probe, now: now() });
    },
  };
}

/** The part of the configuration that screens may send to browsers. It contains no secrets. */
function screenConfig(config: Config): Services['config'] {
  const { siteName, siteUrl, storeName, analyticsScript, analyticsHosts } = config;
  const { production, isClosedToCrawlers } = config;
  return { siteName, siteUrl, storeName, analyticsScript, analyticsHosts, production, isClosedToCrawlers };
}
