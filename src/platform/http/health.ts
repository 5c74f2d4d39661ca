import type { IncomingMessage, ServerResponse } from 'node:http';

export type ServerState = 'starting' | 'failed' | 'ready' | 'stopping';

/**
 * Answers `/healthz` (200 while the process runs and its event loop is not blocked) and `/readyz` (200 only when pages are served; its text is the state,
 * which the start-up screen reads). Returns false for every other address.
 */
export function answerHealth(
  req: IncomingMessage,
  res: ServerResponse,
  state: ServerState,
  isBlocked: boolean,
): boolean {
  if (req.url !== '/healthz' && req.url !== '/readyz') return false;
  const isOk = req.url === '/healthz' ? !isBlocked : state === 'ready';
  const text = req.url === '/readyz' ? state : isBlocked ? 'blocked' : 'ok';
  res.writeHead(isOk ? 200 : 503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': text.length,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isOk ? {} : { 'Retry-After': '1' }),
  });
  res.end(req.method === 'HEAD' ? undefined : text);
  return true;
}
