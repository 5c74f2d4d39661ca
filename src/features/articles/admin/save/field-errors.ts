import { problemText } from '#app/text/problems.ts';
import type { Problem } from '#platform/errors.ts';

/** The error sentence under each field, by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The sentences for the problems of a save: the first one of each field. */
export function errorTexts(problems: readonly Problem[]): FieldErrors {
  const texts: Record<string, string> = {};
  for (const { field, code } of problems) texts[field] ??= problemText[code];
  return texts;
}
