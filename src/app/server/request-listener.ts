import type { IncomingMessage, ServerResponse } from 'node:http';
import { MAX_IMPORT_FILE } from '#features/article-import/rules/jobs/create-import-job.ts';
import type { Config } from '#platform/config.ts';
import { DatabaseUnavailable } from '#platform/db/errors.ts';
import { Busy } from '#platform/errors.ts';
import type { RunningFeature } from '#platform/features/define-server-feature.ts';
import { isApiTarget } from '#platform/http/api-error.ts';
import { clientAddress } from '#platform/http/client-address.ts';
import { readHostCookies, toHostCookie } from '#platform/http/host-cookies.ts';
import { href } from '#platform/http/href.ts';
import {
  announcedLength,
  contentType,
  isAnnouncedTooLarge,
  nodeRequest,
} from '#platform/http/node-request.ts';
import { sendFormAgainPage, sendPlainPage } from '#platform/http/plain-page.ts';
import { readHeader } from '#platform/http/read-header.ts';
import {
  hasUnknownSender,
  isForeignRequest,
  isHost,
  sendForeignRefusal,
} from '#platform/http/request-origin.ts';
import { findCanonicalTarget, findTargetError } from '#platform/http/request-target.ts';
import { responseHeaders, type SecurityHeaders } from '#platform/http/security-headers.ts';
import { sendResponse } from '#platform/http/send-response.ts';
import { isForm, readSentForm, removeFiles, type SentForm } from '#platform/http/sent-form.ts';
import type { StaticFiles } from '#platform/http/static-files.ts';
import { createLimitLog } from '#platform/limits/limit-log.ts';
import { createLineBudget } from '#platform/limits/line-budget.ts';
import type { RenderQueue } from '#platform/limits/render-queue.ts';
import type { LiveStreams } from '#platform/live/live-streams.ts';
import { type Log, logContext } from '#platform/log.ts';
import type { RequestMetrics } from '#platform/metrics/request-metrics.ts';
import type { PageCache } from '#platform/page-cache/page-cache.ts';
import type { RevisionWatch } from '#platform/page-cache/revision-watch.ts';
import type { SessionCheck } from '#platform/sessions/session-check.ts';
import { loggedPath } from './logged-path.ts';
import { slugSections } from './reader-addresses.ts';

/** The app: takes a web Request and data of the client, returns the Response. */
export type AppHandler = (
  request: Request,
  client: { requestId: string; clientAddress: string },
) => Promise<Response>;

export interface RequestListenerOptions {
  handler: AppHandler;
  pageCache: PageCache;
  hasSession: SessionCheck;
  staticFiles: StaticFiles;
  /** What the subjects answer themselves. */
  features: readonly Pick<RunningFeature, 'answerFile' | 'answerRequest'>[];
  revision: Pick<RevisionWatch, 'refresh' | 'isReachable' | 'onLost'>;
  security: SecurityHeaders;
  config: Pick<Config, 'siteUrl' | 'trustProxy'>;
  /** Whether a staff member sends the request. Staff may send larger bodies. */
  isStaff: (req: IncomingMessage) => Promise<boolean>;
  liveStreams: Pick<LiveStreams, 'answer'>;
  renderQueue: RenderQueue;
  metrics: Pick<RequestMetrics, 'measure'>;
  newId: () => string;
  now: () => number;
  log: Log;
}

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const writeMethods = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Tries in this order: cached page, live stream, static file, a subject, page to render and cache, page for one person. */
export function createRequestListener(parts: RequestListenerOptions): Listener {
  const { pageCache, staticFiles, features, security, log } = parts;
  const isHttps = parts.config.siteUrl.startsWith('https:');
  const watchLimits = createLimitLog(parts);
  const unavailableHeaders: [string, string][] = [...security.all, ['Retry-After', RETRY_AFTER]];

  async function handleAsync(req: IncomingMessage, res: ServerResponse, requestId: string): Promise<void> {
    for (const { answerRequest } of features) if (await answerRequest?.(req, res)) return;
    const limit = bodyLimit(req, mayNeedStaffLimit(req) && (await parts.isStaff(req)));
    if (isAnnouncedTooLarge(req, limit)) return sendPlainPage(res, 413, security.all);
    await pageCache.answer(req, res, {
      handleUncached: () => renderUncached(req, res, { requestId, limit }),
      sendUncached: (response) => send(response, req, res),
    });
  }

  /**
   * Staff do not wait behind readers, who wait for them, and somebody who signs in does not either. A form takes no turn: whoever sends its body slowly would
   * keep the turn for minutes.
   */
  function inTurn<T>(req: IncomingMessage, work: () => Promise<T>): Promise<T> {
    if (parts.hasSession(req)) return parts.renderQueue('staff', work);
    if (req.method !== 'GET' && req.method !== 'HEAD') return work();
    return parts.renderQueue(pathOf(req).startsWith(href('/admin')) ? 'admin' : 'new', work);
  }

  async function renderUncached(
    req: IncomingMessage,
    res: ServerResponse,
    { requestId, limit }: { requestId: string; limit: number },
  ): Promise<void> {
    let isTooLarge = false;
    const { siteUrl, trustProxy } = parts.config;
    const onTooLarge = () => {
      isTooLarge = true;
    };
    const onForm = (body: Buffer) => void forms.set(req, removeFiles(body, contentType(req)));
    const request = nodeRequest(req, res, { siteUrl, trustProxy, bodyLimit: limit, onTooLarge, onForm });
    const client = { requestId, clientAddress: clientAddress(req, trustProxy) };
    const response = await inTurn(req, () => parts.handler(request, client)).catch((error) => {
      if (isTooLarge || request.signal.aborted) return null;
      throw error;
    });
    // The writer's next page must show the change, so this process must know the new revision before it responds.
    if (writeMethods.has(req.method ?? ''))
      await parts.revision.refresh().catch(logProblem(log, 'revision not read'));
    if (isTooLarge) {
      await response?.body?.cancel();
      sendPlainPage(res, 413, security.all);
    } else if (response) await send(response, req, res);
    else res.destroy();
  }

  async function send(response: Response, req: IncomingMessage, res: ServerResponse): Promise<void> {
    // The database was lost meanwhile, and the request has its answer.
    if (res.headersSent) return response.body?.cancel();
    const cookies = response.headers.getSetCookie();
    return sendResponse(response, req, res, {
      headers: responseHeaders(response, { security, isPersonal: parts.hasSession(req) }),
      cookies: isHttps ? cookies.map(toHostCookie) : cookies,
    });
  }

  /** Answers while the database cannot be used: with the page in memory, or 503. */
  function sendWithoutDatabase(req: IncomingMessage, res: ServerResponse): void {
    if (res.headersSent || pageCache.sendStored(req, res)) return;
    // The script of a hydrated page keeps the form itself.
    const isOfScript = isApiTarget(req.url ?? '') || isRouterData(req);
    if (req.method !== 'POST' || !isForm(contentType(req)) || isOfScript)
      sendPlainPage(res, 503, unavailableHeaders);
    else sendFormAgain(req, res).catch(() => res.destroy());
  }

  async function sendFormAgain(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const form = await readForm(req, res);
    if (res.headersSent) return;
    if (form) sendFormAgainPage(res, form, unavailableHeaders);
    else sendPlainPage(res, 503, unavailableHeaders);
  }

  /** The fields of a form; null when it is too large or half read. */
  async function readForm(req: IncomingMessage, res: ServerResponse): Promise<SentForm | null> {
    const type = contentType(req);
    const read = forms.get(req);
    if (read) return readSentForm(read, type);
    // Nobody can say now whose session it is.
    const limit = bodyLimit(req, parts.hasSession(req));
    if (req.readableDidRead || isAnnouncedTooLarge(req, limit)) return null;
    const { siteUrl, trustProxy } = parts.config;
    let body: Buffer = Buffer.alloc(0);
    const onForm = (whole: Buffer) => {
      body = removeFiles(whole, type);
    };
    const options = { siteUrl, trustProxy, bodyLimit: limit, onTooLarge: () => {}, onForm };
    await nodeRequest(req, res, options).arrayBuffer();
    return readSentForm(body, type);
  }

  /** The error screen names the number of the request. A database that is away has thousands of them. */
  const takeLine = createLineBudget(MAX_UNAVAILABLE_LINES, parts.now);
  const logUnavailable = (requestLog: Log, { method, url = '' }: IncomingMessage) => {
    const omitted = takeLine();
    if (omitted !== null)
      requestLog.info('answered with 503', { method, path: loggedPath(url), omitted: omitted || undefined });
  };

  /** The bodies of the forms that are being handled, without their files. */
  const forms = new WeakMap<IncomingMessage, Buffer>();

  /** The last valid host: nearly all requests name the same one. */
  let lastHost = '';
  const hasValidHost = (req: IncomingMessage) => {
    const host = readHeader(req.rawHeaders, 'host');
    if (host !== lastHost && !isHost(host)) return false;
    lastHost = host;
    return true;
  };

  const answer: Listener = (req, res) => {
    const isHostValid = hasValidHost(req);
    if (isHostValid && pageCache.sendFromMemory(req, res)) return;
    parts.metrics.measure(req, res);
    if (!isHostValid) return sendPlainPage(res, 400, security.all);
    const refused = findTargetError(req.url ?? '');
    if (refused) return sendPlainPage(res, refused, security.all);
    if (parts.liveStreams.answer(req, res)) return;
    if (staticFiles(req, res) || features.some(({ answerFile }) => answerFile?.(req, res))) return;
    const method = req.method ?? '';
    if (!readMethods.has(method) && !writeMethods.has(method))
      return sendPlainPage(res, 405, [
        ...security.all,
        ['Allow', [...readMethods, ...writeMethods].join(', ')],
      ]);
    const isUnknown = hasUnknownSender(req) && parts.hasSession(req);
    if (isUnknown || isForeignRequest(req, parts.config))
      return sendForeignRefusal(req, res, {
        path: loggedPath(req.url ?? ''),
        headers: security.all,
        isUnknown,
        log,
      });
    const plain =
      method === 'GET' || method === 'HEAD' ? findCanonicalTarget(req.url ?? '', slugSections) : null;
    if (plain !== null) {
      res.writeHead(301, [...security.all, ['Location', plain], ['Content-Length', '0']].flat());
      return res.end();
    }

    const requestId = parts.newId();
    const requestLog = log.with({ requestId });
    const started = parts.now();
    res.setHeader('X-Request-Id', requestId);
    res.on('finish', () => {
      const ms = parts.now() - started;
      if (res.statusCode === 503) logUnavailable(requestLog, req);
      requestLog.debug('request', { method, path: loggedPath(req.url ?? ''), status: res.statusCode, ms });
    });
    if (!parts.revision.isReachable()) return sendWithoutDatabase(req, res);
    res.once(
      'close',
      parts.revision.onLost(() => sendWithoutDatabase(req, res)),
    );
    const watched = {
      path: loggedPath(pathOf(req)),
      clientAddress: clientAddress(req, parts.config.trustProxy),
    };
    const handled = logContext.run({ requestId }, () =>
      watchLimits(watched, () => handleAsync(req, res, requestId)),
    );
    handled.catch((error) => {
      if (res.writableEnded) return;
      if (error instanceof Busy && !res.headersSent) return sendPlainPage(res, 503, unavailableHeaders);
      // While the database is lost, one line says so.
      const isUnavailable = error instanceof DatabaseUnavailable;
      if (!isUnavailable || parts.revision.isReachable())
        requestLog.error('request failed', { method, path: loggedPath(req.url ?? ''), error });
      if (isUnavailable && !res.headersSent) return sendWithoutDatabase(req, res);
      if (res.headersSent) res.destroy();
      else if (isTimeout(error)) sendPlainPage(res, 503, unavailableHeaders);
      else sendPlainPage(res, 500, security.all);
    });
  };

  return (req, res) => {
    try {
      if (isHttps) readHostCookies(req);
      answer(req, res);
    } catch (error) {
      // An error thrown here would end the process.
      log.error('request failed', { method: req.method, path: loggedPath(req.url ?? ''), error });
      if (res.headersSent) res.destroy();
      else sendPlainPage(res, 500, security.all);
    }
  };
}

/** Lines of one minute about requests that were answered with 503. */
const MAX_UNAVAILABLE_LINES = 100;

/** Seconds after which a refused client may try again. */
const RETRY_AFTER = '2';

const KB = 1024;
/** In bytes: sign-in forms, reports of pages, and all other requests that need no sign-in. */
const ANONYMOUS = 16 * KB;
/** A message or a comment that is too long must still get its error at the field: a character takes up to 12 bytes of a form. */
const LONG_TEXT = 128 * KB;
/** An article of maximum length (see `MAX_CONTENT_LENGTH`) with its other fields. */
const STAFF = KB * KB;
/** An image of 5 MB (spec §5) with the other fields of its form. */
const UPLOAD = 6 * KB * KB;

/** The export of another site with the other fields of its form. */
const IMPORT = MAX_IMPORT_FILE + STAFF;

const SIGN_IN = /^\/admin\/(?:login|forgot-password|reset-password|session|logout|password)(?:\/|$)/;
const COMMENT = /^\/article\/[^/]+\/comments(?:\/|$)/;
const ACCEPTS_IMAGES = /^\/admin\/(?:media|articles\/(?:create|edit))(?:\/|$)/;

/** The maximum body size of a request in bytes. `isStaff`: a staff member sends it. */
function bodyLimit(req: IncomingMessage, isStaff: boolean): number {
  const path = pathOf(req);
  if (path === href('/contact') || COMMENT.test(path)) return LONG_TEXT;
  if (!isStaff || !path.startsWith(`${href('/admin')}/`) || SIGN_IN.test(path)) return ANONYMOUS;
  if (!/^multipart\/form-data/i.test(contentType(req))) return STAFF;
  if (path === href('/admin/import/articles')) return IMPORT;
  return ACCEPTS_IMAGES.test(path) ? UPLOAD : STAFF;
}

/** Whether the limit depends on the sender. Only then it is worth checking who sends the request. */
function mayNeedStaffLimit(req: IncomingMessage): boolean {
  const announced = announcedLength(req);
  const isChunked = req.headers['transfer-encoding'] !== undefined;
  return (isChunked || announced > bodyLimit(req, false)) && announced <= bodyLimit(req, true);
}

/** Whether the script of a hydrated page asks. */
function isRouterData(req: IncomingMessage): boolean {
  return /\.data(?:\?|$)/.test(req.url ?? '');
}

function pathOf(req: IncomingMessage): string {
  return (req.url ?? '').replace(/[?#].*$/s, '').replace(/\.data$/, '');
}

function logProblem(log: Log, message: string) {
  return (error: unknown) => log.error(message, { error });
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}
