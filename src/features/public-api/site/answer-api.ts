import type { z } from 'zod';
import { type ProblemCode, problemSentence } from '#platform/message-texts.ts';
import { API_ANSWER } from '#platform/page-cache/cacheable-response.ts';
import { apiHeaders } from '../rules/public-api-address.ts';
import type { Endpoint } from './endpoints.ts';

/** The answer of an error (RFC 9457). `parameter` is the query parameter that it is about. */
export function apiProblem(status: number, problem: ProblemCode, parameter?: string): Response {
  const body = { status, problem, detail: problemSentence(problem), parameter };
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...apiHeaders, 'Content-Type': 'application/problem+json', 'Cache-Control': 'no-store' },
  });
}

/**
 * Answers an endpoint with what `read` returns, which has the type of its schema. The page cache stores the answer until one of
 * its scopes changes. An unknown parameter, a bad value or a parameter that is sent twice is a 400 that names the parameter.
 */
export async function answerApi<Wanted extends Endpoint>(
  endpoint: Wanted,
  request: Request,
  read: (parameters: z.output<Wanted['parameters']>) => Promise<z.input<Wanted['answer']>>,
): Promise<Response> {
  const parameters = [...new URL(request.url).searchParams];
  // A form sends its empty fields too.
  const given = parameters.filter(([, value]) => value !== '');
  const parsed = endpoint.parameters.safeParse(Object.fromEntries(given));
  if (!parsed.success) return refuseParameters(parsed.error);
  const names = parameters.map(([name]) => name);
  const repeated = names.find((name, at) => names.indexOf(name) < at);
  if (repeated !== undefined) return apiProblem(400, 'api.parameter', repeated);
  const answer = await read(parsed.data as z.output<Wanted['parameters']>);
  return Response.json(answer, {
    headers: { ...apiHeaders, 'Cache-Control': API_ANSWER },
  });
}

function refuseParameters({ issues: [issue] }: z.ZodError): Response {
  if (issue?.code === 'unrecognized_keys') return apiProblem(400, 'api.unknownParameter', issue.keys[0]);
  return apiProblem(400, 'api.parameter', issue?.path.join('.'));
}
