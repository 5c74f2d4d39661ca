import type { IncomingMessage, ServerResponse } from 'node:http';

/** The rest of a body is read up to these limits, so that the connection can be used for the next request. */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_MS = 2000;

/**
 * Reads and discards the unread rest of a request body after the response was sent. Closes the connection when the rest is
 * too large or too slow. Otherwise the next request on the connection would wait for it.
 */
export function drainUnreadBody(req: IncomingMessage, res: ServerResponse): void {
  res.once('finish', () => {
    if (req.complete || req.socket.destroyed) return;
    const { socket } = req;
    const close = () => socket.destroy();
    const limit = setTimeout(close, MAX_MS);
    let bytes = 0;
    // A listener of a reader that stopped half-way would pause the stream.
    req.removeAllListeners('readable');
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) close();
    });
    const stop = () => clearTimeout(limit);
    req.once('end', stop);
    req.once('close', stop);
    // The stream notices the removed listeners only in the next turn of the event loop.
    setImmediate(() => req.resume());
  });
}
