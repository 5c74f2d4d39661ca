import { InvalidInput } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { MAX_MINUTE } from '../../rules/event-fields.ts';
import type { StatusDecision } from '../../rules/fixtures/change-fixture-status.ts';

/** The parts of a final score, in the order of the match. Each has an input for either team. */
export const scoreParts = ['halfTime', 'regular', 'shootOut'] as const;
type ScorePart = (typeof scoreParts)[number];
type PartField = `${ScorePart}${'Home' | 'Away'}`;

const partFields = scoreParts.flatMap((part): PartField[] => [`${part}Home`, `${part}Away`]);
const fields = [
  'decision',
  'reason',
  'newKickOff',
  'minute',
  'homeScore',
  'awayScore',
  ...partFields,
] as const;

/** A decision about a match, as typed. */
export type DecisionForm = Record<(typeof fields)[number], string>;

export function readDecisionForm(form: FormData): DecisionForm {
  const { text } = readForm(form);
  return Object.fromEntries(fields.map((name) => [name, text(name).trim()])) as DecisionForm;
}

/** Whether a part of the score was typed. */
export function hasScoreParts(form: DecisionForm): boolean {
  return partFields.some((name) => form[name] !== '');
}

/** @throws InvalidInput for a time, minute or score that is not valid. */
export function parseDecision(form: DecisionForm): StatusDecision {
  const read = readForm(form);
  const decision = toDecision(form, read);
  read.check();
  return decision;
}

function toDecision(
  form: DecisionForm,
  { number, moment, requiredMoment }: ReturnType<typeof readForm<DecisionForm>>,
): StatusDecision {
  const { decision: kind, reason } = form;
  const readScore = () => ({
    home: number('homeScore', { max: 99, invalid: 'match.score' }),
    away: number('awayScore', { max: 99, invalid: 'match.score' }),
  });
  /** Null when both inputs are empty. */
  const readPart = (part: ScorePart) =>
    form[`${part}Home`] === '' && form[`${part}Away`] === ''
      ? null
      : {
          home: number(`${part}Home`, { max: 99, invalid: 'match.score' }),
          away: number(`${part}Away`, { max: 99, invalid: 'match.score' }),
        };
  switch (kind) {
    case 'postponed':
      return { kind, reason, kickOff: moment('newKickOff', 'match.kickOff') };
    case 'rescheduled': {
      const codes = { required: 'match.kickOff', invalid: 'match.kickOff' } as const;
      return { kind, kickOff: requiredMoment('newKickOff', codes) };
    }
    case 'resumed':
      return {
        kind,
        minute: form.minute === '' ? null : number('minute', { max: MAX_MINUTE, invalid: 'match.minute' }),
      };
    case 'result':
      return {
        kind,
        ...readScore(),
        halfTime: readPart('halfTime'),
        regular: readPart('regular'),
        shootOut: readPart('shootOut'),
      };
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
