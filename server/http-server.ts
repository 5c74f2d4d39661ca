import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { listenError } from './startup-error.ts';

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/** A server that listens; `listener` is called for every request. Rejects with StartupError when the address is not to be had. */
export async function openHttpServer(
  at: { host: string; port: number },
  listener: Listener,
): Promise<{ server: Server; port: number }> {
  const server = createServer({
    // Longer than the usual minute of a proxy, so that it is never us who hangs up on a request already on its way.
    keepAliveTimeout: 65_000,
    headersTimeout: 20_000,
    requestTimeout: 120_000,
  });
  server.on('request', listener);
  server.on('clientError', answerBrokenRequest);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, at)));
    server.listen(at.port, at.host, resolve);
  });
  return { server, port: (server.address() as AddressInfo).port };
}

function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
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
