import { formatTypedMoment, parseBakuLocal } from '#az/format/dates.ts';
import { InvalidInput } from '#platform/errors.ts';
import type { Poll } from '../rules/poll.ts';
import type { PollInput } from '../rules/poll-input.ts';

/** The fields of the form, as typed. */
export interface PollForm {
  question: string;
  /** One option a line. */
  options: string;
  closesAt: string;
}

export const EMPTY_POLL_FORM: PollForm = { question: '', options: '', closesAt: '' };

export function readPollForm(form: FormData): PollForm {
  const text = (name: string) => String(form.get(name) ?? '');
  return { question: text('question'), options: text('options'), closesAt: text('closesAt').trim() };
}

export function toPollForm({ question, options, closesAt }: Poll): PollForm {
  return {
    question,
    options: options.map(({ text }) => text).join('\n'),
    closesAt: formatTypedMoment(closesAt),
  };
}

/**
 * Parses the options and the time of the form, which is in Baku time.
 * @throws InvalidInput for an invalid time.
 */
export function parsePollForm(form: PollForm): PollInput {
  const closesAt = form.closesAt === '' ? null : parseBakuLocal(form.closesAt);
  if (closesAt === null && form.closesAt !== '')
    throw new InvalidInput([{ field: 'closesAt', code: 'poll.closesInvalid' }]);
  return { question: form.question, options: form.options.split(/\r?\n/), closesAt };
}
