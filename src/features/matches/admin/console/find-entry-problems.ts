import { InvalidInput, type Problem } from '#platform/errors.ts';
import { toCommentaryColumns } from '../../rules/commentary/commentary-input.ts';
import type { ConsoleState } from '../../rules/console/read-console.ts';
import type { EntryFields } from './entry-fields.ts';
import { parseClockMinute, parseEntry, parsePost } from './parse-entry.ts';

/** The problems of an entry that the browser can find itself, so that the open form shows them. `at` is epoch ms. */
export function findEntryProblems(fields: EntryFields, state: ConsoleState, at: number): readonly Problem[] {
  try {
    checkEntry(fields, state, at);
    return [];
  } catch (error) {
    if (error instanceof InvalidInput) return error.problems;
    throw error;
  }
}

function checkEntry(fields: EntryFields, state: ConsoleState, at: number): void {
  const { intent, reason = '' } = fields;
  if (intent === 'add' || intent === 'correct') parseEntry(fields, state, at);
  else if (intent === 'clock') parseClockMinute(fields);
  else if (intent === 'post' || intent === 'editPost') toCommentaryColumns(parsePost(fields));
  else if (intent === 'retract' && reason.trim() === '')
    throw new InvalidInput([{ field: 'reason', code: 'match.reasonRequired' }]);
}
