import { foldText } from '#az/characters/characters.ts';
import { InvalidInput, type Problem } from '#platform/errors.ts';
import { cleanLine } from '#platform/text/clean-line.ts';
import { POLL_LIMITS } from './poll.ts';

/** The form of a poll. Empty options are left out. `closesAt` is epoch milliseconds. */
export interface PollInput {
  question: string;
  options: readonly string[];
  closesAt: number | null;
}

/**
 * Validates the input and returns it cleaned.
 * @throws InvalidInput with every problem.
 */
export function parsePollInput(input: PollInput): {
  question: string;
  options: string[];
  closesAt: number | null;
} {
  const question = cleanLine(input.question);
  const options = input.options.map(cleanLine).filter((option) => option !== '');
  const problems: Problem[] = [];
  if (question === '') problems.push({ field: 'question', code: 'poll.question' });
  if (question.length > POLL_LIMITS.question)
    problems.push({ field: 'question', code: 'poll.questionTooLong' });
  if (options.length < POLL_LIMITS.minOptions)
    problems.push({ field: 'options', code: 'poll.tooFewOptions' });
  if (options.length > POLL_LIMITS.maxOptions)
    problems.push({ field: 'options', code: 'poll.tooManyOptions' });
  if (options.some((option) => option.length > POLL_LIMITS.option))
    problems.push({ field: 'options', code: 'poll.optionTooLong' });
  if (new Set(options.map(foldText)).size < options.length)
    problems.push({ field: 'options', code: 'poll.sameOptions' });
  if (problems.length > 0) throw new InvalidInput(problems);
  return { question, options, closesAt: input.closesAt };
}
