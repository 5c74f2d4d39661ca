const MAX_PAGE = 100_000;

/** The page number of a list: 1 when absent, null when it is invalid. */
export function parsePage(query: URLSearchParams): number | null {
  const value = query.get('page');
  if (value === null) return 1;
  if (!/^[1-9]\d{0,5}$/.test(value)) return null;
  const page = Number(value);
  return page <= MAX_PAGE ? page : null;
}
