/** An IPv6 address has 8 groups of 16 bits: the first 4 are its /64 network, the first 3 its /48. */
const GROUPS = 8;
const NETWORK_GROUPS = 4;
const SITE_GROUPS = 3;

/**
 * The client that rate limits and reader keys count. For an IPv4 address it is the address itself. For an IPv6 address
 * it is the /64 network (`2001:db8:0:1::`), because one customer has a whole /64 and can use any address in it. An
 * IPv4-mapped IPv6 address counts as IPv4. Text that is no address is returned trimmed and in lower case.
 */
export function clientNetwork(address: string): string {
  return networkOf(address, NETWORK_GROUPS);
}

/**
 * Like `clientNetwork`, but of an IPv6 address the /48 (`2001:db8:1::`), of which one customer may have the whole: for votes,
 * comments and reports, which need no account.
 */
export function clientSite(address: string): string {
  return networkOf(address, SITE_GROUPS);
}

function networkOf(address: string, groupCount: number): string {
  const normalised = address.trim().toLowerCase().replace(/%.*$/, '');
  if (!normalised.includes(':')) return normalised;
  const groups = expandGroups(normalised);
  if (!groups) return normalised;
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff')
    return groups.slice(6).flatMap(toBytes).join('.');
  return `${groups.slice(0, groupCount).join(':')}::`;
}

/**
 * A shortened address that does not identify one connection: the /24 of an IPv4 address (`203.0.113.0`), the /48 of an
 * IPv6 address (`2001:db8:1::`). Text that is no address gives an empty string.
 */
export function truncateAddress(address: string): string {
  const network = clientNetwork(address);
  if (/^\d+\.\d+\.\d+\.\d+$/.test(network)) return network.replace(/(?<!\d)\d+$/, '0');
  const groups = network.split(':').slice(0, SITE_GROUPS);
  return network.endsWith('::') ? `${groups.join(':')}::` : '';
}

/** The eight groups of an IPv6 address without leading zeros; null when the text is no IPv6 address. */
function expandGroups(address: string): string[] | null {
  const withoutIPv4 = address.replace(
    /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/,
    (_all, ...bytes: string[]) => {
      const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
      return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
    },
  );
  const [head = '', tail, ...more] = withoutIPv4.split('::');
  if (more.length > 0) return null;
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const missing = GROUPS - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 0) return null;
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  return groups.every((group) => /^[\da-f]{1,4}$/.test(group)) ? groups.map(withoutZeros) : null;
}

const withoutZeros = (group: string): string => group.replace(/^0+(?=.)/, '');

function toBytes(group: string): number[] {
  const value = Number.parseInt(group, 16);
  return [value >> 8, value & 255];
}
