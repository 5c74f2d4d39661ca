const LAST_PAGE = 100_000;

/** The page number of a list: 1 when absent, null when it is not a page number at all. */
export function parsePage(query: URLSearchParams): number | null {
  const value = query.get('page');
  if (value === null) return 1;
  if (!/^[1-9]\d{0,5}$/.test(value)) return null;
  const page = Number(value);
  return page <= LAST_PAGE ? page : null;
}
