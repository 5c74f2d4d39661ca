import { lookup } from 'node:dns/promises';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './is-public-address.ts';
import { OutboundError } from './outbound-error.ts';

/**
 * An unused connection is closed after this time, or earlier when the server asks for it. Servers wait longer (5 s is usual).
 * When a server closes a connection that gets a request at the same moment, nobody knows whether the request has arrived.
 */
const IDLE_MS = 2000;

/** Replaced in tests. */
interface Network {
  resolve: (hostname: string) => Promise<{ address: string; family: number }[]>;
  isPublic: (address: string) => boolean;
}
const internet: Network = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  isPublic: isPublicAddress,
};

/** Returns the agent for a request, which keeps connections open for the next requests. @throws OutboundError */
export type FindAgent = (url: URL, options: { allowPrivate: boolean }) => HttpAgent;

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
    const address = hostname.replace(/^\[|\]$/g, '');
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

const refuse = (host: string) =>
  new OutboundError('refusedAddress', `${host} is not an address of the public internet`);
