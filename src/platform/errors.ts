import type { ProblemCode } from '#platform/message-texts.ts';

/** A problem of an input field. `src/platform/message-texts.ts` finds the sentence of each code. */
export interface Problem {
  field: string;
  code: ProblemCode;
  /** Follows the sentence: the part of the input that it is about. */
  detail?: string;
}

/** The subject does not exist, or readers cannot see it. */
export class NotFound extends Error {
  override name = 'NotFound';
}

/** The input is invalid. Contains every problem, not only the first. */
export class InvalidInput extends Error {
  override name = 'InvalidInput';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ field, code }) => `${field}: ${code}`).join(', '));
    this.problems = problems;
  }
}

/**
 * The input is valid, but the current state does not allow it. `detail` is the English sentence of an API error, `field` what has to
 * be typed otherwise.
 */
export class Conflict extends Error {
  override name = 'Conflict';
  readonly code: ProblemCode;
  readonly detail: string;
  readonly field: string | null;

  constructor(code: ProblemCode, detail: string, { field = null }: { field?: string | null } = {}) {
    super(detail);
    this.code = code;
    this.detail = detail;
    this.field = field;
  }
}

/** Too many tasks are waiting. Nothing was done; the caller may try again later. */
export class Busy extends Error {
  override name = 'Busy';
}

/** The actor's role does not allow this. */
export class Forbidden extends Error {
  override name = 'Forbidden';
}
