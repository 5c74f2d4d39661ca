import { X } from 'lucide-react';
import { Form } from 'react-router';
import { tagsText } from '#features/tags/text.ts';
import { IntentButton } from '#platform/admin/intent-button.tsx';
import type { RecordRefusal } from '#platform/records/admin/record-form.tsx';
import { TextField } from '#platform/ui/field.tsx';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import type { TagSynonym } from '../rules/list-tag-synonyms.ts';
import { formLook } from './tag-forms.tsx';

interface SynonymsFormProps {
  synonyms: readonly TagSynonym[];
  refusal: RecordRefusal | undefined;
}

/** The other names of a tag: each with a button that removes it, and a field for one more. */
export function SynonymsForm({ synonyms, refusal }: SynonymsFormProps) {
  return (
    <section className={formLook}>
      <h2 className="text-2xl sm:col-span-2">{tagsText.synonyms}</h2>
      {synonyms.length > 0 && (
        <ul className="flex flex-wrap gap-2 sm:col-span-2">
          {synonyms.map(({ folded, name }) => (
            <li key={folded} className="inline-flex items-center rounded-full bg-surface ps-4 text-sm">
              <span className="wrap-anywhere">{name}</span>
              <Form method="post">
                <input type="hidden" name="folded" value={folded} />
                <button
                  type="submit"
                  name="intent"
                  value="removeSynonym"
                  aria-label={tagsText.removeSynonym(name)}
                  className="grid size-11 place-items-center text-muted hover:text-live"
                >
                  <X aria-hidden="true" className="size-4" />
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" noValidate className="contents">
        <TextField
          label={tagsText.synonym}
          name="name"
          autoComplete="off"
          defaultValue={refusal?.typed.name}
          hint={tagsText.synonymsHint}
          error={findFieldError(refusal?.problems, 'synonym')}
          required
        />
        <IntentButton intent="addSynonym" className="sm:mt-6.5">
          {tagsText.addSynonym}
        </IntentButton>
      </Form>
    </section>
  );
}
