import { useState } from 'react';
import { problemText } from '#az/text/problems.ts';
import type { Problem } from '#domain/errors.ts';

/** The sentence under each field. */
export type FieldErrors = Readonly<Record<string, string>>;

function textsOf(problems: readonly Problem[]): FieldErrors {
  const texts: Record<string, string> = {};
  for (const { field, code } of problems) texts[field] ??= problemText[code];
  return texts;
}

/** What is wrong with the fields after a save; a field's sentence goes when the field is edited (spec §5). */
export function useFieldErrors(problems: readonly Problem[] | undefined) {
  const [seen, setSeen] = useState(problems);
  const [errors, setErrors] = useState(() => textsOf(problems ?? []));
  if (problems !== seen) {
    setSeen(problems);
    setErrors(textsOf(problems ?? []));
  }
  const clear = (field: string) => {
    if (errors[field] === undefined) return;
    const { [field]: _gone, ...rest } = errors;
    setErrors(rest);
  };
  const tell = (field: string, text: string) => setErrors((before) => ({ ...before, [field]: text }));
  return { errors, clear, tell };
}
