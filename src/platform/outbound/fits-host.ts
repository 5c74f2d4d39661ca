/**
 * Whether a list of hosts names that of the address: `push.example.com`, `*.example.net` for every name below `example.net` but
 * not for `example.net` itself, and with a port of its own `127.0.0.1:8080`. Without a port every one is meant.
 */
export function fitsHost({ hostname, host }: URL, list: readonly string[]): boolean {
  const fits = (name: string, pattern: string) =>
    pattern.startsWith('*.') ? name.endsWith(pattern.slice(1)) : name === pattern;
  return list.some((pattern) => fits(hostname, pattern) || fits(host, pattern));
}
