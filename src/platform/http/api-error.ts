import type { ServerResponse } from 'node:http';
import { type ProblemCode, problemSentence } from '#platform/message-texts.ts';
import { sendWholeBody } from './send-response.ts';

/** Whether a request's target is an API: its errors are JSON. */
export function isApiTarget(target: string): boolean {
  return routedPath(target).startsWith('/api/');
}

/**
 * The path as the router reads it: without dot segments and percent escapes, in lower case. Otherwise another spelling of an
 * address would evade the rate limit.
 */
export function routedPath(target: string): string {
  const { pathname = '' } = URL.parse(`http://site.invalid${target}`) ?? {};
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname;
  }
}

/** The type of an error's JSON (RFC 9457). */
const PROBLEM_TYPE = 'application/problem+json';

/** The JSON of an error: a code for scripts and a sentence for people, without internal details. */
function problemJson(status: number, problem: ProblemCode): string {
  return JSON.stringify({ status, problem, detail: problemSentence(problem) });
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

/**
 * Turns any error response of an API into JSON with these headers. The router's own errors are in English and contain a stack.
 */
export async function toApiError(
  response: Response,
  apiHeaders: Readonly<Record<string, string>> = {},
): Promise<Response> {
  if (response.headers.get('Content-Type') === PROBLEM_TYPE) return response;
  await response.body?.cancel();
  const { status } = response;
  const headers = new Headers(apiHeaders);
  headers.set('Content-Type', PROBLEM_TYPE);
  headers.set('Cache-Control', 'no-store');
  for (const name of ['Allow', 'Retry-After']) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(problemJson(status, problemOfStatus(status)), { status, headers });
}

/** Sends an error as JSON. */
export function sendProblem(
  res: ServerResponse,
  response: { status: number; problem: ProblemCode; headers: readonly [string, string][] },
): void {
  const { status, problem, headers } = response;
  sendWholeBody(res, { status, type: PROBLEM_TYPE, body: problemJson(status, problem), headers });
}
