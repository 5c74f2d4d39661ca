import { formatTypedMoment, parseBakuLocal } from '#az/format/dates.ts';
import { InvalidInput, type Problem } from '#platform/errors.ts';
import type { BreakingItem } from '../rules/breaking-entry.ts';
import type { BreakingInput } from '../rules/breaking-input.ts';

/** The fields of the form, as typed. */
export interface BreakingForm {
  text: string;
  address: string;
  level: string;
  startsAt: string;
  endsAt: string;
  isQuiet: boolean;
}

export function readBreakingForm(form: FormData): BreakingForm {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    ...{ text: text('text'), address: text('address'), level: text('level') },
    ...{ startsAt: text('startsAt'), endsAt: text('endsAt'), isQuiet: form.has('isQuiet') },
  };
}

export function toBreakingForm(line: BreakingItem): BreakingForm {
  const { text, address, level, isQuiet } = line;
  const [startsAt, endsAt] = [formatTypedMoment(line.startsAt), formatTypedMoment(line.endsAt)];
  return { text, address, level, startsAt, endsAt, isQuiet };
}

/**
 * Parses the times of the form, which are in Baku time. An empty start means `now`.
 * @throws InvalidInput for an invalid time.
 */
export function parseBreakingForm(form: BreakingForm, { now }: { now: number }): BreakingInput {
  const startsAt = form.startsAt === '' ? now : parseBakuLocal(form.startsAt);
  const endsAt = form.endsAt === '' ? null : parseBakuLocal(form.endsAt);
  const problems: Problem[] = [];
  if (startsAt === null) problems.push({ field: 'startsAt', code: 'breaking.startsInvalid' });
  if (endsAt === null && form.endsAt !== '') problems.push({ field: 'endsAt', code: 'breaking.endsInvalid' });
  if (startsAt === null || problems.length > 0) throw new InvalidInput(problems);
  return { ...form, startsAt, endsAt };
}
