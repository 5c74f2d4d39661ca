import { href } from '#platform/http/href.ts';
import type { BlockChoice } from '../windows/block-choices.ts';

/** The known labels by the id of the match or season. Null: it does not exist. */
const known = new Map<string, string | null>();
/** The next request, for all ids that are looked up at the same time. */
let next: { ids: Set<string>; answer: Promise<void> } | null = null;

/** Stores the label of a match or season that was just chosen. */
export function storeBlockLabel({ id, label }: BlockChoice): void {
  known.set(id, label);
}

/**
 * The label of a match or season; null when it does not exist. One request serves all blocks of a text.
 * @throws Error when the request fails.
 */
export async function findBlockLabel(id: string): Promise<string | null> {
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
    for (const choice of (await response.json()) as BlockChoice[]) storeBlockLabel(choice);
  });
  return { ids, answer };
}
