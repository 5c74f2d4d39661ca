import { normaliseCharacters } from '#az/characters/characters.ts';
import { InvalidInput } from '#platform/errors.ts';
import { cleanCharacters } from '#platform/text/clean-line.ts';

/** Characters. */
const MAX_NOTE_LENGTH = 2000;

/**
 * Cleans the text of a note: normalised characters, trimmed, at most one empty line between two paragraphs.
 * @throws InvalidInput 'note.required' or 'note.tooLong'.
 */
export function cleanNoteText(typed: string): string {
  const text = normaliseCharacters(cleanCharacters(typed))
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  if (text === '') throw new InvalidInput([{ field: 'text', code: 'note.required' }]);
  if ([...text].length > MAX_NOTE_LENGTH) throw new InvalidInput([{ field: 'text', code: 'note.tooLong' }]);
  return text;
}
