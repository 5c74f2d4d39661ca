import type { IncomingMessage, ServerResponse } from 'node:http';

/** What is left of a body is read up to these limits, so that the connection can carry the next request. */
const MOST_BYTES = 8 * 1024 * 1024;
const LONGEST_MS = 2000;

/**
 * Reads and throws away what nobody has read of a request's body once its answer is sent, or closes the connection where
 * too much is still to come. Otherwise the next request on the connection would wait for it.
 */
export function drainUnreadBody(req: IncomingMessage, res: ServerResponse): void {
  res.once('finish', () => {
    if (req.complete || req.socket.destroyed) return;
    const { socket } = req;
    const close = () => socket.destroy();
    const limit = setTimeout(close, LONGEST_MS);
    let bytes = 0;
    // Whoever has read a part of it holds the stream still by listening.
    req.removeAllListeners('readable');
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) close();
    });
    const stop = () => clearTimeout(limit);
    req.once('end', stop);
    req.once('close', stop);
    // The stream notices only in the next turn that nobody listens any more.
    setImmediate(() => req.resume());
  });
}
