import { formatTyped, parseTyped, type TypedFields } from '#platform/records/record.ts';
import { refuseProblems } from '#platform/records/rules/write-record.ts';
import type { BreakingLevel } from '../tables.ts';
import { type BreakingValues, breakingRecord } from './breaking-record.ts';

/** The input of a breaking entry. Times are epoch milliseconds. */
export interface BreakingInput {
  text: string;
  address: string;
  level: string;
  startsAt: number;
  endsAt: number | null;
  /** Sends no push notice. */
  isQuiet?: boolean;
}

/**
 * The entry of a form. `before` are its stored values: a time that was not changed keeps its seconds. An empty start means `now`.
 * @throws InvalidInput with every malformed field.
 */
export function readBreakingEntry(
  typed: TypedFields,
  { now, before }: { now: number; before?: BreakingValues },
): BreakingInput {
  const { values, problems } = parseTyped(breakingRecord, typed, before);
  refuseProblems(problems);
  return { ...values, startsAt: values.startsAt ?? now };
}

/**
 * Validates the input and returns it cleaned.
 * @throws InvalidInput with every problem at `now`.
 */
export function parseBreakingInput(
  input: BreakingInput,
  { now }: { now: number },
): Required<BreakingInput> & { level: BreakingLevel } {
  const { startsAt, endsAt } = input;
  const sent = { ...input, isQuiet: input.isQuiet ?? false };
  const { values, problems } = parseTyped(breakingRecord, formatTyped(breakingRecord, sent));
  if (endsAt !== null && endsAt <= Math.max(now, startsAt))
    problems.push({ field: 'endsAt', code: 'breaking.endsBeforeStart' });
  refuseProblems(problems);
  return { ...values, startsAt, endsAt, level: values.level as BreakingLevel };
}
