import { Form } from 'react-router';
import { FormGuard } from '#platform/admin/form-guard.tsx';
import { SaveButton } from '#platform/admin/save-button.tsx';
import { Notice } from '#platform/ui/notice.tsx';
import type { ListedKind } from '../rules/reference/list-references.ts';
import type { Fields } from '../rules/reference/reference-definition.ts';
import { referenceText } from '../text.ts';
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
