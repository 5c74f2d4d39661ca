import { slugify } from '#az/characters/slug.ts';
import type { Problem } from '#platform/errors.ts';
import type { RecordField } from '#platform/records/record-field.ts';
import type { RecordRow } from '#platform/records/rules/record-rules.ts';
import { referenceText } from '../../text.ts';

/** The data that matches refer to. Each kind is a table with `id`, `name` and `version`. */
export type ReferenceKind =
  | 'competition'
  | 'season'
  | 'team'
  | 'player'
  | 'venue'
  | 'official'
  | 'broadcaster';

/** The kinds with a list of their own. Seasons are listed with their competition. */
export type ListedKind = Exclude<ReferenceKind, 'season'>;

/** What the declarations of all these kinds have in common. */
export function referenceBase<Kind extends ListedKind>(kind: Kind) {
  return {
    name: kind,
    table: kind,
    role: 'editor',
    title: 'name',
    problems: { conflict: 'reference.conflict', exists: 'reference.exists', inUse: 'reference.inUse' },
    words: {
      list: referenceText.list[kind],
      create: referenceText.create[kind],
      deleteHint: referenceText.deleteHint,
    },
  } as const;
}

export const nameField = {
  ...{ kind: 'line', column: 'name', label: referenceText.field.name },
  ...{ limit: 80, required: 'field.required', tooLong: 'field.tooLong' },
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
