import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { drainUnreadBody } from './drain-unread-body.ts';
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

/** Answers what is no request, or took too long, with one line, and closes the connection. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Socket, lingerMs: number): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
  // A client that neither reads nor closes would keep the connection for ever, a minute of it in the system's own list.
  const limit = setTimeout(() => socket.resetAndDestroy(), lingerMs);
  socket.once('close', () => clearTimeout(limit));
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
