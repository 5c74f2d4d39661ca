import { Form } from 'react-router';
import { SaveButton } from '#app/admin/parts/save-button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { referenceText } from '#az/text/admin/reference.ts';
import type { ListedKind } from '#domain/matches/reference/list-references.ts';
import type { Fields } from '#domain/matches/reference/reference-definition.ts';
import { FormGuard } from '../parts/form-guard.tsx';
import { ReferenceFields } from './fields/reference-fields.tsx';
import type { ReferenceChoices } from './reference-choices.ts';
import { ReferenceConflict } from './reference-conflict.tsx';
import type { ReferenceRefusal } from './refuse-reference-change.server.ts';

interface ReferenceFormProps {
  kind: ListedKind;
  entry: { version: number; fields: Fields };
  choices: ReferenceChoices;
  refusal: (ReferenceRefusal & { fields: Fields }) | undefined;
  now: number;
}

/** The fields of a competition, a team and so on, with a save that other editors' changes refuse. */
export function ReferenceForm({ kind, entry, choices, refusal, now }: ReferenceFormProps) {
  return (
    <Form method="post" noValidate className="grid gap-4 rounded-md border border-line bg-paper p-4">
      {refusal?.problem === 'reference.conflict' && <ReferenceConflict changes={refusal.changes} now={now} />}
      {refusal && refusal.problems.length > 0 && <Notice kind="error">{referenceText.fixErrors}</Notice>}
      <FormGuard isUnsaved={refusal !== undefined} />
      <input type="hidden" name="version" value={refusal?.version ?? entry.version} />
      <ReferenceFields
        kind={kind}
        fields={refusal?.fields ?? entry.fields}
        problems={refusal?.problems ?? []}
        choices={choices}
      />
      <SaveButton />
    </Form>
  );
}
