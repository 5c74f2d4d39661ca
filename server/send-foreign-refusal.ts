import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProblemCode } from '#az/text/problems.ts';
import { sendPlainPage } from './plain-page.ts';

/** Answers a request that a page of another site has sent with 403: a page for a form, the problem's code for a script. */
export function sendForeignRefusal(
  req: IncomingMessage,
  res: ServerResponse,
  headers: readonly [string, string][],
): void {
  if (req.headers.accept?.includes('text/html')) {
    sendPlainPage(res, 403, headers);
    return;
  }
  for (const [name, value] of headers) res.setHeader(name, value);
  res.setHeader('Content-Type', 'application/json');
  res.setHeader('Cache-Control', 'no-store');
  res.statusCode = 403;
  res.end(JSON.stringify({ problem: 'origin.denied' satisfies ProblemCode }));
}
