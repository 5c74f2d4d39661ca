import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { MINUTE } from '#az/format/durations.ts';
import { drainUnreadBody } from '#platform/http/node-request.ts';
import { renderPlainPage } from '#platform/http/plain-page.ts';
import { listenError } from '#platform/startup-error.ts';
import { headersTooLongText } from '#platform/text/pages.ts';

/** How long connections may take, in milliseconds. */
export interface ConnectionLimits {
  /** From the start of a connection or request until its headers have arrived. */
  headersMs: number;
  /** Until the whole request has arrived. */
  requestMs: number;
  /** How long a connection may send and receive nothing, e.g. when a client does not read its response. */
  silenceMs: number;
  /** How often `headersMs` and `requestMs` are checked. */
  checkMs: number;
  /** A connection that has been refused is closed after this time even if the client keeps it open. */
  lingerMs: number;
}

const usualLimits: ConnectionLimits = {
  headersMs: 20_000,
  requestMs: 2 * MINUTE,
  silenceMs: 2 * MINUTE,
  checkMs: 2000,
  lingerMs: 2000,
};

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/** Starts to listen; `listener` is called for every request. Rejects with StartupError when the address cannot be used. */
export async function openHttpServer(
  at: { host: string; port: number },
  listener: Listener,
  limits = usualLimits,
): Promise<{ server: Server; port: number }> {
  const server = createServer({
    // Proxies keep idle connections for 60 s. If we closed one first, a request that is already on its way would fail.
    keepAliveTimeout: 65_000,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
  });
  server.setTimeout(limits.silenceMs);
  server.on('request', (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') drainUnreadBody(req, res);
    listener(req, res);
  });
  server.on('clientError', (error, socket) => refuseConnection(error, socket as Socket, limits.lingerMs));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, at)));
    server.listen(at.port, at.host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

/**
 * Sends an error response to bytes that are no valid request, or to a request that came too slowly, and closes the
 * connection. An address or headers that are too long get a page, because browsers can send those: after a long link, or
 * with too many cookies. The parser stops before the address is known, so requests to `/api/` get the page too.
 */
function refuseConnection(error: NodeJS.ErrnoException, socket: Socket, lingerMs: number): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, page = '' } = refusalOf(error.code);
  const head = [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Cross-Origin-Resource-Policy: same-origin',
    ...(page === '' ? [] : pageHeaders),
    `Content-Length: ${Buffer.byteLength(page)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${page}`);
  // A client that neither reads nor closes would keep the connection open for ever. The reset also removes it at once from
  // the list of the operating system, which keeps a connection that was only closed for another minute.
  const limit = setTimeout(() => socket.resetAndDestroy(), lingerMs);
  socket.once('close', () => clearTimeout(limit));
}

const pageHeaders = [
  'Content-Type: text/html; charset=utf-8',
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options: nosniff',
];

function refusalOf(code: string | undefined): { status: string; page?: string } {
  if (code === 'HPE_HEADER_OVERFLOW')
    return { status: '431 Request Header Fields Too Large', page: renderPlainPage(headersTooLongText) };
  return { status: code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request' };
}

/**
 * Stops accepting connections, gives running requests at most `graceMs` to finish, then closes all connections. Resolves
 * when every connection is closed.
 */
export async function closeHttpServer(server: Server, graceMs = 5000): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A keep-alive connection becomes idle after its last answer, and `close` does not close it then.
  const closeIdle = setInterval(() => server.closeIdleConnections(), 50);
  const closeAll = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(closeIdle);
  clearTimeout(closeAll);
}
