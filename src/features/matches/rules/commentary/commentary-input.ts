import { InvalidInput, type Problem } from '#platform/errors.ts';
import { cleanParagraphs } from '#platform/text/clean-paragraphs.ts';

/** A post of the commentary as an editor writes it. The text is plain, with paragraphs. */
export interface CommentaryInput {
  text: string;
  /** Null before the match. */
  minute: number | null;
  added: number | null;
  /** A moment that readers should not miss. */
  isKey: boolean;
  /** Stays above the other posts. */
  isPinned: boolean;
}

const MAX_TEXT = 2000;

/** Cleans a post and gives its columns. @throws InvalidInput with every problem. */
export function toCommentaryColumns({ text, minute, added, isKey, isPinned }: CommentaryInput) {
  const clean = cleanParagraphs(text);
  const problems: Problem[] = [];
  if (clean === '') problems.push({ field: 'text', code: 'commentary.text' });
  if (clean.length > MAX_TEXT) problems.push({ field: 'text', code: 'field.tooLong' });
  const isMinute = minute === null || (Number.isInteger(minute) && minute >= 0 && minute <= 130);
  const isAdded = added === null || (Number.isInteger(added) && added >= 1 && added <= 30);
  if (!isMinute || !isAdded) problems.push({ field: 'minute', code: 'match.minute' });
  if (problems.length > 0) throw new InvalidInput(problems);
  return {
    ...{ text: clean, minute, added },
    ...({ is_key: isKey ? 1 : 0, is_pinned: isPinned ? 1 : 0 } as const),
  };
}
