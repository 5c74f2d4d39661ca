import type { Problem } from '#platform/errors.ts';
import { problemSentence } from '#platform/message-texts.ts';

/** The sentence of the first problem of a form field. Pass it to the field as `error`. */
export function findFieldError(problems: readonly Problem[] | undefined, field: string): string | undefined {
  const problem = problems?.find((candidate) => candidate.field === field);
  if (!problem) return undefined;
  const sentence = problemSentence(problem.code);
  return problem.detail ? `${sentence}: ${problem.detail}` : sentence;
}
