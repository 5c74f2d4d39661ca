import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { chooseEncoding } from './accept-encoding.ts';
import { isCompressible } from './compress.ts';
import { readHeader } from './read-header.ts';

/**
 * Writes a web Response, compressing text on the way; parts are passed on as they come. `headers` are all it is
 * sent with beside its cookies. A reader who goes away ends it quietly; a body that fails breaks the connection, so that nobody
 * takes half a page for a whole one.
 */
export async function sendResponse(
  response: Response,
  req: IncomingMessage,
  res: ServerResponse,
  headers: readonly [string, string][],
): Promise<void> {
  res.statusCode = response.status;
  if (response.statusText) res.statusMessage = response.statusText;
  for (const [name, value] of headers) res.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) res.setHeader('Set-Cookie', cookies);

  const encoder = createEncoder(response, req, res);
  // Who has left meanwhile gets nothing, and that is no error.
  if (req.method === 'HEAD' || !response.body || res.destroyed) {
    await response.body?.cancel();
    res.end();
    return;
  }
  const body = Readable.fromWeb(response.body as NodeReadableStream);
  // A live stream may have nothing to say for a while; its reader must know at once that it is open.
  if (isLiveStream(response)) res.flushHeaders();
  try {
    await (encoder ? pipeline(body, encoder, res) : pipeline(body, res));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

/** Whether the answer stays open to tell what happens (server-sent events). */
export function isLiveStream(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
}

/** The stream that compresses this answer, its headers already set; null when it goes as it is. */
function createEncoder(response: Response, req: IncomingMessage, res: ServerResponse) {
  const { headers } = response;
  if (!isCompressible(headers.get('Content-Type') ?? '') || headers.has('Content-Encoding')) return null;
  res.appendHeader('Vary', 'Accept-Encoding');
  if (headers.get('Cache-Control')?.includes('no-transform') || !response.body) return null;
  const encoding = chooseEncoding(readHeader(req.rawHeaders, 'accept-encoding'));
  if (encoding === 'identity') return null;
  res.setHeader('Content-Encoding', encoding);
  res.removeHeader('Content-Length');
  const { BROTLI_OPERATION_FLUSH, BROTLI_PARAM_QUALITY, Z_SYNC_FLUSH } = constants;
  return encoding === 'br'
    ? createBrotliCompress({ flush: BROTLI_OPERATION_FLUSH, params: { [BROTLI_PARAM_QUALITY]: 4 } })
    : createGzip({ flush: Z_SYNC_FLUSH, level: 5 });
}
