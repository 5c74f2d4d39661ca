import { Form } from 'react-router';
import { hasTies } from '#features/competitions/rules/stages/stage-kinds.ts';
import type { StageKind } from '#features/competitions/tables.ts';
import { IntentButton } from '#platform/admin/action-buttons.tsx';
import type { Problem } from '#platform/errors.ts';
import type { TypedFields } from '#platform/records/record.ts';
import { DateField } from '#platform/ui/date-field.tsx';
import {
  CheckField,
  findFieldError,
  SelectField,
  SelectOptions,
  TextAreaField,
  TextField,
} from '#platform/ui/field.tsx';
import { scheduleText } from '../../text.ts';

interface ScheduleFormProps {
  kind: StageKind;
  legs: number;
  typed: TypedFields;
  seed: string;
  problems: readonly Problem[];
}

/** What an editor decides about the matches of a stage. It is checked first: nothing is written yet. */
export function ScheduleForm({ kind, legs, typed, seed, problems }: ScheduleFormProps) {
  const field = (name: string) => ({
    name,
    defaultValue: typed[name] ?? '',
    error: findFieldError(problems, name),
  });
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      className="grid max-w-4xl gap-4 rounded-md border border-line bg-paper p-4"
    >
      <input type="hidden" name="seed" value={seed} />
      <p className="text-muted">{hasTies(kind) ? scheduleText.knockout : scheduleText.roundRobin(legs)}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        <DateField label={scheduleText.firstDay} required {...field('firstDay')} />
        <TextField
          label={scheduleText.time}
          required
          autoComplete="off"
          hint={scheduleText.timeHint}
          {...field('time')}
        />
        <TextField
          label={scheduleText.daysApart}
          required
          inputMode="numeric"
          autoComplete="off"
          {...field('daysApart')}
        />
      </div>
      {hasTies(kind) && (
        <>
          <SelectField label={scheduleText.order} fieldClass="sm:max-w-80" {...field('order')}>
            <SelectOptions items={Object.entries(scheduleText.orders)} />
          </SelectField>
          <TextAreaField
            label={scheduleText.teams}
            rows={8}
            hint={scheduleText.teamsHint}
            {...field('teams')}
          />
          <div className="flex flex-wrap gap-x-6">
            <CheckField
              label={scheduleText.allRounds}
              name="allRounds"
              defaultChecked={typed.allRounds !== ''}
            />
            <CheckField
              label={scheduleText.thirdPlace}
              name="thirdPlace"
              defaultChecked={typed.thirdPlace !== ''}
            />
          </div>
        </>
      )}
      <IntentButton intent="check" look="primary" className="justify-self-start">
        {scheduleText.check}
      </IntentButton>
    </Form>
  );
}
