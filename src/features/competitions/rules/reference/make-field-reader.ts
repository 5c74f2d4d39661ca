import { slugify } from '#az/characters/slug.ts';
import { InvalidInput, type Problem } from '#platform/errors.ts';
import type { ProblemCode } from '#platform/message-texts.ts';
import { cleanLine } from '#platform/text/clean-line.ts';
import type { Fields } from './reference-definition.ts';

const MAX_NAME_LENGTH = 80;

/** Reads the fields of a form and collects their problems. `check` throws InvalidInput with all of them. */
export function makeFieldReader(fields: Fields) {
  const problems: Problem[] = [];
  const refuse = (field: string, code: ProblemCode) => {
    problems.push({ field, code });
  };
  const line = (field: string, max = MAX_NAME_LENGTH) => {
    const text = cleanLine(fields[field] ?? '');
    if ([...text].length > max) refuse(field, 'field.tooLong');
    return text;
  };
  return {
    refuse,
    line,
    /** The required name and its slug. */
    name() {
      const name = line('name');
      const slug = slugify(name);
      if (slug === '') refuse('name', 'field.required');
      return { name, slug };
    },
    /** A whole number; null when the field is empty. */
    number(field: string, { min, max }: { min: number; max: number }): number | null {
      const text = (fields[field] ?? '').trim();
      if (text === '') return null;
      const value = Number(text);
      if (/^\d{1,4}$/.test(text) && value >= min && value <= max) return value;
      refuse(field, 'field.number');
      return null;
    },
    choice<Choice extends string>(field: string, choices: readonly [Choice, ...Choice[]]): Choice {
      const choice = choices.find((candidate) => candidate === fields[field]);
      if (choice === undefined) refuse(field, 'field.choice');
      return choice ?? choices[0];
    },
    color(field: string): string {
      const color = (fields[field] ?? '').trim().toLowerCase();
      if (!/^#[0-9a-f]{6}$/.test(color)) refuse(field, 'category.color');
      return color;
    },
    /** @throws InvalidInput */
    check() {
      if (problems.length > 0) throw new InvalidInput(problems);
    },
  };
}
