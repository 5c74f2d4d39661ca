import { href } from 'react-router';
import { BAKU_OFFSET_MS } from '#az/format/baku-time.ts';
import { DAY } from '#az/format/durations.ts';
import { MAX_QUERY_LENGTH } from '../rules/search-query.ts';

export const SEARCH_DATES = ['today', 'week', 'month', 'year'] as const;
export type SearchDate = (typeof SEARCH_DATES)[number];

/** The parameters of the search page, without the page number. */
export interface SearchParameters {
  /** Trimmed. Empty without a search. */
  query: string;
  /** A category's slug. */
  category: string | null;
  date: SearchDate | null;
  sort: 'relevance' | 'date';
}

/** Parses the parameters. Invalid ones are ignored. */
export function parseSearchParameters(parameters: URLSearchParams): SearchParameters {
  const typed = (parameters.get('q') ?? '').slice(0, MAX_QUERY_LENGTH).toWellFormed();
  const category = parameters.get('category') ?? '';
  return {
    query: typed.replace(/[\s\p{Cc}]+/gu, ' ').trim(),
    category: /^[a-z0-9-]{1,100}$/.test(category) ? category : null,
    date: SEARCH_DATES.find((date) => date === parameters.get('date')) ?? null,
    sort: parameters.get('sort') === 'date' ? 'date' : 'relevance',
  };
}

/** The address of a search without filters. */
export const newSearchAddress = (query: string) =>
  searchAddress({ query, category: null, date: null, sort: 'relevance' });

export function searchAddress({ query, category, date, sort }: SearchParameters, page = 1): string {
  const parameters = new URLSearchParams({ q: query });
  if (category) parameters.set('category', category);
  if (date) parameters.set('date', date);
  if (sort === 'date') parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  return `${href('/search')}?${parameters}`;
}

/** The earliest publication date of results, epoch milliseconds. `today` begins at midnight in Baku. */
export function searchSince(date: SearchDate | null, now: number): number | null {
  if (date === null) return null;
  if (date === 'today') return Math.floor((now + BAKU_OFFSET_MS) / DAY) * DAY - BAKU_OFFSET_MS;
  return now - { week: 7, month: 30, year: 365 }[date] * DAY;
}
