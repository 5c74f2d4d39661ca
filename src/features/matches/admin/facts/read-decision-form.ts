import { parseBakuLocal } from '#az/format/dates.ts';
import { InvalidInput, type Problem } from '#platform/errors.ts';
import type { StatusDecision } from '../../rules/fixtures/change-fixture-status.ts';

/** A decision about a match, as typed. */
export interface DecisionForm {
  kind: string;
  reason: string;
  kickOff: string;
  minute: string;
  home: string;
  away: string;
}

export function readDecisionForm(form: FormData): DecisionForm {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    ...{ kind: text('decision'), reason: text('reason'), kickOff: text('newKickOff') },
    ...{ minute: text('minute'), home: text('homeScore'), away: text('awayScore') },
  };
}

/** @throws InvalidInput for a time, minute or score that is not valid. */
export function parseDecision(form: DecisionForm): StatusDecision {
  const { kind, reason } = form;
  const problems: Problem[] = [];
  const number = (text: string, max: number, problem: Problem) => {
    const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
    if (!(value <= max)) problems.push(problem);
    return value;
  };
  const readScore = () => ({
    home: number(form.home, 99, { field: 'homeScore', code: 'match.score' }),
    away: number(form.away, 99, { field: 'awayScore', code: 'match.score' }),
  });
  const kickOff = parseBakuLocal(form.kickOff);
  const needsKickOff = kind === 'rescheduled' || (kind === 'postponed' && form.kickOff !== '');
  if (needsKickOff && kickOff === null) problems.push({ field: 'newKickOff', code: 'match.kickOff' });
  const decision = ((): StatusDecision => {
    switch (kind) {
      case 'postponed':
        return { kind, reason, kickOff };
      case 'rescheduled':
        return { kind, kickOff: kickOff ?? 0 };
      case 'resumed':
        return { kind, minute: number(form.minute, 130, { field: 'minute', code: 'match.minute' }) };
      case 'result':
        return { kind, ...readScore() };
      case 'awarded':
        return { ...{ kind, reason }, ...readScore() };
      case 'cancelled':
      case 'suspended':
      case 'abandoned':
        return { kind, reason };
      default:
        throw new InvalidInput([{ field: 'decision', code: 'form.invalid' }]);
    }
  })();
  if (problems.length > 0) throw new InvalidInput(problems);
  return decision;
}
