import { href } from '#platform/http/href.ts';

/** The page of a poll. With the id of an article that shows the poll, the page links back to it. */
export function pollAddress(id: string, parameters: { article?: string | null; vote?: string } = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) query.set(name, value);
  return query.size > 0 ? `${href('/sorgu/:id', { id })}?${query}` : href('/sorgu/:id', { id });
}
