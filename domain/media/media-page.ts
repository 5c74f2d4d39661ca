/** Where the next page of the library begins: the moment and the id of the last picture, `1761900000000-id`. */
export interface MediaCursor {
  at: number;
  id: string;
}

export function formatMediaCursor({ at, id }: MediaCursor): string {
  return `${at}-${id}`;
}

/** Null for anything that is no cursor: the first page then. */
export function parseMediaCursor(text: string | null): MediaCursor | null {
  const [, at, id] = /^(\d{1,16})-([A-Za-z0-9_-]{1,40})$/.exec(text ?? '') ?? [];
  return at && id ? { at: Number(at), id } : null;
}
