const MOST = 10;
/** A host with at least one dot, or all that stand under one: `*.example.com`. Never a whole top-level domain. */
const HOST = /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9](?::\d{1,5})?$/;

/**
 * The hosts that an outside analytics script reports to beside its own, out of a line: `api.example.com *.example.net`,
 * by spaces or commas, `https://` before them or not. Returns them as a policy names them, `https://api.example.com`;
 * null when one is no host.
 */
export function parseAnalyticsHosts(line: string): string[] | null {
  const names = line
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((name) => name !== '');
  const hosts = names.map((name) => name.replace(/^https:\/\//, '').replace(/\/$/, ''));
  if (hosts.length > MOST || !hosts.every((host) => HOST.test(host))) return null;
  return [...new Set(hosts.map((host) => `https://${host}`))];
}
