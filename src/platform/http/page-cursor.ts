import { z } from '#platform/zod.ts';

/** The last item of a page: the value that the list is ordered by, and its id. The next page begins after it. */
export interface PageCursor<Value extends string | number> {
  value: Value;
  id: string;
}

/** A page of a list, and where the next one begins; null after the last page. */
export interface KeysetPage<Item, Value extends string | number> {
  items: Item[];
  next: PageCursor<Value> | null;
}

/** A moment in a cursor. */
export const momentValue = z.int();
/** A text in a cursor. PostgreSQL stores no text with U+0000. */
export const textValue = z.string().refine((text) => !text.includes('\u0000'));

/** Formats a cursor for a URL. Clients pass it on as it is. */
export function formatPageCursor({ value, id }: PageCursor<string | number>): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** Parses a cursor from a URL. Null for text that `formatPageCursor` has not made. */
export function parsePageCursor<Value extends string | number>(
  text: string | null,
  valueSchema: z.ZodType<Value>,
): PageCursor<Value> | null {
  try {
    const parts: unknown = JSON.parse(Buffer.from(text ?? '', 'base64url').toString());
    const { data } = z.tuple([valueSchema, textValue]).safeParse(parts);
    return data ? { value: data[0], id: data[1] } : null;
  } catch {
    return null;
  }
}

/** Makes a page of rows that were read with one more than `limit`. The extra row only says that there is a next page. */
export function toKeysetPage<Row, Value extends string | number>(
  rows: readonly Row[],
  limit: number,
  cursorOf: (row: Row) => PageCursor<Value>,
): KeysetPage<Row, Value> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last !== undefined && rows.length > limit ? cursorOf(last) : null };
}
