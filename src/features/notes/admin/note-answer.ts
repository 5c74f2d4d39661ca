import type { Problem } from '#platform/errors.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import type { Mentionable } from '../rules/mentions.ts';

/** The answer of the action to the note form. */
export interface NoteAnswer {
  problems: readonly Problem[];
  problem: ProblemCode | null;
  /** The id of the note that the form writes next. It stays the same while the note is refused. */
  id: string;
  /** The text to show in the form. */
  text: string;
  chosen: readonly string[];
  /** The accounts that a mention may mean. The writer has to choose. */
  unsure: readonly Mentionable[];
}
