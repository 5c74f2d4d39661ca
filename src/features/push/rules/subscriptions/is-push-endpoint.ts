/**
 * The push services of the browsers: Chrome and all browsers built on it (Google), Firefox (Mozilla), Safari (Apple) and Edge
 * (Microsoft). A browser cannot be told to use another one, so other addresses do not come from a browser.
 */
const PUSH_SERVICES = [
  ...['fcm.googleapis.com', '*.push.services.mozilla.com'],
  ...['*.push.apple.com', '*.notify.windows.com'],
];

/** Which endpoints are accepted beside those of the known push services. */
export interface PushEndpointRules {
  /** Further hosts, on every port: `push.example.com`, `*.example.net`, with a port of its own `127.0.0.1:8080`. */
  hosts: readonly string[];
  /** They may use http. */
  allowPrivate: boolean;
}

/** Whether an endpoint belongs to a push service to which the site sends notices. */
export function isPushEndpoint(endpoint: string, { hosts, allowPrivate }: PushEndpointRules): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  const isSecure = url.protocol === 'https:';
  if (isSecure && url.port === '' && PUSH_SERVICES.some((service) => fits(url.hostname, service)))
    return true;
  if (!isSecure && !(allowPrivate && url.protocol === 'http:')) return false;
  return hosts.some((host) => fits(url.hostname, host) || fits(url.host, host));
}

/** `*.example.net` fits every name below `example.net`, but not `example.net` itself. */
function fits(host: string, pattern: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern;
}
