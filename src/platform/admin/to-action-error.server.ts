import { data } from 'react-router';
import { Conflict, Forbidden, InvalidInput, NotFound, type Problem } from '#platform/errors.ts';
import type { ProblemCode } from '#platform/message-texts.ts';

/** The body of an action's answer when the domain refuses: the problems of the fields, or one reason. */
export interface Refusal {
  problems: readonly Problem[];
  problem: ProblemCode | null;
}

/**
 * Turns an error of the domain into the answer of an action: 422 with every problem of the input, 409 with the reason of
 * a conflict. `sent` is added to the answer, so that the form keeps what was typed. Throws 404 and 403 for what is missing
 * or forbidden, and any other error as it is.
 */
export function toActionError<Sent extends object>(error: unknown, sent: Sent = {} as Sent) {
  if (error instanceof InvalidInput)
    return data<Refusal & Sent>({ problems: error.problems, problem: null, ...sent }, { status: 422 });
  if (error instanceof Conflict)
    return data<Refusal & Sent>({ problems: [], problem: error.code, ...sent }, { status: 409 });
  throw toResponseError(error);
}

/** For loaders: turns NotFound into a 404 response and Forbidden into a 403 response. Returns any other error unchanged. */
export function toResponseError(error: unknown): unknown {
  if (error instanceof NotFound) return new Response(null, { status: 404 });
  if (error instanceof Forbidden) return new Response(null, { status: 403 });
  return error;
}
