import { InvalidInput, type Problem } from '#platform/errors.ts';
import { toCommentaryColumns } from '../../rules/commentary/commentary-input.ts';
import type { ConsoleEvent, ConsoleState } from '../../rules/console/read-console.ts';
import type { Side } from '../../rules/event-fields.ts';
import { readClock } from '../../rules/match-clock.ts';
import { consoleText } from '../../text.ts';
import type { EntryFields } from './entry-fields.ts';
import { parseClockMinute, parseEntry, parsePost } from './parse-entry.ts';
import { isStatisticsEntry, parseStatisticsEntry } from './parse-statistics.ts';

/** The current minute as the forms take it, or the one in which the match was suspended; empty when it is not being played. */
export function formatClock({ match }: Pick<ConsoleState, 'match'>, now: number): string {
  const { phase } = match;
  if (!phase) return '';
  const { minute, added } = readClock({ ...match, phase }, now);
  return added === null ? `${minute}` : `${minute}+${added}`;
}

/** The team of the last event. The forms show its players first. */
export function findLastSide({ events }: Pick<ConsoleState, 'events'>): Side {
  const last = events.find(({ event, isRetracted }) => !isRetracted && 'side' in event && event.side)?.event;
  return last && 'side' in last && last.side ? last.side : 'home';
}

/** What a colleague has made of an event. */
export function describeNow({ text, isRetracted }: Pick<ConsoleEvent, 'text' | 'isRetracted'>): string {
  return consoleText.now(isRetracted ? `${text} (${consoleText.retracted})` : text);
}

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
  if (isStatisticsEntry(fields)) parseStatisticsEntry(fields, at);
  else if (intent === 'add' || intent === 'correct') parseEntry(fields, state, at);
  else if (intent === 'clock') parseClockMinute(fields);
  else if (intent === 'post' || intent === 'editPost') toCommentaryColumns(parsePost(fields));
  else if (intent === 'retract' && reason.trim() === '')
    throw new InvalidInput([{ field: 'reason', code: 'match.reasonRequired' }]);
}
