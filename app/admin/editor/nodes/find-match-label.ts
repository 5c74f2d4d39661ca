import { href } from '#domain/href.ts';
import type { MatchChoice } from '../windows/match-choices.ts';

/** The known labels by match id. Null: the match does not exist. */
const known = new Map<string, string | null>();
/** The next request, for all ids that are looked up at the same time. */
let next: { ids: Set<string>; answer: Promise<void> } | null = null;

/** Stores the label of a match that was just chosen. */
export function storeMatchLabel({ id, label }: MatchChoice): void {
  known.set(id, label);
}

/**
 * The label of a match; null when the match does not exist. One request serves all cards of a text.
 * @throws Error when the request fails.
 */
export async function findMatchLabel(id: string): Promise<string | null> {
  if (!known.has(id)) {
    next ??= startRequest();
    next.ids.add(id);
    await next.answer;
  }
  return known.get(id) ?? null;
}

function startRequest() {
  const ids = new Set<string>();
  const answer = new Promise((resolve) => setTimeout(resolve)).then(async () => {
    next = null;
    const query = new URLSearchParams([...ids].map((id) => ['id', id]));
    const response = await fetch(`${href('/admin/articles/matches')}?${query}`);
    if (!response.ok) throw new Error(`Answered ${response.status}`);
    for (const id of ids) known.set(id, null);
    for (const choice of (await response.json()) as MatchChoice[]) storeMatchLabel(choice);
  });
  return { ids, answer };
}
