import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx';
import { referenceText } from '#az/text/admin/reference.ts';
import { grammarCases, teamKinds } from '#domain/matches/reference/field-choices.ts';
import type { ReferenceFieldsProps } from './reference-fields-props.ts';
import { NameField } from './simple-fields.tsx';

const { field: label, hint } = referenceText;

export function TeamFields({ field }: ReferenceFieldsProps) {
  const endings = grammarCases.map((grammarCase) => ({ ...field(grammarCase), label: label[grammarCase] }));
  const isOpen = endings.some(({ defaultValue, error }) => defaultValue !== '' || error);
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
      <details open={isOpen} className="rounded-md border border-line sm:col-span-2">
        <summary className="flex min-h-11 cursor-pointer items-center px-4 font-medium">
          {referenceText.endings}
        </summary>
        <div className="grid gap-4 border-line border-t p-4 sm:grid-cols-2">
          <p className="text-muted text-sm sm:col-span-2">{referenceText.endingsHint}</p>
          {endings.map((ending) => (
            <TextField key={ending.name} autoComplete="off" autoCapitalize="none" {...ending} />
          ))}
        </div>
      </details>
    </>
  );
}
