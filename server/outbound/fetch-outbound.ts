import { lookup } from 'node:dns/promises';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 1024 * 1024;
const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * - `unreachable`: no connection, so nothing was sent.
 * - `interrupted`: the request was sent, but no complete answer came. The recipient may have it.
 * - `refusedAddress`: the address is not http or https, or not on the public internet.
 * - `tooLarge`, `tooManyRedirects`: the answer is not usable.
 */
export type OutboundProblem =
  | 'unreachable'
  | 'interrupted'
  | 'refusedAddress'
  | 'tooLarge'
  | 'tooManyRedirects';

/** No answer. The message names the host only, because paths and headers may hold secrets. */
export class OutboundError extends Error {
  override name = 'OutboundError';
  readonly problem: OutboundProblem;

  constructor(problem: OutboundProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

export interface OutboundRequest {
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** False for addresses that come from outside: private, loopback and link-local networks are then refused. */
  allowPrivate: boolean;
  /** For the whole exchange with its redirects. */
  timeoutMs?: number;
  /** The maximum size of the answer in bytes. */
  maxBytes?: number;
  /** How many redirects of a GET are followed. 0: a redirect is the answer. */
  maxRedirects?: number;
  signal?: AbortSignal;
}

export interface OutboundResponse {
  status: number;
  headers: Headers;
  body: Buffer;
  /** After redirects. */
  url: URL;
}

/** What tests replace. */
interface Network {
  resolve: (hostname: string) => Promise<{ address: string; family: number }[]>;
  isPublic: (address: string) => boolean;
}
const internet: Network = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  isPublic: isPublicAddress,
};

/**
 * Sends one HTTP request to the outside and reads the whole answer. Every status is an answer. A name is resolved once, and
 * the connection uses the addresses that were checked, so that a second DNS answer cannot lead elsewhere.
 * @throws OutboundError
 */
export async function fetchOutbound(
  url: URL | string,
  options: OutboundRequest,
  network: Network = internet,
): Promise<OutboundResponse> {
  const { method = 'GET', maxRedirects = 0, timeoutMs = TIMEOUT_MS, signal } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const deadline = signal ? AbortSignal.any([timeout, signal]) : timeout;
  let target = parseAddress(url);
  let headers = options.headers;
  for (let redirects = 0; ; redirects += 1) {
    const response = await exchange(target, { ...options, method, headers }, deadline, network);
    const location = response.headers.get('location');
    const isRedirect = REDIRECTS.includes(response.status) && location !== null;
    if (!isRedirect || method !== 'GET' || maxRedirects === 0) return response;
    if (redirects === maxRedirects)
      throw new OutboundError('tooManyRedirects', `${target.host} redirects too often`);
    const next = parseAddress(location, target);
    // Another site must not receive a key that was meant for the first one.
    if (next.origin !== target.origin) headers = undefined;
    target = next;
  }
}

function parseAddress(address: URL | string, base?: URL): URL {
  const url = URL.parse(String(address), base);
  if (url && ['http:', 'https:'].includes(url.protocol)) return url;
  throw new OutboundError('refusedAddress', 'Only addresses with http and https are fetched');
}

async function exchange(
  url: URL,
  { method, headers, body, allowPrivate, maxBytes = MAX_BYTES }: OutboundRequest,
  signal: AbortSignal,
  network: Network,
): Promise<OutboundResponse> {
  const { host } = url;
  const hostname = url.hostname.replace(/^\[|\]$/g, '');
  // Only names are looked up. An address in the URL is checked here.
  if (!allowPrivate && isIP(hostname) && !network.isPublic(hostname)) throw refuse(host);
  const isSecure = url.protocol === 'https:';
  let isConnected = false;
  try {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      ...{ method, signal, agent: false },
      headers: { 'accept-encoding': 'identity', ...headers },
      ...(allowPrivate ? {} : { lookup: lookUpPublic(host, network) }),
    });
    request.on('socket', (socket) =>
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        isConnected = true;
      }),
    );
    request.on('response', resolve).on('error', reject).end(body);
    const message = await promise;
    return {
      status: message.statusCode ?? 0,
      headers: readHeaders(message),
      body: await readBody(message, maxBytes, host),
      url,
    };
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    const reason = signal.aborted ? 'took too long' : (error as NodeJS.ErrnoException).code;
    if (isConnected) throw new OutboundError('interrupted', `${host} broke off its answer: ${reason}`);
    throw new OutboundError('unreachable', `${host} does not answer: ${reason}`);
  }
}

/** The look-up of a socket. It refuses a name when any of its addresses is private. */
function lookUpPublic(host: string, network: Network): LookupFunction {
  return (hostname, options, callback) => {
    network.resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => network.isPublic(address)))
          callback(refuse(host), '');
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, ''),
    );
  };
}

const refuse = (host: string) =>
  new OutboundError('refusedAddress', `${host} is not an address of the public internet`);

function readHeaders({ headersDistinct }: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct))
    for (const value of values) headers.append(name, value);
  return headers;
}

async function readBody(message: IncomingMessage, maxBytes: number, host: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > maxBytes) throw new OutboundError('tooLarge', `${host} sends more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
