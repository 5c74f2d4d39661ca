import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { readHeader } from '../http/read-header.ts';
import { chooseEncoding, type Encoding } from './accept-encoding.ts';
import { compressBody, isCompressible } from './compress.ts';
import { readCompleteBody } from './read-complete-body.ts';

/**
 * Writes a web Response, compressing text on the way. One that is there as a whole is sent as a whole; parts of others are
 * passed on as they come. `headers` are all it is sent with beside its cookies. A reader who goes away ends it quietly; a
 * body that fails breaks the connection, so that nobody takes half a page for a whole one.
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

  const encoding = agreeOnEncoding(response, req, res);
  // Who has left meanwhile gets nothing, and that is no error.
  if (req.method === 'HEAD' || !response.body || res.destroyed) {
    if (encoding !== 'identity') announce(encoding, res);
    await response.body?.cancel();
    res.end();
    return;
  }
  if (isLiveStream(response)) {
    // It may have nothing to say for a while; its reader must know at once that it is open.
    res.flushHeaders();
    return sendParts(Readable.fromWeb(response.body as NodeReadableStream), encoding, res);
  }
  const body = await readCompleteBody(response.body);
  if (body instanceof Readable) return sendParts(body, encoding, res);
  await sendWhole(body, encoding, res);
}

/** Whether the answer stays open to tell what happens (server-sent events). */
export function isLiveStream(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;
}

/** How this answer may be encoded for this reader; says in `Vary` that it depends on that. */
function agreeOnEncoding(response: Response, req: IncomingMessage, res: ServerResponse): Encoding {
  const { headers } = response;
  if (!isCompressible(headers.get('Content-Type') ?? '') || headers.has('Content-Encoding'))
    return 'identity';
  res.appendHeader('Vary', 'Accept-Encoding');
  if (headers.get('Cache-Control')?.includes('no-transform') || !response.body) return 'identity';
  return chooseEncoding(readHeader(req.rawHeaders, 'accept-encoding'));
}

function announce(encoding: Encoding, res: ServerResponse): void {
  res.setHeader('Content-Encoding', encoding);
  res.removeHeader('Content-Length');
}

async function sendWhole(bytes: Buffer, encoding: Encoding, res: ServerResponse): Promise<void> {
  const smaller = encoding === 'identity' ? null : await compressBody(bytes, encoding, 'once');
  if (smaller) announce(encoding, res);
  res.setHeader('Content-Length', (smaller ?? bytes).length);
  res.end(smaller ?? bytes);
}

async function sendParts(body: Readable, encoding: Encoding, res: ServerResponse): Promise<void> {
  if (encoding !== 'identity' && !res.headersSent) announce(encoding, res);
  const { BROTLI_OPERATION_FLUSH, BROTLI_PARAM_QUALITY, Z_SYNC_FLUSH } = constants;
  const encoder =
    encoding === 'br'
      ? createBrotliCompress({ flush: BROTLI_OPERATION_FLUSH, params: { [BROTLI_PARAM_QUALITY]: 4 } })
      : encoding === 'gzip'
        ? createGzip({ flush: Z_SYNC_FLUSH, level: 5 })
        : null;
  try {
    await (encoder ? pipeline(body, encoder, res) : pipeline(body, res));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
