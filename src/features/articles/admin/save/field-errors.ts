import type { Problem } from '#platform/errors.ts';
import { problemSentence } from '#platform/message-texts.ts';

/** The error sentence under each field, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The sentences for the problems of a save: the first one of each field. */
export function errorTexts(problems: readonly Problem[]): FieldErrors {
  const texts: Record<string, string> = {};
  for (const { field, code } of problems) texts[field] ??= problemSentence(code);
  return texts;
}
