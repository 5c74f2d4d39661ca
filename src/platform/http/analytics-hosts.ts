const MAX_HOSTS = 10;
/** A host with at least one dot, or all its subdomains: `*.example.com`. Never a whole top-level domain. */
const HOST = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](?::\d{1,5})?$/;

/**
 * Parses the additional hosts that an external analytics script reports to: `api.example.com *.example.net`, separated by
 * spaces or commas, with or without `https://`. Returns them in the form of a content security policy,
 * `https://api.example.com`. Returns null when one is not a host or there are too many.
 */
export function parseAnalyticsHosts(line: string): string[] | null {
  const names = line
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((name) => name !== '');
  const hosts = names.map((name) => name.replace(/^https:\/\//, '').replace(/\/$/, ''));
  if (hosts.length > MAX_HOSTS || !hosts.every((host) => HOST.test(host))) return null;
  return [...new Set(hosts.map((host) => `https://${host}`))];
}
