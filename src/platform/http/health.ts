import type { IncomingMessage, ServerResponse } from 'node:http';

export type ServerState = 'starting' | 'failed' | 'ready' | 'stopping';

/** How the process is, beside its state. */
interface Health {
  /** What does not keep readers from pages, in English. Only this machine gets it: it may name hosts and files. */
  problems?: readonly string[];
  /** The event loop has been blocked for too long. */
  isBlocked: boolean;
}

/**
 * Answers `/healthz` (200 while the process runs and its event loop is not blocked) and `/readyz` (200 only when pages are served;
 * its text is the state, which the start-up screen reads; whoever asks from this machine gets a line for each problem that does not keep
 * readers from pages). Returns false for every other address.
 */
export function answerHealth(
  req: IncomingMessage,
  res: ServerResponse,
  state: ServerState,
  { problems = [], isBlocked }: Health,
): boolean {
  if (req.url !== '/healthz' && req.url !== '/readyz') return false;
  const isOk = req.url === '/healthz' ? !isBlocked : state === 'ready';
  const ready = [state, ...(isFromThisMachine(req) ? problems : [])].join('\n');
  const text = req.url === '/readyz' ? ready : isBlocked ? 'blocked' : 'ok';
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

/** A proxy on this machine says that it asks for somebody else. */
const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  const isLoopback = /^(?:127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? '');
  return isLoopback && FORWARDED.every((name) => headers[name] === undefined);
}
