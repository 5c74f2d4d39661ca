import type { ServerResponse } from 'node:http';
import { type ProblemCode, problemText } from '#az/text/problems.ts';
import { sendWholeBody } from './send-whole-body.ts';

/** Whether a request's target is an API: its errors are JSON. */
export function isApiTarget(target: string): boolean {
  return target.startsWith('/api/');
}

/** The JSON of an error: a code for scripts and a sentence for people, without internal details. */
function problemJson(problem: ProblemCode): string {
  return JSON.stringify({ problem, message: problemText[problem] });
}

/** The problem code for a status of 400 or more, when nothing more precise is known. */
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

/** Turns any error response of an API into JSON. The router's own errors are in English and contain a stack. */
export async function toApiError(response: Response): Promise<Response> {
  await response.body?.cancel();
  const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  for (const name of ['Allow', 'Retry-After']) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(problemJson(problemOfStatus(response.status)), { status: response.status, headers });
}

/** Sends an error as JSON. */
export function sendProblem(
  res: ServerResponse,
  response: { status: number; problem: ProblemCode; headers: readonly [string, string][] },
): void {
  const { status, problem, headers } = response;
  sendWholeBody(res, { status, type: 'application/json', body: problemJson(problem), headers });
}
