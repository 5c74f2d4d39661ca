import { hasLite, wantsLite } from '#features/light-pages/rules/lite-address.ts';
import { endpoints } from '#features/public-api/site/endpoints.ts';
import { OLD_HOME_PARAMETERS } from '#features/redirects/rules/parse-old-path.ts';
import { isPublicApi } from '#platform/http/api-error.ts';
import { href } from '#platform/http/href.ts';

/** The query parameters that change a page, each with the values that may be cached. */
type CachedParameters = Readonly<Record<string, RegExp>>;

/** Returns the parameters that change the page at a path; null when the path is never cached. */
export type AddressRule = (path: string) => CachedParameters | null;

/** The lists with pages. Page 1 has no number in its address, so that it is cached once. */
const paged = /^\/(?:category|tag|author)\/[^/]+$/;
const listPage: CachedParameters = { page: /^[1-9]\d{0,4}$/ };
/** Pages of a commentary, and links to one post of it. */
const matchPage = /^\/oyun\/[^/]+$/;
const competitionPage = /^\/turnir\/[^/]+(?:\/bombardirler)?$/;
/** Comments of an article. The pages below, of own comments and reports, are personal. */
const commentsPage = /^\/article\/[^/]+\/comments$/;
const ofReader = /^\/article\/[^/]+\/comments\/./;
const comments: CachedParameters = { after: /^[\w-]{1,64}$/, answer: /^[\w-]{1,64}$/ };
const commentaryPage: CachedParameters = { page: /^[1-9]\d{0,4}$/, post: /^[\w-]{1,64}$/ };
const none: CachedParameters = {};

/**
 * Not cached: pages of one person (back-office, diagnostics) and addresses that depend on every parameter (search, polls, APIs,
 * the router's own data requests).
 */
const uncached =
  /^\/(?:__manifest|admin|api|lite|search|create-admin|check-articles|database|cleanup-images|firebase-test|newsletter|sorgu)(?:\/|$)|\.data$/;

const league = /^[a-z][a-z0-9-]{0,59}$/;
/** `league` is the old name of `competition`: the page redirects. */
const season = /^\d[\d-]{0,19}$/;
const tables: CachedParameters = { league, competition: league, season };
const seasons: CachedParameters = { season };

/** Matches no value: with such a parameter the address is an old one of another page, so the cached page is not sent. */
const never = /(?!)/;
const oldHome: CachedParameters = Object.fromEntries(OLD_HOME_PARAMETERS.map((name) => [name, never]));
const home: CachedParameters = { ...oldHome, 'most-read': /^(?:24h|7d)$/ };

/** Pages with parameters of their own, and the APIs that readers' pages call. */
const ownParameters: ReadonlyMap<string, CachedParameters> = new Map([
  [href('/'), home],
  [href('/todays-games'), { date: /^\d{4}-\d\d-\d\d$/ }],
  [href('/live-scores'), { league }],
  [href('/tournament-tables'), tables],
  [href('/gettoscore'), tables],
  [href('/premier-league/table'), tables],
  [href('/api/v1'), none],
  [href('/api/breaking'), none],
  [href('/api/live-scores'), { league }],
  [href('/api/top-stories'), none],
]);

/**
 * The parameters of the public API. The endpoint checks the values: only valid ones give an answer that can be cached. An
 * unknown parameter must reach the endpoint too, so the address is not cached then.
 */
const apiParameters: CachedParameters = Object.fromEntries(
  Object.values(endpoints)
    .flatMap(({ parameters }) => Object.keys(parameters.shape))
    .map((name) => [name, /^[\w.:+-]{1,400}$/]),
);

/** Resources about one thing: those that the live stream sends, and the result of a poll. */
const resource = /^\/api\/(?:matches\/[\w-]{1,64}(?:\/coverage)?|(?:standings|polls)\/[\w-]{1,64})$/;

/** The rule of this site: readers' pages with their known parameters. `Cache-Control` then decides about each response. */
export const readerAddresses: AddressRule = (path) => {
  const parameters = ownParameters.get(path);
  if (parameters) return parameters;
  if (resource.test(path)) return none;
  if (isPublicApi(path)) return apiParameters;
  if (uncached.test(path) || ofReader.test(path)) return null;
  if (commentsPage.test(path)) return comments;
  if (matchPage.test(path)) return commentaryPage;
  if (competitionPage.test(path)) return seasons;
  return paged.test(path) ? listPage : none;
};

/**
 * The address under which a page is cached: its path and the known parameters in a fixed order, without campaign tags and
 * other unknown parameters. `lite=1` comes last when the reader gets the light version, by choice or because the browser
 * `savesData`. Null when the rule refuses the path or a value, so that requests such as `?page=anything` cannot fill the
 * cache. A parameter that the page does not use is ignored.
 */
export function pageAddress(target: string, rule: AddressRule, savesData = false): string | null {
  const mark = target.indexOf('?');
  const path = mark < 0 ? target : target.slice(0, mark);
  const parameters = rule(path);
  if (!parameters) return null;
  if (mark < 0 && !savesData) return path;
  const given = new URLSearchParams(mark < 0 ? '' : target.slice(mark + 1));
  if (parameters === apiParameters && [...given.keys()].some((name) => !Object.hasOwn(parameters, name)))
    return null;
  const parts: string[] = [];
  for (const name in parameters) {
    const value = given.get(name);
    if (value === null) continue;
    if (!parameters[name]?.test(value)) return null;
    if (name === 'page' && value === '1') continue;
    parts.push(`${name}=${encodeURIComponent(value)}`);
  }
  if (hasLite(path) && wantsLite(given.get('lite'), savesData)) parts.push('lite=1');
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path;
}
