import type { ServerResponse } from 'node:http';

/** Sends a response that is never cached. The response to HEAD has the same headers and no body. */
export function sendWholeBody(
  res: ServerResponse,
  response: { status: number; type: string; body: string; headers: readonly [string, string][] },
): void {
  const { status, type, body, headers } = response;
  for (const [name, value] of headers) res.setHeader(name, value);
  res.setHeader('Content-Type', type);
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Length', Buffer.byteLength(body));
  res.statusCode = status;
  res.end(res.req.method === 'HEAD' ? undefined : body);
}
