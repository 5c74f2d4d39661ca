import type { ProblemCode } from '#az/text/problems.ts';
import type { Problem } from '#domain/errors.ts';
import type { Mentionable } from '#domain/notes/find-mentions.ts';

/** What the form of a note is told. */
export interface NoteAnswer {
  problems: readonly Problem[];
  problem: ProblemCode | null;
  /** The id of the note that the form writes next: the same while it was refused. */
  id: string;
  /** What has to stand in the form. */
  text: string;
  chosen: readonly string[];
  /** Between whom the writer has to choose. */
  unsure: readonly Mentionable[];
}
