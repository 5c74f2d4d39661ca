import { listMostReadNow } from '#features/analytics/rules/most-read.ts';
import { MostRead } from '#features/analytics/site/most-read.tsx';
import { Pagination } from '#features/article-cards/site/pagination.tsx';
import { PopularSections } from '#features/article-cards/site/popular-sections.tsx';
import { ARTICLES_PER_PAGE } from '#features/articles/rules/read/article-list-page.ts';
import { CompactMatch } from '#features/matches/site/parts/compact-match.tsx';
import { isSample, SampleNotice } from '#features/matches/site/parts/sample-notice.tsx';
import { TeamMark } from '#features/matches/site/parts/team-mark.tsx';
import { PageMeta } from '#features/page-meta/site/page-meta.tsx';
import { requestContext, servicesOf } from '#platform/http/context.ts';
import { href } from '#platform/http/href.ts';
import { readPart } from '#platform/http/read-part.ts';
import { notFoundResponse } from '#platform/site/not-found-response.ts';
import { parsePage } from '#platform/site/parse-page.ts';
import { SiteLink } from '#platform/ui/site-link.tsx';
import type { SearchCorrection } from '../rules/query/read-query.ts';
import {
  emptySearchPage,
  type SearchPage as FoundPage,
  type SearchResult,
  searchArticles,
} from '../rules/search-articles.ts';
import { foldQuery, parseSearchQuery } from '../rules/search-query.ts';
import { searchText } from '../text.ts';
import type { Route } from './+types/search.ts';
import { type NamedView, readNamed } from './named/read-named.ts';
import { SearchFilters } from './parts/search-filters.tsx';
import { SearchForm } from './parts/search-form.tsx';
import { SearchResultCard } from './parts/search-result-card.tsx';
import {
  newSearchAddress,
  parseSearchParameters,
  type SearchParameters,
  searchAddress,
  searchSince,
} from './search-parameters.ts';

/** The browser may cache a result page for going back. The page cache must not store it: every query is another page. */
export const headers = () => ({ 'Cache-Control': 'private, max-age=30' });

const MAX_POPULAR = 5;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, config, now } = servicesOf(context);
  const parameters = new URL(request.url).searchParams;
  const choice = parseSearchParameters(parameters);
  const page = parsePage(parameters) ?? 1;
  const found = choice.query ? await readResults({ request, context }, choice, page) : null;
  const popular = found?.total
    ? []
    : await readPart(
        context,
        'most read articles',
        () => listMostReadNow(db, { now: now(), limit: MAX_POPULAR }),
        [],
      );
  const named = found?.page === 1 ? await readNamedPart(context, found.named) : [];
  return {
    choice,
    found,
    popular,
    named,
    now: now(),
    completeCount: Math.max(0, (found?.completeTotal ?? 0) - (page - 1) * ARTICLES_PER_PAGE),
    site: { name: config.siteName, url: config.siteUrl },
    isSample: isSample(named.flatMap(({ matches }) => matches.map(({ match }) => match))),
  };
}

/** A list that cannot be read is empty (spec §8). The search log must not count it as a search without results. */
async function readResults(
  { request, context }: Pick<Route.LoaderArgs, 'request' | 'context'>,
  choice: SearchParameters,
  page: number,
): Promise<FoundPage> {
  const { db, now, readerKey, searchLog } = servicesOf(context);
  const since = searchSince(choice.date, now());
  const found = await readPart(
    context,
    'search results',
    () => searchArticles(db, { ...choice, since, page }),
    null,
  );
  if (!found) return emptySearchPage(page);
  if (page > found.pages) throw notFoundResponse('page');
  const isNewSearch = page === 1 && searchAddress(choice) === newSearchAddress(choice.query);
  const userAgent = request.headers.get('user-agent');
  const { clientAddress } = context.get(requestContext);
  if (isNewSearch && readerKey({ clientAddress, userAgent }) !== null)
    searchLog.add({ query: foldQuery(parseSearchQuery(choice.query)), isZero: found.total === 0 });
  return found;
}

function readNamedPart(context: Route.LoaderArgs['context'], named: FoundPage['named']) {
  const { db, now } = servicesOf(context);
  return readPart(context, 'matches of a search', () => readNamed(db, { named, now: now() }), []);
}

/** The search page (spec §2.1). It works without scripts. Without results it shows popular articles and sections. */
export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { choice, found, completeCount, popular, named, site, now } = loaderData;
  const isFiltered = choice.category !== null || choice.date !== null;
  const heading = choice.query ? searchText.heading(choice.query) : searchText.title;
  return (
    <div className="mx-auto max-w-4xl">
      <PageMeta
        title={`${heading} – ${site.name}`}
        description={describeResults(choice.query, found)}
        address={`${site.url}${href('/search')}`}
        isHidden
      />
      <h1 className="mt-8 mb-5 break-words text-4xl">{heading}</h1>
      <SearchForm query={choice.query} />
      {found ? (
        <>
          <p className="mt-2 empty:hidden">
            <SampleNotice isShown={loaderData.isSample} />
          </p>
          <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
            {named.map((one) => (
              <NamedSection key={one.address ?? one.name} named={one} />
            ))}
          </div>
          <p role="status" className="tabular mt-5 text-lg">
            {found.total > 0 || !(isFiltered || named.length > 0)
              ? formatCount(found, choice.query)
              : isFiltered
                ? searchText.noneFiltered
                : searchText.noArticles}
          </p>
          {found.correction && <Correction {...found.correction} choice={choice} />}
          {(found.total > 0 || isFiltered) && (
            <SearchFilters choice={choice} sections={found.sections} isCapped={found.isCapped} />
          )}
          <SearchResults articles={found.articles} completeCount={completeCount} now={now} />
          <Pagination page={found.page} pages={found.pages} address={(page) => searchAddress(choice, page)} />
        </>
      ) : (
        <p className="mt-5 text-lg text-muted">{searchText.empty}</p>
      )}
      {!found?.total && (
        <>
          {found && isFiltered && (
            <SearchLink to={{ ...choice, category: null, date: null }}>{searchText.showAll}</SearchLink>
          )}
          {found && !isFiltered && named.length === 0 && (
            <p className="mt-2 text-muted">{searchText.noneHint}</p>
          )}
          <div className="mt-10 grid gap-10">
            <MostRead articles={popular} />
            <PopularSections />
          </div>
        </>
      )}
    </div>
  );
}

/** A team, a player or a competition that the query names: its name, its links and matches. */
function NamedSection({ named: { name, address, teams, note, links, matches } }: { named: NamedView }) {
  return (
    <section className="overflow-hidden rounded-md border border-line px-4 pt-3">
      <div className="flex items-center gap-3 pb-2">
        {teams.map((team) => (
          <TeamMark key={team.slug} team={team} />
        ))}
        <div className="min-w-0">
          <h2 className="text-2xl wrap-anywhere">
            {address === null ? (
              name
            ) : (
              <a href={address} className="inline-flex min-h-11 items-center hover:text-accent">
                {name}
              </a>
            )}
          </h2>
          <p className="tabular flex flex-wrap items-center gap-x-4 text-muted text-sm">
            {note && <span>{note}</span>}
            {links.map(({ label, to }) => (
              <SiteLink look="quiet" key={to} href={to}>
                {label}
              </SiteLink>
            ))}
          </p>
        </div>
      </div>
      {matches.length > 0 && (
        <ul className="-mb-px grid grid-cols-[minmax(0,1fr)] gap-x-8 border-line border-t sm:grid-cols-2">
          {matches.map(({ match, heading }) => (
            <CompactMatch key={match.id} match={match} heading={heading} note={match.channels} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The corrected query as a link, with the same filters. */
function Correction({ query, isApplied, choice }: SearchCorrection & { choice: SearchParameters }) {
  return (
    <p className="mt-1 wrap-anywhere">
      {isApplied ? searchText.corrected : searchText.didYouMean}{' '}
      <SearchLink to={{ ...choice, query }}>{query}</SearchLink>
    </p>
  );
}

interface SearchResultsProps {
  articles: SearchResult[];
  /** How many of them have all words of the query. They come first. */
  completeCount: number;
  now: number;
}

/** The results with all words of the query, then under a heading those with only some of them. */
function SearchResults({ articles, completeCount, now }: SearchResultsProps) {
  const partial = articles.slice(completeCount);
  return (
    <div className="mt-4">
      {articles.slice(0, completeCount).map((result) => (
        <SearchResultCard key={result.id} result={result} now={now} />
      ))}
      {partial.length > 0 && (
        <h2 className="mt-8 border-line border-b pb-2 text-lg text-muted">{searchText.partial}</h2>
      )}
      {partial.map((result) => (
        <SearchResultCard key={result.id} result={result} now={now} />
      ))}
    </div>
  );
}

function SearchLink({ to, children }: { to: SearchParameters; children: string }) {
  return (
    <SiteLink look="quiet" href={searchAddress(to)}>
      {children}
    </SiteLink>
  );
}

function describeResults(query: string, found: FoundPage | null): string {
  if (!found) return searchText.summary;
  const count = formatCount(found, query);
  return found.total === 0 ? count : searchText.found(query, count);
}

/** Counts the results with all words; when none has all, those with some. */
function formatCount({ total, completeTotal, isCapped }: FoundPage, query: string): string {
  if (total === 0) return searchText.none(query);
  const count = completeTotal || total;
  if (isCapped && count === total) return searchText.capped(count);
  return count === 1 ? searchText.one : searchText.results(count);
}
