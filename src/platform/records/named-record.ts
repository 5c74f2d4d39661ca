import { slugify } from '#az/characters/slug.ts';
import type { Problem } from '#platform/errors.ts';
import type { RecordField } from './record-field.ts';
import type { RecordRow } from './rules/record-rules.ts';
import { recordText } from './text.ts';

/** The name of a record that has an address made from it. */
export const nameField = {
  kind: 'line',
  column: 'name',
  label: recordText.name,
  limit: 80,
  required: 'field.required',
  tooLong: 'field.tooLong',
} as const satisfies RecordField;

/** A name without a letter or a digit has no slug. */
export function checkName({ values }: { values: { name: string } }): Problem[] {
  return slugify(values.name) === '' ? [{ field: 'name', code: 'field.required' }] : [];
}

/** The slug of a new name. Old addresses stay as long as the name stays. */
export function slugColumn({
  values,
  row,
}: {
  values: { name: string };
  row: RecordRow | null;
}): Record<string, string> {
  return row?.name === values.name ? {} : { slug: slugify(values.name) };
}
