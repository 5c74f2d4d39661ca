import { z } from '#platform/zod.ts';

const stored = z.array(z.string()).nullable();

/** The ids of the categories that an editor is limited to, as `staff.categories` has them. Null: all. */
export function parseCategories(text: string | null): readonly string[] | null {
  return text === null ? null : stored.parse(JSON.parse(text));
}
