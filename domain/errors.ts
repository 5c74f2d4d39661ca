import type { ProblemCode } from '#az/text/problems.ts';

/** One thing that is wrong with an input: which field, and the code whose sentence `az/text/problems.ts` holds. */
export interface Problem {
  field: string;
  code: ProblemCode;
}

/** What was asked for does not exist, or not for readers. */
export class NotFound extends Error {
  override name = 'NotFound';
}

/** The input breaks rules of the domain; every problem is named, not only the first. */
export class InvalidInput extends Error {
  override name = 'InvalidInput';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ field, code }) => `${field}: ${code}`).join(', '));
    this.problems = problems;
  }
}

/** The input is sound, but the state of things forbids it. `detail` is the English sentence of an API error. */
export class Conflict extends Error {
  override name = 'Conflict';
  readonly code: ProblemCode;
  readonly detail: string;

  constructor(code: ProblemCode, detail: string) {
    super(detail);
    this.code = code;
    this.detail = detail;
  }
}

/** Too much of this work is waiting already; nothing was done, and it may be asked for again a little later. */
export class Busy extends Error {
  override name = 'Busy';
}

/** The person who asks may not do this. */
export class Forbidden extends Error {
  override name = 'Forbidden';
}
