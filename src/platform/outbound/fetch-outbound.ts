import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { createOutboundAgents, type FindAgent } from './outbound-agents.ts';
import { OutboundError } from './outbound-error.ts';

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 1024 * 1024;
const REDIRECTS = [301, 302, 303, 307, 308];

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

const findInternetAgent = createOutboundAgents();

/**
 * Sends one HTTP request to the outside and reads the whole answer. Every status is an answer. Requests to one host that
 * follow each other use the same connection. Nothing is repeated here: the caller decides after an error.
 * @throws OutboundError
 */
export async function fetchOutbound(
  url: URL | string,
  options: OutboundRequest,
  findAgent: FindAgent = findInternetAgent,
): Promise<OutboundResponse> {
  const { method = 'GET', maxRedirects = 0, timeoutMs = TIMEOUT_MS, signal } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const deadline = signal ? AbortSignal.any([timeout, signal]) : timeout;
  let target = parseAddress(url);
  let headers = options.headers;
  for (let redirects = 0; ; redirects += 1) {
    const response = await exchange(target, { ...options, method, headers }, deadline, findAgent);
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
  findAgent: FindAgent,
): Promise<OutboundResponse> {
  const { host } = url;
  const agent = findAgent(url, { allowPrivate });
  const isSecure = url.protocol === 'https:';
  let isConnected = false;
  try {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      ...{ method, signal, agent },
      headers: { 'accept-encoding': 'identity', ...headers },
    });
    request.on('socket', (socket) => {
      if (request.reusedSocket) isConnected = true;
      else
        socket.once(isSecure ? 'secureConnect' : 'connect', () => {
          isConnected = true;
        });
    });
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
