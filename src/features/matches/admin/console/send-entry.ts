import { href } from '#platform/http/href.ts';
import { isProblemCode, type ProblemCode } from '#platform/message-texts.ts';
import type { ConsoleAnswer } from './console-data.ts';
import type { EntryFields } from './entry-fields.ts';

export type SendResult = { console: ConsoleAnswer } | { problem: ProblemCode };

/**
 * Sends an entry. The result is the console after it, or why the server has refused the entry. Rejects when the entry did not
 * arrive or the server failed, so that it can be sent again.
 */
export async function sendEntry(
  fixtureId: string,
  message: { writer: string; fields: EntryFields },
): Promise<SendResult> {
  const response = await fetch(href('/admin/matches/:id/console/data', { id: fixtureId }), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(message),
  });
  if (response.ok) return { console: (await response.json()) as ConsoleAnswer };
  if (response.status >= 500 || response.status === 429)
    throw new Error(`The server answered ${response.status}`);
  const { problem } = (await response.json().catch(() => ({}))) as { problem?: string };
  return { problem: problem && isProblemCode(problem) ? problem : 'form.invalid' };
}

/** The current state of the console; null when the session has ended. Rejects when the server cannot be reached. */
export async function fetchConsole(fixtureId: string, tabKey: string): Promise<ConsoleAnswer | null> {
  const address = href('/admin/matches/:id/console/data', { id: fixtureId });
  const response = await fetch(`${address}?tab=${tabKey}`);
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`The server answered ${response.status}`);
  return (await response.json()) as ConsoleAnswer;
}
