import { stemWord } from '#az/stem.ts';
import { parseSearchQuery } from './search-query.ts';

/**
 * The stems of a query, for short lists that the database searches: each must be a part of the folded text of a row
 * (`like '%stem%'`).
 */
export function toSearchStems(query: string): string[] {
  return [...new Set(parseSearchQuery(query).map(({ word }) => stemWord(word)))];
}
