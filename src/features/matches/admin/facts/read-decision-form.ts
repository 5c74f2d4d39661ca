import { InvalidInput } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import type { StatusDecision } from '../../rules/fixtures/change-fixture-status.ts';

const fields = ['decision', 'reason', 'newKickOff', 'minute', 'homeScore', 'awayScore'] as const;

/** A decision about a match, as typed. */
export type DecisionForm = Record<(typeof fields)[number], string>;

export function readDecisionForm(form: FormData): DecisionForm {
  const { text } = readForm(form);
  return Object.fromEntries(fields.map((name) => [name, text(name).trim()])) as DecisionForm;
}

/** @throws InvalidInput for a time, minute or score that is not valid. */
export function parseDecision(form: DecisionForm): StatusDecision {
  const read = readForm(form);
  const decision = toDecision(form, read);
  read.check();
  return decision;
}

function toDecision(
  { decision: kind, reason }: DecisionForm,
  { number, moment, requiredMoment }: ReturnType<typeof readForm<DecisionForm>>,
): StatusDecision {
  const readScore = () => ({
    home: number('homeScore', { max: 99, invalid: 'match.score' }),
    away: number('awayScore', { max: 99, invalid: 'match.score' }),
  });
  switch (kind) {
    case 'postponed':
      return { kind, reason, kickOff: moment('newKickOff', 'match.kickOff') };
    case 'rescheduled': {
      const codes = { required: 'match.kickOff', invalid: 'match.kickOff' } as const;
      return { kind, kickOff: requiredMoment('newKickOff', codes) };
    }
    case 'resumed':
      return { kind, minute: number('minute', { max: 130, invalid: 'match.minute' }) };
    case 'result':
      return { kind, ...readScore() };
    case 'awarded':
      return { kind, reason, ...readScore() };
    case 'cancelled':
    case 'suspended':
    case 'abandoned':
      return { kind, reason };
    default:
      throw new InvalidInput([{ field: 'decision', code: 'form.invalid' }]);
  }
}
