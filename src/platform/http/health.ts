import type { IncomingMessage, ServerResponse } from 'node:http';

export type ServerState = 'starting' | 'failed' | 'ready' | 'stopping';

/**
 * Answers `/healthz` (200 while the process runs) and `/readyz` (200 only when pages are served; its text is the state,
 * which the start-up screen reads, with a line for each problem that does not keep readers from pages). Returns false for every other address.
 */
export function answerHealth(
  req: IncomingMessage,
  res: ServerResponse,
  state: ServerState,
  problems: readonly string[] = [],
): boolean {
  if (req.url !== '/healthz' && req.url !== '/readyz') return false;
  const isOk = req.url === '/healthz' || state === 'ready';
  const text = req.url === '/healthz' ? 'ok' : [state, ...problems].join('\n');
  res.writeHead(isOk ? 200 : 503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isOk ? {} : { 'Retry-After': '1' }),
  });
  res.end(req.method === 'HEAD' ? undefined : text);
  return true;
}
