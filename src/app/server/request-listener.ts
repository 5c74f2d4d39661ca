import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiHeaders, isPublicApi } from '#features/public-api/rules/public-api-address.ts';
import type { Config } from '#platform/config.ts';
import type { RunningFeature } from '#platform/features/define-server-feature.ts';
import { sendProblem } from '#platform/http/api-error.ts';
import { clientAddress } from '#platform/http/client-address.ts';
import { findCanonicalTarget } from '#platform/http/find-canonical-target.ts';
import { findTargetError } from '#platform/http/find-target-error.ts';
import { readHostCookies, toHostCookie } from '#platform/http/host-cookies.ts';
import { hasUnknownSender, isForeignRequest } from '#platform/http/is-foreign-request.ts';
import { isHost } from '#platform/http/is-host.ts';
import { nodeRequest } from '#platform/http/node-request.ts';
import { sendPlainPage } from '#platform/http/plain-page.ts';
import { readHeader } from '#platform/http/read-header.ts';
import { isAnnouncedTooLarge } from '#platform/http/request-body.ts';
import { responseHeaders } from '#platform/http/response-headers.ts';
import type { SecurityHeaders } from '#platform/http/security-headers.ts';
import { sendForeignRefusal } from '#platform/http/send-foreign-refusal.ts';
import { sendResponse } from '#platform/http/send-response.ts';
import type { StaticFiles } from '#platform/http/static-files.ts';
import type { LiveStreams } from '#platform/live/live-streams.ts';
import type { Log } from '#platform/log.ts';
import type { PageCache } from '#platform/page-cache/page-cache.ts';
import type { RevisionWatch } from '#platform/page-cache/revision-watch.ts';
import type { SessionCheck } from '#platform/sessions/session-check.ts';
import { bodyLimit, mayNeedStaffLimit } from './body-limits.ts';

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
  revision: Pick<RevisionWatch, 'refresh'>;
  security: SecurityHeaders;
  config: Pick<Config, 'siteUrl' | 'trustProxy'>;
  /** Whether a staff member sends the request. Staff may send larger bodies. */
  isStaff: (req: IncomingMessage) => Promise<boolean>;
  liveStreams: Pick<LiveStreams, 'answer'>;
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

  async function handleAsync(req: IncomingMessage, res: ServerResponse, requestId: string): Promise<void> {
    for (const { answerRequest } of features) if (await answerRequest?.(req, res)) return;
    const limit = bodyLimit(req, mayNeedStaffLimit(req) && (await parts.isStaff(req)));
    if (isAnnouncedTooLarge(req, limit)) return sendPlainPage(res, 413, security.all);
    await pageCache.answer(req, res, {
      handleUncached: () => renderUncached(req, res, { requestId, limit }),
      sendUncached: (response) => send(response, req, res),
    });
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
    const request = nodeRequest(req, res, { siteUrl, trustProxy, bodyLimit: limit, onTooLarge });
    const client = { requestId, clientAddress: clientAddress(req, trustProxy) };
    const response = await parts.handler(request, client).catch((error) => {
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

  function send(response: Response, req: IncomingMessage, res: ServerResponse): Promise<void> {
    const cookies = response.headers.getSetCookie();
    return sendResponse(response, req, res, {
      headers: responseHeaders(response, { security, isPersonal: parts.hasSession(req) }),
      cookies: isHttps ? cookies.map(toHostCookie) : cookies,
    });
  }

  /** The last valid host: nearly all requests name the same one. */
  let lastHost = '';
  const hasValidHost = (req: IncomingMessage) => {
    const host = readHeader(req.rawHeaders, 'host');
    if (host !== lastHost && !isHost(host)) return false;
    lastHost = host;
    return true;
  };

  const answer: Listener = (req, res) => {
    if (!hasValidHost(req)) return sendPlainPage(res, 400, security.all);
    if (pageCache.sendFromMemory(req, res)) return;
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
      return sendForeignRefusal(req, res, { headers: security.all, isUnknown, log });
    const plain = method === 'GET' || method === 'HEAD' ? findCanonicalTarget(req.url ?? '') : null;
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
      requestLog.debug('request', { method, path: req.url, status: res.statusCode, ms });
    });
    handleAsync(req, res, requestId).catch((error) => {
      requestLog.error('request failed', { method, path: req.url, error });
      if (res.headersSent) res.destroy();
      else sendPlainPage(res, isTimeout(error) ? 503 : 500, security.all);
    });
  };

  return (req, res) => {
    try {
      if (isHttps) readHostCookies(req);
      answer(req, res);
    } catch (error) {
      // An error thrown here would end the process.
      log.error('request failed', { method: req.method, path: req.url, error });
      if (res.headersSent) res.destroy();
      else sendPlainPage(res, 500, security.all);
    }
  };
}

function logProblem(log: Log, message: string) {
  return (error: unknown) => log.error(message, { error });
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}
