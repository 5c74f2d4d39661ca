/** The query parameters of a list: a search, a status, a page. */
export interface ListParameters {
  query: string;
  /** Unchecked: the caller has to check it. */
  status: string;
  /** From 1. */
  page: number;
}

export function readListParameters(request: Request): ListParameters {
  const search = new URL(request.url).searchParams;
  const page = Number(search.get('page') ?? 1);
  return {
    query: (search.get('q') ?? '').slice(0, 200),
    status: search.get('status') ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a list for a choice, without parameters that have their default value. */
export function listAddress(path: string, { query, status, page }: Partial<ListParameters>): string {
  const search = new URLSearchParams();
  if (status) search.set('status', status);
  if (query) search.set('q', query);
  if (page && page > 1) search.set('page', String(page));
  return search.size > 0 ? `${path}?${search}` : path;
}
