import { SelectField, TextAreaField, TextField } from '#platform/ui/field.tsx';
import { teamKinds } from '../../rules/reference/field-choices.ts';
import { referenceText } from '../../text.ts';
import { EndingFields } from './ending-fields.tsx';
import type { ReferenceFieldsProps } from './reference-fields-props.ts';
import { NameField } from './simple-fields.tsx';

const { field: label, hint } = referenceText;

export function TeamFields({ field }: ReferenceFieldsProps) {
  return (
    <>
      <NameField field={field} />
      <TextField label={label.shortName} autoComplete="off" hint={hint.shortName} {...field('shortName')} />
      <SelectField label={label.kind} {...field('kind')}>
        {teamKinds.map((kind) => (
          <option key={kind} value={kind}>
            {referenceText.kind[kind]}
          </option>
        ))}
      </SelectField>
      <div className="grid grid-cols-2 gap-4">
        {(['primaryColor', 'secondaryColor'] as const).map((name) => (
          <TextField
            key={name}
            label={label[name]}
            type="color"
            className="h-11 cursor-pointer p-1!"
            {...field(name)}
          />
        ))}
      </div>
      <TextAreaField
        label={label.aliases}
        rows={4}
        hint={hint.aliases}
        fieldClass="sm:col-span-2"
        {...field('aliases')}
      />
      <EndingFields field={field} hint={hint.teamEndings} />
    </>
  );
}
