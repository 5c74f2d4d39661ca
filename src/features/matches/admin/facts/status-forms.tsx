import { Form } from 'react-router';
import type { Problem } from '#platform/errors.ts';
import { Button } from '#platform/ui/button.tsx';
import { DateTimeField } from '#platform/ui/date-field.tsx';
import { findFieldError, TextField } from '#platform/ui/field.tsx';
import type { StatusDecision } from '../../rules/fixtures/change-fixture-status.ts';
import type { FixtureStatus } from '../../tables.ts';
import { matchDeskText } from '../../text.ts';
import { type DecisionForm, hasScoreParts, scoreParts } from './read-decision-form.ts';

/** The decisions that fit each status. */
const DECISIONS: Record<FixtureStatus, readonly StatusDecision['kind'][]> = {
  scheduled: ['result', 'postponed', 'cancelled', 'awarded'],
  live: ['suspended', 'abandoned', 'awarded'],
  suspended: ['resumed', 'abandoned', 'awarded'],
  postponed: ['rescheduled', 'result', 'cancelled', 'awarded'],
  cancelled: ['rescheduled', 'awarded'],
  abandoned: ['awarded'],
  finished: ['awarded'],
  awarded: ['awarded'],
};

const HAS_REASON: ReadonlySet<StatusDecision['kind']> = new Set([
  'postponed',
  'cancelled',
  'suspended',
  'abandoned',
  'awarded',
] as const);

interface StatusFormsProps {
  status: FixtureStatus;
  /** The match was to be played already. */
  isPast: boolean;
  /** It may go into extra time and to a shoot-out. */
  hasExtraTime: boolean;
  /** The decision that was refused, as typed. */
  typed: DecisionForm | null;
  problems: readonly Problem[];
}

/** A form for each decision about the match that fits its status. */
export function StatusForms({ status, isPast, hasExtraTime, typed, problems }: StatusFormsProps) {
  const kinds = DECISIONS[status].filter((kind) => kind !== 'result' || isPast);
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{matchDeskText.status}</h2>
      {kinds.map((kind) => (
        <DecisionFields
          key={`${status}-${kind}`}
          kind={kind}
          hasExtraTime={hasExtraTime}
          typed={typed?.decision === kind ? typed : null}
          problems={typed?.decision === kind ? problems : []}
        />
      ))}
    </section>
  );
}

type DecisionProps = { kind: StatusDecision['kind'] } & Pick<
  StatusFormsProps,
  'hasExtraTime' | 'typed' | 'problems'
>;

function DecisionFields({ kind, hasExtraTime, typed, problems }: DecisionProps) {
  const field = (name: string, value: string | undefined) => ({
    name,
    defaultValue: value,
    error: findFieldError(problems, name),
    autoComplete: 'off',
  });
  return (
    <details open={typed !== null}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center rounded-md border border-line px-4 font-medium hover:bg-surface">
        {matchDeskText.decision[kind]}
      </summary>
      <Form
        method="post"
        noValidate
        className="mt-2 grid gap-3 rounded-md border border-line p-3 sm:grid-cols-2"
      >
        <input type="hidden" name="decision" value={kind} />
        {HAS_REASON.has(kind) && (
          <TextField
            label={matchDeskText.reason}
            hint={matchDeskText.reasonHint}
            required
            fieldClass="sm:col-span-2"
            {...field('reason', typed?.reason)}
          />
        )}
        {(kind === 'postponed' || kind === 'rescheduled') && (
          <DateTimeField
            label={matchDeskText.newKickOff}
            required={kind === 'rescheduled'}
            hint={kind === 'postponed' ? matchDeskText.newKickOffHint : matchDeskText.kickOffHint}
            {...field('newKickOff', typed?.newKickOff)}
          />
        )}
        {kind === 'resumed' && (
          <TextField
            label={matchDeskText.resumeMinute}
            hint={matchDeskText.resumeHint}
            inputMode="numeric"
            {...field('minute', typed?.minute)}
          />
        )}
        {(kind === 'awarded' || kind === 'result') && (
          <>
            <TextField
              label={matchDeskText.homeScore}
              inputMode="numeric"
              required
              hint={kind === 'result' && hasExtraTime ? matchDeskText.scoreHint : undefined}
              {...field('homeScore', typed?.homeScore)}
            />
            <TextField
              label={matchDeskText.awayScore}
              inputMode="numeric"
              required
              {...field('awayScore', typed?.awayScore)}
            />
          </>
        )}
        {kind === 'result' && hasExtraTime && <ScoreParts typed={typed} problems={problems} />}
        {kind === 'result' && !hasExtraTime && (
          <ScorePart part="halfTime" typed={typed} problems={problems} />
        )}
        <Button type="submit" name="intent" value="decide" className="justify-self-start sm:col-span-2">
          {matchDeskText.decision[kind]}
        </Button>
      </Form>
    </details>
  );
}

type ScorePartsProps = Pick<StatusFormsProps, 'typed' | 'problems'>;

/** What few results need, in a closed box. */
function ScoreParts({ typed, problems }: ScorePartsProps) {
  return (
    <details open={typed !== null && hasScoreParts(typed)} className="sm:col-span-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline">
        {matchDeskText.scoreParts}
      </summary>
      <div className="grid gap-3">
        {scoreParts.map((part) => (
          <ScorePart key={part} part={part} typed={typed} problems={problems} />
        ))}
      </div>
    </details>
  );
}

/** A part of the score, with an input for either team. A problem of both stands at the first one. */
function ScorePart({ part, typed, problems }: ScorePartsProps & { part: (typeof scoreParts)[number] }) {
  const inputs = [
    [`${part}Home`, matchDeskText.home],
    [`${part}Away`, matchDeskText.away],
  ] as const;
  return (
    <fieldset className="grid grid-cols-2 gap-x-3 gap-y-1 sm:col-span-2">
      <legend className="mb-1 font-semibold">{matchDeskText.scorePart[part]}</legend>
      {inputs.map(([name, label], index) => (
        <TextField
          key={name}
          label={label}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typed?.[name]}
          error={findFieldError(problems, name) ?? (index === 0 ? findFieldError(problems, part) : undefined)}
        />
      ))}
      {part === 'regular' && <p className="col-span-2 text-muted text-sm">{matchDeskText.regularHint}</p>}
    </fieldset>
  );
}
