import { foldText } from '#az/characters/characters.ts';
import type { Problem } from '#platform/errors.ts';
import { href } from '#platform/http/href.ts';
import { defineRecord, parseTyped, type RecordValues, type TypedFields } from '#platform/records/record.ts';
import { pollText } from '../text.ts';
import type { Poll } from './poll.ts';

const MIN_OPTIONS = 2;
const MAX_OPTIONS = 8;

/** A poll in the back-office. Its options stand in a table of their own, so it has its own writes. */
export const pollRecord = defineRecord({
  name: 'poll',
  table: 'poll',
  role: 'author',
  title: 'question',
  inUse: 'poll.hasVotes',
  fields: {
    question: {
      kind: 'line',
      column: 'question',
      label: pollText.question,
      isWide: true,
      limit: 200,
      required: 'poll.question',
      tooLong: 'poll.questionTooLong',
    },
    options: {
      kind: 'lines',
      column: null,
      label: pollText.options,
      help: pollText.optionsHint,
      limit: 100,
      required: 'poll.tooFewOptions',
      tooLong: 'poll.optionTooLong',
    },
    closesAt: {
      kind: 'moment',
      column: 'closes_at',
      label: pollText.closesAt,
      help: pollText.closesHint,
      invalid: 'poll.closesInvalid',
    },
  },
  list: { columns: ['question', 'closesAt'], order: 'created_at' },
  address: href('/admin/polls'),
  words: { list: pollText.title, create: pollText.create, createHint: pollText.intro, deleteHint: '' },
});

type PollValues = RecordValues<(typeof pollRecord)['fields']>;

/** Cleans the form of a poll. `before` are the stored values. Problems are 'poll.…'. */
export function parsePoll(
  typed: TypedFields,
  before?: PollValues,
): { values: PollValues; problems: Problem[] } {
  const { values, problems } = parseTyped(pollRecord, typed, before);
  const { options } = values;
  if (options.length < MIN_OPTIONS) problems.push({ field: 'options', code: 'poll.tooFewOptions' });
  if (options.length > MAX_OPTIONS) problems.push({ field: 'options', code: 'poll.tooManyOptions' });
  if (new Set(options.map(foldText)).size < options.length)
    problems.push({ field: 'options', code: 'poll.sameOptions' });
  return { values, problems };
}

/** The fields of a stored poll. The audit log records them, with the version. */
export function toPollValues({ question, options, closesAt }: Poll): PollValues {
  return { question, options: options.map(({ text }) => text), closesAt };
}
