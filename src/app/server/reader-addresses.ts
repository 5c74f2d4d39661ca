import { screens } from '#app/declarations.ts';
import { hasLite, wantsLite } from '#features/light-pages/rules/lite-address.ts';
import { isPublicApi } from '#features/public-api/rules/public-api-address.ts';
import { endpoints } from '#features/public-api/site/endpoints.ts';
import { CAMPAIGN, OLD_HOME_PARAMETERS } from '#features/redirects/rules/parse-old-path.ts';
import { href } from '#platform/http/href.ts';
import type { AddressRules, CachedAddress } from '#platform/page-cache/page-address.ts';

type Parameters = CachedAddress['parameters'];

const cached = (parameters: Parameters): CachedAddress => ({ parameters });

/** The lists with pages. Page 1 has no number in its address, so that it is cached once. */
const paged = /^\/(?:category|tag|author)\/[^/]+$/;
const listPage = cached({ page: /^[1-9]\d{0,4}$/ });
/** Pages of a commentary, and links to one post of it. */
const matchPage = /^\/oyun\/[^/]+$/;
const competitionPage = /^\/turnir\/[^/]+(?:\/bombardirler)?$/;
const seasonMatchesPage = /^\/turnir\/[^/]+\/oyunlar$/;
/** Comments of an article. The pages below, of own comments and reports, are personal. */
const commentsPage = /^\/article\/[^/]+\/comments$/;
const ofReader = /^\/article\/[^/]+\/comments\/./;
const comments = cached({ after: /^[\w-]{1,64}$/, answer: /^[\w-]{1,64}$/ });
const commentaryPage = cached({ page: /^[1-9]\d{0,4}$/, post: /^[\w-]{1,64}$/ });
const none = cached({});

/**
 * Not cached: pages of one person (back-office, diagnostics) and addresses that depend on every parameter (search, polls, APIs,
 * the router's own data requests).
 */
const uncached =
  /^\/(?:__manifest|admin|api|lite|search|create-admin|check-articles|database|cleanup-images|firebase-test|newsletter|sorgu)(?:\/|$)|\.data$/;

const league = /^[a-z][a-z0-9-]{0,59}$/;
/** `league` is the old name of `competition`: the page redirects. */
const season = /^\d[\d-]{0,19}$/;
const tables = cached({ league, competition: league, season });
const seasons = cached({ season });
const seasonMatches = cached({ season, order: /^month$/ });

/** Matches no value: with such a parameter the address is an old one of another page, so the cached page is not sent. */
const never = /(?!)/;
const oldHome: Parameters = Object.fromEntries(OLD_HOME_PARAMETERS.map((name) => [name, never]));
const home = cached({ ...oldHome, 'most-read': /^(?:24h|7d)$/ });

/** Pages with parameters of their own, and the APIs that readers' pages call. */
const ownParameters: ReadonlyMap<string, CachedAddress> = new Map([
  [href('/'), home],
  [href('/todays-games'), cached({ date: /^\d{4}-\d\d-\d\d$/ })],
  [href('/live-scores'), cached({ league })],
  [href('/tournament-tables'), tables],
  [href('/gettoscore'), tables],
  [href('/premier-league/table'), tables],
  [href('/api/v1'), none],
  [href('/api/breaking'), none],
  [href('/api/live-scores'), cached({ league })],
  [href('/api/top-stories'), none],
]);

/**
 * The parameters of the public API. The endpoint checks the values: only valid ones give an answer that can be cached. An
 * unknown parameter must reach the endpoint too, so the address is not cached then.
 */
const publicApi: CachedAddress = {
  parameters: Object.fromEntries(
    Object.values(endpoints)
      .flatMap(({ parameters }) => Object.keys(parameters.shape))
      .map((name) => [name, /^[\w.:+-]{1,400}$/]),
  ),
  isStrict: true,
};

/** Resources about one thing: those that the live stream sends, and the result of a poll. */
const resource =
  /^\/api\/(?:matches\/[\w-]{1,64}(?:\/coverage)?|(?:brackets|rankings|standings|polls)\/[\w-]{1,64})$/;

/**
 * The paths of the declared screens. A pattern that begins with a parameter is left out: it also has the addresses of other
 * programs, from which a site has moved.
 */
const ofScreen = new RegExp(
  `^(?:${screens
    .map(({ path }) => path)
    .filter((path) => /^\/[a-z]/.test(path))
    .map((path) =>
      path
        .replaceAll('.', '\\.')
        .replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?')
        .replaceAll(/:\w+/g, '[^/]+'),
    )
    .join('|')})$`,
);

/** The sections whose pages are named by a slug, as `/komanda/`. Slugs have no capitals. */
export const slugSections: ReadonlySet<string> = new Set(
  screens.flatMap(({ path }) => /^(\/[a-z]+\/):(?:slug|category)(?:\/|$)/.exec(path)?.[1] ?? []),
);

/** An address without a page may be an old one with a query that names the page, such as `/news.php?id=7`. */
const unknown: CachedAddress = { parameters: {}, isStrict: true, ignored: CAMPAIGN };

/** Readers' pages with their known parameters. `Cache-Control` then decides about each response. */
export const readerAddresses: AddressRules = {
  find(path) {
    const own = ownParameters.get(path);
    if (own) return own;
    if (resource.test(path)) return none;
    if (isPublicApi(path)) return publicApi;
    if (uncached.test(path) || ofReader.test(path)) return null;
    if (commentsPage.test(path)) return comments;
    if (matchPage.test(path)) return commentaryPage;
    if (competitionPage.test(path)) return seasons;
    if (seasonMatchesPage.test(path)) return seasonMatches;
    if (paged.test(path)) return listPage;
    return ofScreen.test(path) ? none : unknown;
  },
  findVersion: (path, { given, savesData }) =>
    hasLite(path) && wantsLite(given.get('lite'), savesData) ? 'lite=1' : null,
};
