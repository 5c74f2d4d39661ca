import { lookup } from 'node:dns/promises';
import { Agent as HttpAgent, type IncomingMessage, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Config } from '#platform/config.ts';
import { fitsHost } from './fits-host.ts';
import { OutboundError } from './outbound-error.ts';

/** The ranges that no host of the internet has (the special-purpose registries of IANA). */
const PRIVATE_IPV4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 ' +
  '192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';
/** All public IPv6 addresses are in it. Loopback, link-local, private and IPv4-mapped addresses are not. */
const GLOBAL_IPV6 = '2000::/3';
/** Ranges of it that are not public. Some contain an IPv4 address, which may be private (Teredo, 6to4). */
const SPECIAL_IPV6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';

const privateIpv4 = listNetworks(PRIVATE_IPV4, 'ipv4');
const globalIpv6 = listNetworks(GLOBAL_IPV6, 'ipv6');
const specialIpv6 = listNetworks(SPECIAL_IPV6, 'ipv6');

/**
 * An unused connection is closed after this time, or earlier when the server asks for it. Servers wait longer (5 s is usual).
 * When a server closes a connection that gets a request at the same moment, nobody knows whether the request has arrived.
 */
const IDLE_MS = 2000;
const internet: Network = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  isPublic: isPublicAddress,
};

const refuse = (host: string) =>
  new OutboundError('refusedAddress', `${host} is not an address of the public internet`);

const TIMEOUT_MS = 15_000;
const MAX_BYTES = 1024 * 1024;
const REDIRECTS = [301, 302, 303, 307, 308];

/** Where a request may go. */
export interface OutboundLimits {
  /** False for addresses that come from outside: private, loopback and link-local networks are then refused. */
  allowPrivate: boolean;
  /** The only hosts that may be asked, also after a redirect, in the form of `fitsHost`. Empty or absent: every host. */
  hosts?: readonly string[];
}

export interface OutboundRequest extends OutboundLimits {
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  body?: string | Uint8Array;
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

/** Replaced in tests. */
interface Network {
  resolve: (hostname: string) => Promise<{ address: string; family: number }[]>;
  isPublic: (address: string) => boolean;
}

/** Returns the agent for a request, which keeps connections open for the next requests. @throws OutboundError */
type FindAgent = (url: URL, options: { allowPrivate: boolean }) => HttpAgent;

/** The limits of addresses that are not the operator's own: those that editors enter or files contain. */
export function outboundLimits(
  config: Pick<Config, 'allowPrivateAddresses' | 'outboundHosts'>,
): OutboundLimits {
  return { allowPrivate: config.allowPrivateAddresses, hosts: config.outboundHosts };
}

/** Whether the operator's list of hosts allows an address. */
export function isAllowedHost(url: URL, hosts: readonly string[] = []): boolean {
  return hosts.length === 0 || fitsHost(url, hosts);
}

/** Whether an IP address belongs to the public internet. False for text that is no address. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !privateIpv4.check(address, 'ipv4');
    case 6:
      return globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6');
    default:
      return false;
  }
}

function listNetworks(ranges: string, family: 'ipv4' | 'ipv6'): BlockList {
  const networks = new BlockList();
  for (const range of ranges.split(' ')) {
    const [network = '', prefix] = range.split('/');
    networks.addSubnet(network, Number(prefix), family);
  }
  return networks;
}

/**
 * Creates the agents of outbound requests. Without `allowPrivate` every connection that they open is checked: a name is
 * resolved once, and the connection uses the addresses that were checked, so that a second DNS answer cannot lead elsewhere.
 * These agents share no connections with those that allow private networks.
 */
export function createOutboundAgents(network = internet): FindAgent {
  const keepAlive = { keepAlive: true, timeout: IDLE_MS };
  const checked = { ...keepAlive, lookup: lookUpPublic(network) };
  const anyAddress = { 'http:': new HttpAgent(keepAlive), 'https:': new HttpsAgent(keepAlive) };
  const publicOnly = { 'http:': new HttpAgent(checked), 'https:': new HttpsAgent(checked) };
  return ({ protocol, hostname, host }, { allowPrivate }) => {
    const address = hostname.replace(/[[\]]/g, '');
    // Only names are looked up. The connection of an address in the URL goes to that address.
    if (!allowPrivate && isIP(address) && !network.isPublic(address)) throw refuse(host);
    return (allowPrivate ? anyAddress : publicOnly)[protocol as 'http:' | 'https:'];
  };
}

/** The look-up of a socket. It refuses a name when any of its addresses is private. */
function lookUpPublic({ resolve, isPublic }: Network): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isPublic(address))) callback(refuse(hostname), '');
        else if (options.all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error) => callback(error, ''),
    );
  };
}

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
  { method, headers, body, allowPrivate, hosts, maxBytes = MAX_BYTES }: OutboundRequest,
  signal: AbortSignal,
  findAgent: FindAgent,
): Promise<OutboundResponse> {
  const { host } = url;
  if (!isAllowedHost(url, hosts))
    throw new OutboundError('refusedAddress', `${host} is not one of the allowed hosts`);
  const agent = findAgent(url, { allowPrivate });
  let isConnected = false;
  try {
    const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
    // The agent makes it a request over https.
    const request = requestHttp(url, {
      method,
      signal,
      agent,
      headers: { 'accept-encoding': 'identity', ...headers },
    });
    request.on('socket', (socket) => {
      if (request.reusedSocket) isConnected = true;
      else
        socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
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

/**
 * The milliseconds of `Retry-After`, which is a number of seconds or a date. Null without a moment in the future: the
 * caller then waits as long as after any other failure.
 */
export function readRetryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after') ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return ms > 0 ? ms : null;
}
