import type { ServerResponse } from 'node:http';
import { type ProblemCode, problemText } from '#az/text/problems.ts';
import { sendWholeBody } from './send-whole-body.ts';

/** Whether a request's target is one of the addresses that scripts ask: their errors are JSON. */
export function isApiTarget(target: string): boolean {
  return target.startsWith('/api/');
}

/** The JSON of a refusal: a code for scripts, a sentence for people. It says nothing of the inside. */
function problemJson(problem: ProblemCode): string {
  return JSON.stringify({ problem, message: problemText[problem] });
}

/** What a status of 400 or more means, where nothing more precise is known. */
export function problemOfStatus(status: number): ProblemCode {
  if (status >= 500) return 'server.failed';
  return codes[status] ?? 'form.invalid';
}

const codes: Partial<Record<number, ProblemCode>> = {
  403: 'origin.denied',
  404: 'address.missing',
  405: 'address.method',
  413: 'form.tooLarge',
  414: 'address.tooLong',
  429: 'rate.tooMany',
};

/** An error of an address for scripts as JSON, whatever it was: the router writes its own in English, with a stack. */
export async function apiError(answer: Response): Promise<Response> {
  await answer.body?.cancel();
  const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  for (const name of ['Allow', 'Retry-After']) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(problemJson(problemOfStatus(answer.status)), { status: answer.status, headers });
}

/** Sends a refusal as JSON. */
export function sendProblem(
  res: ServerResponse,
  answer: { status: number; problem: ProblemCode; headers: readonly [string, string][] },
): void {
  const { status, problem, headers } = answer;
  sendWholeBody(res, { status, type: 'application/json', body: problemJson(problem), headers });
}
