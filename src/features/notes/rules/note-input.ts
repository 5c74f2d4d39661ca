import { readForm } from '#platform/forms/read-form.ts';

/** Characters. */
const MAX_NOTE_LENGTH = 2000;

/**
 * Cleans the text of a note: normalised characters, trimmed, at most one empty line between two paragraphs.
 * @throws InvalidInput 'note.required' or 'note.tooLong'.
 */
export function cleanNoteText(typed: string): string {
  const read = readForm({ text: typed });
  const rules = { required: 'note.required', limit: MAX_NOTE_LENGTH, tooLong: 'note.tooLong' } as const;
  const text = read.shortParagraphs('text', rules);
  read.check();
  return text;
}
