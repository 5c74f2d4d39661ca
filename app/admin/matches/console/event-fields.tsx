import { CheckField, SelectField, TextField } from '#app/ui/field.tsx';
import { consoleText } from '#az/text/admin/match-console.ts';
import { eventSentence } from '#az/text/site/match.ts';
import type { ConsoleState } from '#domain/matches/console/read-console.ts';
import { varDecisions } from '#domain/matches/ledger/ledger-event.ts';
import { PlayerFields } from './player-fields.tsx';
import type { EntryDraft } from './to-entry-draft.ts';

interface EventFieldsProps {
  draft: EntryDraft;
  state: ConsoleState;
  errorOf: (field: string) => string | undefined;
}

/** The inputs of an event: its players, its minute, its type and details. */
export function EventFields({ draft, state, errorOf }: EventFieldsProps) {
  const { types, fields } = draft;
  const [type = 'goal'] = types;
  const typed = types.find((candidate) => candidate === fields.type) ?? type;
  return (
    <>
      {hasPlayer(type) && (
        <PlayerFields
          state={state}
          side={fields.team === 'home' || fields.team === 'away' ? fields.team : draft.side}
          player={fields.player === undefined ? draft.player : toTypedPlayer(fields.player)}
          other={fields.other === undefined ? draft.other : toTypedPlayer(fields.other)}
          labels={labelsOf(type)}
          errorOf={errorOf}
        />
      )}
      {type === 'var' && <VarFields draft={draft} state={state} />}
      {type === 'addedTime' && (
        <TextField
          label={consoleText.addedMinutes}
          name="minutes"
          inputMode="numeric"
          required
          autoComplete="off"
          data-autofocus
          defaultValue={fields.minutes}
          error={errorOf('minutes')}
        />
      )}
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={consoleText.minute}
          name="minute"
          autoComplete="off"
          hint={consoleText.minuteHint}
          defaultValue={fields.minute}
          error={errorOf('minute')}
        />
        {types.length > 1 ? (
          <SelectField label={consoleText.kind} name="type" defaultValue={typed}>
            {types.map((name) => (
              <option key={name} value={name}>
                {consoleText.types[name as keyof typeof consoleText.types]}
              </option>
            ))}
          </SelectField>
        ) : (
          <input type="hidden" name="type" value={type} />
        )}
      </div>
      {type === 'substitution' && (
        <CheckField label={consoleText.injury} name="isInjury" defaultChecked={fields.isInjury === 'on'} />
      )}
      {type === 'shootOutKick' && (
        <CheckField label={consoleText.scored} name="isScored" defaultChecked={fields.isScored === 'on'} />
      )}
    </>
  );
}

function hasPlayer(type: EntryDraft['types'][number]): boolean {
  return type !== 'var' && type !== 'addedTime';
}

function toTypedPlayer(name: string) {
  return name === '' ? null : { id: null, name };
}

function labelsOf(type: EntryDraft['types'][number]) {
  if (type === 'substitution') return { player: consoleText.out, other: consoleText.in };
  const isGoal = type === 'goal' || type === 'penaltyGoal' || type === 'ownGoal';
  return { player: consoleText.player, other: isGoal ? consoleText.assist : null };
}

function VarFields({ draft, state }: Pick<EventFieldsProps, 'draft' | 'state'>) {
  const { fields, side, goals } = draft;
  return (
    <>
      <SelectField
        label={consoleText.decision}
        name="decision"
        data-autofocus
        defaultValue={fields.decision ?? 'goalConfirmed'}
      >
        {varDecisions.map((decision) => (
          <option key={decision} value={decision}>
            {eventSentence.varDecision[decision]}
          </option>
        ))}
      </SelectField>
      {goals.length > 0 && (
        <SelectField
          label={consoleText.cancelledGoal}
          hint={consoleText.cancelledGoalHint}
          name="eventId"
          defaultValue={fields.eventId}
        >
          <option value="">{consoleText.noCancelledGoal}</option>
          {goals.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField label={consoleText.varTeam} name="team" defaultValue={fields.team ?? side ?? ''}>
        <option value="">{consoleText.noTeam}</option>
        <option value="home">{state.home.name}</option>
        <option value="away">{state.away.name}</option>
      </SelectField>
      <TextField label={consoleText.note} name="note" autoComplete="off" defaultValue={fields.note} />
    </>
  );
}
