import { SelectField } from '#platform/ui/field.tsx';
import { competitionKinds, competitionRegions } from '../../rules/reference/field-choices.ts';
import { referenceText } from '../../text.ts';
import type { ReferenceFieldsProps } from './reference-fields-props.ts';
import { NameField } from './simple-fields.tsx';

const { field: label } = referenceText;

export function CompetitionFields({ field, choices }: ReferenceFieldsProps) {
  return (
    <>
      <NameField field={field} />
      <SelectField label={label.category} {...field('category')}>
        <option value="">{referenceText.noCategory}</option>
        {choices.categories.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField label={label.kind} {...field('kind')}>
        {competitionKinds.map((kind) => (
          <option key={kind} value={kind}>
            {referenceText.kind[kind]}
          </option>
        ))}
      </SelectField>
      <SelectField label={label.region} {...field('region')}>
        {competitionRegions.map((region) => (
          <option key={region} value={region}>
            {referenceText.region[region]}
          </option>
        ))}
      </SelectField>
    </>
  );
}
