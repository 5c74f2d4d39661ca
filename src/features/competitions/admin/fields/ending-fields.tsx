import { TextField } from '#platform/ui/field.tsx';
import { grammarCases } from '../../rules/reference/field-choices.ts';
import { referenceText } from '../../text.ts';
import type { ReferenceFieldsProps } from './reference-fields-props.ts';

/** The endings of a name that the rules do not know. Closed until one is set or refused. */
export function EndingFields({ field, hint }: Pick<ReferenceFieldsProps, 'field'> & { hint: string }) {
  const endings = grammarCases.map((grammarCase) => ({
    ...field(grammarCase),
    label: referenceText.field[grammarCase],
  }));
  const isOpen = endings.some(({ defaultValue, error }) => defaultValue !== '' || error);
  return (
    <details open={isOpen} className="rounded-md border border-line sm:col-span-2">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-medium">
        {referenceText.endings}
      </summary>
      <div className="grid gap-4 border-line border-t p-4 sm:grid-cols-2">
        <p className="text-muted text-sm sm:col-span-2">{hint}</p>
        {endings.map((ending) => (
          <TextField key={ending.name} autoComplete="off" autoCapitalize="none" {...ending} />
        ))}
      </div>
    </details>
  );
}
