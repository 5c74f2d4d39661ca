import { href } from '#domain/href.ts';
import type { MatchChoice } from '../windows/match-choices.ts';

/** Labels that this page knows, by match id; null: there is no such match. */
const known = new Map<string, string | null>();
/** The request for the ids that were asked for at the same time. */
let next: { ids: Set<string>; answer: Promise<void> } | null = null;

/** Keeps the label of a match that was just chosen. */
export function rememberMatchLabel({ id, label }: MatchChoice): void {
  known.set(id, label);
}

/** The label of a match; null when there is no such match. Asks the server once for all cards of a text. @throws without network. */
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
    for (const choice of (await response.json()) as MatchChoice[]) rememberMatchLabel(choice);
  });
  return { ids, answer };
}
