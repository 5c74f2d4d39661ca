import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { MINUTE } from '#az/format/durations.ts';
import { findMaxConnections } from '#platform/http/max-connections.ts';
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

/** Elsewhere the first process accepts the connections and passes them on. */
const CAN_SHARE_PORTS = process.platform === 'linux';

/** A connection that has sent nothing for this long is closed when the server stops. */
const UNUSED_MS = 1000;

/** `close` of an HTTP server ends idle connections first. Connections that come meanwhile would be reset. */
const stopAccepting: (this: Server) => void = NetServer.prototype.close;

type Listener = (req: IncomingMessage, res: ServerResponse) => void;

/** An address to listen on. */
interface Address {
  host: string;
  port: number;
  /** Other processes listen on it too: the operating system gives each its part of the connections, where it can. */
  isShared?: boolean;
}

/** Starts to listen; `listener` is called for every request. Rejects with StartupError when the address cannot be used. */
export async function openHttpServer(
  at: Address,
  listener: Listener,
  limits = usualLimits,
): Promise<HttpServer> {
  const server = createServer({
    // Proxies keep idle connections for 60 s. If we closed one first, a request that is already on its way would fail.
    keepAliveTimeout: 65_000,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
  });
  server.setTimeout(limits.silenceMs);
  const maxConnections = findMaxConnections();
  if (maxConnections !== undefined) server.maxConnections = maxConnections;
  let isStopping = false;
  /** Requests that are answered when the server has stopped accepting connections; null at all other times. */
  let held: (() => void)[] | null = null;
  const unused = trackUnusedConnections(server);
  server.on('request', (req, res) => {
    if (isStopping) {
      // The client opens its next connection, which reaches another instance.
      res.shouldKeepAlive = false;
      res.once('finish', () => server.emit(ANSWERED));
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') drainUnreadBody(req, res);
    if (held) held.push(() => listener(req, res));
    else listener(req, res);
  });
  server.on('clientError', (error, socket) => refuseConnection(error, socket as Socket, limits.lingerMs));
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenError(error, at)));
    server.listen(
      { host: at.host, port: at.port, reusePort: at.isShared === true && CAN_SHARE_PORTS },
      resolve,
    );
  });
  return {
    server,
    port: (server.address() as AddressInfo).port,
    async stop({ delayMs, graceMs, beforeClose }) {
      isStopping = true;
      await sleep(delayMs);
      await beforeClose?.();
      const waiting: (() => void)[] = [];
      held = waiting;
      await untilNothingArrives(server);
      stopAccepting.call(server);
      const closed = closeHttpServer(server, { graceMs, unused });
      held = null;
      for (const answer of waiting) answer();
      await closed;
    },
  };
}

/** A server that listens. */
interface HttpServer {
  server: Server;
  port: number;
  /**
   * Goes on answering for `delayMs` and until `beforeClose` has resolved, with `Connection: close`. Then it accepts no more connections,
   * and gives running requests at most `graceMs` to finish. Resolves when every connection is closed.
   */
  stop(times: { delayMs: number; graceMs: number; beforeClose?: () => Promise<void> }): Promise<void>;
}

/** Open connections that have sent nothing yet, with the time of their start. Browsers open some in advance. */
type UnusedConnections = ReadonlyMap<Socket, number>;

function trackUnusedConnections(server: Server): UnusedConnections {
  const unused = new Map<Socket, number>();
  server.on('connection', (socket: Socket) => {
    unused.set(socket, performance.now());
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return unused;
}

/** A server that stops emits this after each answer. */
const ANSWERED = Symbol('answered');
/** For this long no connection has come and no answer has left when the server stops accepting. */
const QUIET_MS = 50;
const MAX_QUIET_TURN_MS = 1;
const MAX_QUIET_WAIT_MS = 2000;

/**
 * Waits for a moment in which no connection waits to be accepted: the operating system resets those when the server stops
 * accepting. Requests are held meanwhile, so that a turn of the event loop takes microseconds. The ones that came before are answered
 * meanwhile, and their clients connect again at once. Gives up after two seconds.
 */
async function untilNothingArrives(server: Server): Promise<void> {
  const begun = performance.now();
  let quietSince = begun;
  const interrupt = () => {
    quietSince = performance.now();
  };
  for (const event of ['connection', ANSWERED]) server.on(event, interrupt);
  for (let now = begun; now - begun < MAX_QUIET_WAIT_MS; ) {
    // A process that sleeps is seldom interrupted directly afterwards. One that asks all the time is, and takes the core from clients.
    await sleep(1);
    const woken = performance.now();
    // Takes the connections that wait. After a long turn others may have come.
    await turn();
    now = performance.now();
    if (now - woken < MAX_QUIET_TURN_MS && now - quietSince >= QUIET_MS) break;
  }
  for (const event of ['connection', ANSWERED]) server.off(event, interrupt);
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

async function closeHttpServer(
  server: Server,
  { graceMs, unused }: { graceMs: number; unused: UnusedConnections },
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A keep-alive connection becomes idle after its last answer, and `close` does not close it then.
  const closeIdle = setInterval(() => {
    server.closeIdleConnections();
    const before = performance.now() - UNUSED_MS;
    for (const [socket, since] of unused) if (since < before && socket.bytesRead === 0) socket.destroy();
  }, 50);
  const closeAll = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearInterval(closeIdle);
  clearTimeout(closeAll);
}
