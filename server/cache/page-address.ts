import { hasLite, wantsLite } from '#app/site/lite/lite-address.ts';
import { href } from '#domain/href.ts';

/** The query parameters that change a page, each with the values that may be kept in the cache. */
type CachedParameters = Readonly<Record<string, RegExp>>;

/** Says for a path which parameters make a page of its own; null when the path is never cached. */
export type AddressRule = (path: string) => CachedParameters | null;

/** The lists with pages. The first has no number, so that it is kept once. */
const paged = /^\/(?:category|tag|author)\/[^/]+$/;
const listPage: CachedParameters = { page: /^[1-9]\d{0,4}$/ };
const none: CachedParameters = {};

/**
 * Not for the cache: what belongs to a person (back-office, diagnostics), what depends on every parameter (search,
 * the interfaces, the router's own data requests).
 */
const uncached =
  /^\/(?:__manifest|admin|api|lite|search|create-admin|check-articles|database|cleanup-images|firebase-test|newsletter)(?:\/|$)|\.data$/;

const league = /^[a-z][a-z0-9-]{0,59}$/;

/** Pages with parameters of their own, and the interfaces that readers' pages ask. */
const ownParameters: ReadonlyMap<string, CachedParameters> = new Map([
  [href('/todays-games'), { date: /^\d{4}-\d\d-\d\d$/ }],
  [href('/live-scores'), { league }],
  [href('/tournament-tables'), { league }],
  [href('/gettoscore'), { league }],
  [href('/premier-league/table'), { league }],
  [href('/api/breaking'), none],
  [href('/api/live-scores'), { league }],
  [href('/api/top-stories'), none],
]);

/** The rule of this site: readers' pages with the parameters they know. Whether one is kept is then up to its Cache-Control. */
export const readerAddresses: AddressRule = (path) =>
  ownParameters.get(path) ?? (uncached.test(path) ? null : paged.test(path) ? listPage : none);

/**
 * The address a page is kept under: its path and the known parameters in a fixed order; campaign tags and other unknown
 * parameters are gone. `lite=1` stands at the end where the reader gets the light version, asked for or because the
 * browser `savesData`. Null when the rule refuses the path or a value, so that nobody can fill the cache with
 * `?page=anything`; a parameter that the page does not know is ignored.
 */
export function pageAddress(target: string, rule: AddressRule, savesData = false): string | null {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const kept = rule(path);
  if (!kept) return null;
  if (mark < 0 && !savesData) return path;
  const given = new URLSearchParams(mark < 0 ? '' : target.slice(mark + 1));
  const parts: string[] = [];
  for (const name in kept) {
    const value = given.get(name);
    if (value === null) continue;
    if (!kept[name]?.test(value)) return null;
    if (name === 'page' && value === '1') continue;
    parts.push(`${name}=${encodeURIComponent(value)}`);
  }
  if (hasLite(path) && wantsLite(given.get('lite'), savesData)) parts.push('lite=1');
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}
