/** In what order the newsroom's list stands. */
export type DeskSort = 'updated' | 'published' | 'title' | 'views';
export type DeskOrder = 'asc' | 'desc';

/** The last row of a page: the next page begins after it, however many rows were written in between. */
export interface DeskCursor {
  value: string | number;
  id: string;
}

/** The cursor as a text for an address. */
export function formatDeskCursor(sort: DeskSort, { value, id }: DeskCursor): string {
  return Buffer.from(JSON.stringify([sort, value, id])).toString('base64url');
}

/** The cursor in a text from an address; null when it is none of this order: the list then begins at its beginning. */
export function parseDeskCursor(sort: DeskSort, text: string | null): DeskCursor | null {
  if (!text) return null;
  try {
    const parts: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(parts) || parts.length !== 3) return null;
    const [of, value, id] = parts as unknown[];
    const isSound =
      of === sort &&
      typeof id === 'string' &&
      (sort === 'title' ? typeof value === 'string' : Number.isSafeInteger(value)) &&
      !`${id}${value}`.includes('\u0000');
    return isSound ? { value: value as string | number, id: id as string } : null;
  } catch {
    return null;
  }
}
