import { BlockList, isIP } from 'node:net';

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

/** Whether an IP address belongs to the public internet. False for text that is no address. */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/%.*$/, '');
  switch (isIP(bare)) {
    case 4:
      return !privateIpv4.check(bare, 'ipv4');
    case 6:
      return globalIpv6.check(bare, 'ipv6') && !specialIpv6.check(bare, 'ipv6');
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
