import { SelectField, SelectOptions, TextField } from '#platform/ui/field.tsx';
import type { ConsoleState } from '../../rules/console/read-console.ts';
import { varDecisions } from '../../rules/event-fields.ts';
import { consoleText, eventSentence } from '../../text.ts';
import { GOAL_NOT_ENTERED } from './entry-fields.ts';
import type { EntryDraft } from './to-entry-draft.ts';

interface VarFieldsProps {
  draft: Pick<EntryDraft, 'fields' | 'side' | 'goals'>;
  state: ConsoleState;
  errorOf: (field: string) => string | undefined;
}

/** The inputs of a VAR decision. It is about the last goal unless the operator chooses another one; the decision is asked for. */
export function VarFields({ draft: { fields, side, goals }, state, errorOf }: VarFieldsProps) {
  return (
    <>
      {goals.length > 0 && (
        <SelectField
          label={consoleText.varGoal}
          hint={consoleText.varGoalHint}
          name="eventId"
          defaultValue={fields.eventId}
          error={errorOf('eventId')}
        >
          <SelectOptions items={goals.map(({ id, text }) => [id, text])} />
          <option value={GOAL_NOT_ENTERED}>{consoleText.goalNotEntered}</option>
        </SelectField>
      )}
      <SelectField
        label={consoleText.decision}
        name="decision"
        required
        data-autofocus
        defaultValue={fields.decision ?? ''}
        error={errorOf('decision')}
      >
        <SelectOptions
          none={consoleText.chooseDecision}
          items={varDecisions.map((decision) => [decision, eventSentence.varDecision[decision]])}
        />
      </SelectField>
      <SelectField label={consoleText.varTeam} name="team" defaultValue={fields.team ?? side ?? ''}>
        <option value="">{consoleText.noTeam}</option>
        <option value="home">{state.home.name}</option>
        <option value="away">{state.away.name}</option>
      </SelectField>
      <TextField label={consoleText.note} name="note" autoComplete="off" defaultValue={fields.note} />
    </>
  );
}
