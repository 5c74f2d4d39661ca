import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { headersTooLongText } from '#az/text/pages.ts';
import { drainUnreadBody } from './drain-unread-body.ts';
import { renderPlainPage } from './plain-page.ts';
import { listenError } from './startup-error.ts';

/** How long connections may take, in milliseconds. */
export interface ConnectionLimits {
  /** Until the head of a request is there. */
  headersMs: number;
  /** Until all of a request is there. */
  requestMs: number;
  /** Without a byte in either direction, e.g. a client that does not read its answer. */
  silenceMs: number;
  /** How often the first two are looked at. */
  checkMs: number;
  /** A connection that has been refused is closed after this time even if the client keeps it open. */
  lingerMs: number;
}

const usualLimits: ConnectionLimits = {
  headersMs: 20_000,
  requestMs: 120_000,
  silenceMs: 120_000,
  checkMs: 2000,
  lingerMs: 2000,
};

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/** A server that listens; `listener` is called for every request. Rejects with StartupError when the address is not to be had. */
export async function openHttpServer(
  at: { host: string; port: number },
  listener: Listener,
  limits = usualLimits,
): Promise<{ server: Server; port: number }> {
  const server = createServer({
    // Longer than the usual minute of a proxy, so that it is never us who hangs up on a request already on its way.
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
 * Answers what cannot be read as a request, or came too slowly, and closes the connection. Only a head that is too long
 * gets a page, because a browser sends one after a link or cookies that are too long. The parser has stopped before the
 * address is known, so an address for scripts gets the same page.
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
    ...(page === '' ? [] : pageHeaders),
    `Content-Length: ${Buffer.byteLength(page)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${page}`);
  // A client that neither reads nor closes would keep the connection for ever, a minute of it in the system's own list.
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
 * Stops accepting, lets the requests under way finish for at most `graceMs`, then cuts what is left. Resolves when
 * every connection is closed.
 */
export async function closeHttpServer(server: Server, graceMs = 5000): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection becomes idle when its last request is answered; nobody else would close it then.
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
