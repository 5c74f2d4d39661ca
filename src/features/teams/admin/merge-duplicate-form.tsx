import { Form } from 'react-router';
import { IntentButton } from '#platform/admin/action-buttons.tsx';
import { ListSearch } from '#platform/admin/list-controls.tsx';
import type { Problem } from '#platform/errors.ts';
import { recordText } from '#platform/records/text.ts';
import { findFieldError, SelectField, SelectOptions } from '#platform/ui/field.tsx';
import { teamRecordText } from '../text.ts';

export interface MergeChoices {
  kind: 'team' | 'player';
  query: string;
  /** The editor has searched: the form is open. */
  isSearched: boolean;
  /** `detail` tells it from others: the short name of a team, the team of a player. */
  choices: readonly { id: string; name: string; detail: string }[];
}

/** Merges a duplicate into the team or player that the editor finds by name. */
export function MergeDuplicateForm({
  kind,
  query,
  isSearched,
  choices,
  refusal,
}: MergeChoices & { refusal: { problems: readonly Problem[] } | undefined }) {
  return (
    <details open={isSearched || refusal !== undefined} className="rounded-md border border-line bg-paper">
      <summary className="flex min-h-12 cursor-pointer items-center px-4 font-medium">
        {teamRecordText.merge}
      </summary>
      <div className="grid gap-4 border-line border-t p-4">
        <p className="text-muted text-sm">{teamRecordText.mergeHint[kind]}</p>
        <ListSearch label={recordText.search} query={query} />
        <Form method="post" noValidate className="grid justify-items-start gap-4">
          {choices.length === 0 ? (
            <p>{teamRecordText.mergeNone}</p>
          ) : (
            <SelectField
              label={teamRecordText.mergeInto}
              name="into"
              defaultValue=""
              error={findFieldError(refusal?.problems, 'into')}
              required
              fieldClass="w-full"
            >
              <SelectOptions
                none={teamRecordText.mergeChoose}
                items={choices.map(({ id, name, detail }) => [
                  id,
                  detail && detail !== name ? `${name} (${detail})` : name,
                ])}
              />
            </SelectField>
          )}
          <IntentButton intent="merge" look="danger">
            {teamRecordText.mergeSubmit}
          </IntentButton>
        </Form>
      </div>
    </details>
  );
}
