import type { Problem } from '#platform/errors.ts';
import { findFieldError } from '#platform/ui/find-field-error.ts';
import type { ListedKind } from '../../rules/reference/list-references.ts';
import type { Fields } from '../../rules/reference/reference-definition.ts';
import type { ReferenceChoices } from '../reference-choices.ts';
import { CompetitionFields } from './competition-fields.tsx';
import type { ReferenceFieldsProps } from './reference-fields-props.ts';
import { BroadcasterFields, OfficialFields, PlayerEntryFields, VenueFields } from './simple-fields.tsx';
import { TeamFields } from './team-fields.tsx';

const components = {
  ...{ venue: VenueFields, official: OfficialFields, broadcaster: BroadcasterFields },
  ...{ player: PlayerEntryFields, competition: CompetitionFields, team: TeamFields },
} satisfies Record<ListedKind, (props: ReferenceFieldsProps) => unknown>;

/** The fields of a competition, a team and so on. */
export function ReferenceFields({
  kind,
  fields,
  problems,
  choices,
}: {
  kind: ListedKind;
  fields: Fields;
  problems: readonly Problem[];
  choices: ReferenceChoices;
}) {
  const FieldsOfKind = components[kind];
  const field = (name: string) => ({
    name,
    defaultValue: fields[name] ?? '',
    error: findFieldError(problems, name),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <FieldsOfKind field={field} choices={choices} />
    </div>
  );
}
