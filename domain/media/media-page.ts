/** The last image of a page: its creation time (epoch milliseconds) and id. As text `1761900000000-id`. */
export interface MediaCursor {
  at: number;
  id: string;
}

export function formatMediaCursor({ at, id }: MediaCursor): string {
  return `${at}-${id}`;
}

/** Returns null for text that is not a cursor. The list then starts at the first page. */
export function parseMediaCursor(text: string | null): MediaCursor | null {
  const [, at, id] = /^(\d{1,16})-([A-Za-z0-9_-]{1,40})$/.exec(text ?? '') ?? [];
  return at && id ? { at: Number(at), id } : null;
}
