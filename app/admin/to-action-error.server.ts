import { data } from 'react-router';
import type { ProblemCode } from '#az/text/problems.ts';
import { Conflict, Forbidden, InvalidInput, NotFound, type Problem } from '#domain/errors.ts';

/** What an action answers when the domain refused: the fields that are wrong, or the one reason. */
export interface Refusal {
  problems: readonly Problem[];
  problem: ProblemCode | null;
}

/**
 * Turns the domain's refusals into an action's answer: 422 with every problem of the input, 409 with the reason of a
 * conflict. What is missing or forbidden becomes a page of its own; anything else is thrown on.
 */
export function tellProblems(error: unknown) {
  if (error instanceof InvalidInput)
    return data<Refusal>({ problems: error.problems, problem: null }, { status: 422 });
  if (error instanceof Conflict) return data<Refusal>({ problems: [], problem: error.code }, { status: 409 });
  throw asAnswer(error);
}

/** NotFound and Forbidden of the domain as the answers 404 and 403, for loaders; anything else as it is. */
export function asAnswer(error: unknown): unknown {
  if (error instanceof NotFound) return new Response(null, { status: 404 });
  if (error instanceof Forbidden) return new Response(null, { status: 403 });
  return error;
}
