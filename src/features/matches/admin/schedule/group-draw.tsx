import { Form } from 'react-router';
import type { DrawnGroup } from '#features/competitions/rules/draws/draw-groups.ts';
import { formatGroup } from '#features/competitions/rules/stages/stage-words.ts';
import { IntentButton } from '#platform/admin/action-buttons.tsx';
import type { Problem } from '#platform/errors.ts';
import type { TypedFields } from '#platform/records/record.ts';
import { findFieldError, TextField } from '#platform/ui/field.tsx';
import { scheduleText } from '../../text.ts';
import { HiddenFields } from './schedule-check.tsx';

interface GroupDrawProps {
  typed: TypedFields;
  problems: readonly Problem[];
  version: number;
  /** The groups that have been drawn and are not saved; null before the first draw. */
  drawn: { seed: string; groups: readonly DrawnGroup[] } | null;
}

/** Divides the teams of a stage into groups at random. The editor sees the draw before it is saved, and can draw again. */
export function GroupDraw({ typed, problems, version, drawn }: GroupDrawProps) {
  const { groups = '' } = typed;
  return (
    <section className="grid max-w-4xl gap-4">
      <Form
        method="post"
        noValidate
        preventScrollReset
        className="flex flex-wrap items-start gap-3 rounded-md border border-line bg-paper p-4"
      >
        <TextField
          label={scheduleText.groupCount}
          name="groups"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={groups}
          error={findFieldError(problems, 'groups')}
        />
        <IntentButton intent="drawGroups" look={drawn ? 'plain' : 'primary'} className="mt-6.5">
          {drawn ? scheduleText.drawAgain : scheduleText.draw}
        </IntentButton>
      </Form>
      {drawn && (
        <>
          <p className="font-medium text-accent" role="status">
            {scheduleText.drawnHint}
          </p>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {drawn.groups.map(({ name, teams }) => (
              <section key={name}>
                <h2 className="border-accent border-b-2 pb-1 text-xl">{formatGroup(name)}</h2>
                <ul>
                  {teams.map((team) => (
                    <li key={team}>{team}</li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <Form method="post">
            <HiddenFields fields={{ groups, seed: drawn.seed, version: String(version) }} />
            <IntentButton intent="saveGroups" look="primary">
              {scheduleText.saveGroups}
            </IntentButton>
          </Form>
        </>
      )}
    </section>
  );
}
