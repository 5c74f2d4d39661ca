const mediaShows = ['all', 'unused', 'mine'] as const;
type MediaShow = (typeof mediaShows)[number];

/** Which pictures of the library to list. */
export interface MediaFilter {
  search: string;
  show: MediaShow;
  /** The cursor of the page; null for the first one. */
  after: string | null;
}

export function readMediaFilter(query: URLSearchParams): MediaFilter {
  return {
    search: query.get('q')?.trim() ?? '',
    show: mediaShows.find((one) => one === query.get('show')) ?? 'all',
    after: query.get('after'),
  };
}

/** The query of an address, with its `?`; empty for the default filter. */
export function mediaQuery({ search, show, after }: Partial<MediaFilter>): string {
  const query = new URLSearchParams();
  if (search) query.set('q', search);
  if (show && show !== 'all') query.set('show', show);
  if (after) query.set('after', after);
  return query.size > 0 ? `?${query}` : '';
}
