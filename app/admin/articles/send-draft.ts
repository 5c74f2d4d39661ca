import type { DraftAnswer, DraftMessage } from './draft-data.ts';

/** Reports to the server what is being typed or that somebody is here. Rejects when that did not arrive. */
export async function sendDraft(message: DraftMessage): Promise<DraftAnswer> {
  const response = await fetch('/admin/articles/draft', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return (await response.json()) as DraftAnswer;
}
