import { useId } from 'react';
import { TextField } from '#platform/ui/field.tsx';
import { referenceText } from '../../text.ts';
import { EndingFields } from './ending-fields.tsx';
import type { ReferenceFieldsProps } from './reference-fields-props.ts';

const { field: label, hint } = referenceText;

export function NameField({ field }: Pick<ReferenceFieldsProps, 'field'>) {
  return <TextField label={label.name} autoComplete="off" required {...field('name')} />;
}

export function OfficialFields({ field }: ReferenceFieldsProps) {
  return <NameField field={field} />;
}

export function VenueFields({ field }: ReferenceFieldsProps) {
  return (
    <>
      <NameField field={field} />
      <TextField label={label.city} autoComplete="off" {...field('city')} />
    </>
  );
}

export function BroadcasterFields({ field }: ReferenceFieldsProps) {
  return (
    <>
      <NameField field={field} />
      <TextField
        label={label.address}
        inputMode="url"
        autoComplete="off"
        hint={hint.address}
        {...field('address')}
      />
    </>
  );
}

export function PlayerEntryFields({ field, choices }: ReferenceFieldsProps) {
  const id = useId();
  return (
    <>
      <NameField field={field} />
      <TextField label={label.shirt} inputMode="numeric" autoComplete="off" {...field('shirt')} />
      <TextField label={label.team} list={id} autoComplete="off" hint={hint.team} {...field('team')} />
      <datalist id={id}>
        {choices.teams.map((team) => (
          <option key={team} value={team} />
        ))}
      </datalist>
      <EndingFields field={field} hint={hint.playerEndings} />
    </>
  );
}
