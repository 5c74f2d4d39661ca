import { requestContext, servicesOf } from '#app/context.ts';
import { readPart } from '#app/read-part.ts';
import { Pagination } from '#app/site/cards/pagination.tsx';
import { PopularSections } from '#app/site/cards/popular-sections.tsx';
import { PageMeta } from '#app/site/frame/page-meta.tsx';
import { notFoundResponse } from '#app/site/not-found-response.ts';
import { searchText } from '#az/text/site/search.ts';
import { href } from '#domain/href.ts';
import { type SearchPage as FoundPage, searchArticles } from '#domain/search/search-articles.ts';
import { foldQuery, parseSearchQuery } from '#domain/search/search-query.ts';
import type { Route } from './+types/search.ts';
import { parsePage } from './parse-page.ts';
import { SearchFilters } from './parts/search-filters.tsx';
import { SearchForm } from './parts/search-form.tsx';
import { SearchResultCard } from './parts/search-result.tsx';
import { parseSearchParameters, searchAddress, searchSince } from './search-parameters.ts';

/** Every query is another page: the browser may keep it for the way back, the page cache must not. */
export const headers = () => ({ 'Cache-Control': 'private, max-age=30' });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, config, now, readerKey, searchLog } = servicesOf(context);
  const address = new URL(request.url).searchParams;
  const choice = parseSearchParameters(address);
  const page = parsePage(address) ?? 1;
  const site = { name: config.siteName, url: config.siteUrl };
  if (!choice.query) return { choice, found: null, site, now: now() };

  const since = searchSince(choice.date, now());
  const found = await readPart(context, {
    name: 'search results',
    read: () => searchArticles(db, { ...choice, since, page }),
    fallback: null,
  });
  // A list that fails is empty (spec §8). It is no search without results, so it is not counted as one.
  if (!found) return { choice, found: emptyPage(page), site, now: now() };
  if (page > found.pages) throw notFoundResponse('page');
  const isFirst = page === 1 && !choice.category && !choice.date;
  const userAgent = request.headers.get('user-agent');
  const { clientAddress } = context.get(requestContext);
  if (isFirst && readerKey({ clientAddress, userAgent }) !== null)
    searchLog.add({ query: foldQuery(parseSearchQuery(choice.query)), isZero: found.total === 0 });
  return { choice, found, site, now: now() };
}

function emptyPage(page: number): FoundPage {
  return { articles: [], total: 0, isCapped: false, page, pages: page, sections: [] };
}

/** Search (spec §2.1): works without script, says what it found and why, and never leaves a reader without a way on. */
export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { choice, found, site, now } = loaderData;
  const heading = choice.query ? searchText.heading(choice.query) : searchText.title;
  return (
    <div className="mx-auto max-w-4xl">
      <PageMeta
        title={`${heading} – ${site.name}`}
        description={describe(choice.query, found)}
        address={`${site.url}${href('/search')}`}
        hidden
      />
      <h1 className="mt-8 mb-5 break-words text-4xl">{heading}</h1>
      <SearchForm query={choice.query} />
      {found ? (
        <>
          <p role="status" className="tabular mt-5 text-lg">
            {countWords(found, choice.query)}
          </p>
          {(found.total > 0 || choice.category || choice.date) && (
            <SearchFilters choice={choice} sections={found.sections} />
          )}
          {found.total === 0 && <p className="mt-2 mb-10 text-muted">{searchText.noneHint}</p>}
          {found.total === 0 && <PopularSections />}
          <div className="mt-4">
            {found.articles.map((result) => (
              <SearchResultCard key={result.id} result={result} now={now} />
            ))}
          </div>
          <Pagination page={found.page} pages={found.pages} address={(page) => searchAddress(choice, page)} />
        </>
      ) : (
        <>
          <p className="mt-5 mb-10 text-lg text-muted">{searchText.empty}</p>
          <PopularSections />
        </>
      )}
    </div>
  );
}

function describe(query: string, found: { total: number; isCapped: boolean } | null): string {
  if (!found) return searchText.summary;
  const said = countWords(found, query);
  return found.total === 0 ? said : searchText.found(query, said);
}

function countWords({ total, isCapped }: { total: number; isCapped: boolean }, query: string): string {
  if (total === 0) return searchText.none(query);
  if (isCapped) return searchText.capped(total);
  return total === 1 ? searchText.one : searchText.results(total);
}
