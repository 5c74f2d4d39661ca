import { readForm } from '#platform/forms/read-form.ts';

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
  const read = readForm({ text });
  const clean = read.paragraphs('text', {
    required: 'commentary.text',
    limit: MAX_TEXT,
    tooLong: 'field.tooLong',
  });
  const isMinute = minute === null || (Number.isInteger(minute) && minute >= 0 && minute <= 130);
  const isAdded = added === null || (Number.isInteger(added) && added >= 1 && added <= 30);
  if (!isMinute || !isAdded) read.refuse('minute', 'match.minute');
  read.check();
  return {
    text: clean,
    minute,
    added,
    is_key: isKey ? (1 as const) : (0 as const),
    is_pinned: isPinned ? (1 as const) : (0 as const),
  };
}
