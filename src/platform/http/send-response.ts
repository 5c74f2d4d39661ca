import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { constants, createBrotliCompress, createGzip, createZstdCompress } from 'node:zlib';
import { chooseEncodingOnce, compressBody, type EncodingOnce, isCompressible } from './content-encoding.ts';
import { readHeader } from './read-header.ts';

/**
 * Writes a web Response and compresses text. A complete body is sent as a whole; a stream is sent part by part. `headers`
 * are all headers except cookies. A client that disconnects is no error. When the body fails, the connection is broken, so
 * that half a page cannot be taken for a complete one.
 */
export async function sendResponse(
  response: Response,
  req: IncomingMessage,
  res: ServerResponse,
  { headers, cookies }: { headers: readonly [string, string][]; cookies: readonly string[] },
): Promise<void> {
  res.statusCode = response.status;
  if (response.statusText) res.statusMessage = response.statusText;
  for (const [name, value] of headers) res.setHeader(name, value);
  if (cookies.length > 0) res.setHeader('Set-Cookie', [...cookies]);

  const encoding = negotiateEncoding(response, req, res);
  // A client that has disconnected gets nothing; that is no error.
  if (req.method === 'HEAD' || !response.body || res.destroyed) {
    if (encoding !== 'identity') setEncodingHeaders(encoding, res);
    await response.body?.cancel();
    res.end();
    return;
  }
  const body = await readCompleteBody(response.body);
  if (body instanceof Readable) return sendParts(body, encoding, res);
  await sendWhole(body, encoding, res);
}

/** Chooses the encoding of this response for this client, and sets `Vary` when it depends on the client. */
function negotiateEncoding(response: Response, req: IncomingMessage, res: ServerResponse): EncodingOnce {
  const { headers } = response;
  if (!isCompressible(headers.get('Content-Type') ?? '') || headers.has('Content-Encoding'))
    return 'identity';
  res.appendHeader('Vary', 'Accept-Encoding');
  if (headers.get('Cache-Control')?.includes('no-transform') || !response.body) return 'identity';
  return chooseEncodingOnce(readHeader(req.rawHeaders, 'accept-encoding'));
}

function setEncodingHeaders(encoding: EncodingOnce, res: ServerResponse): void {
  res.setHeader('Content-Encoding', encoding);
  res.removeHeader('Content-Length');
}

/**
 * Returns the bytes of a body that is available as a whole, such as one made of a string or of JSON. Otherwise returns a
 * stream of all its parts, with the first already read. Rejects when the body fails before its first part.
 */
async function readCompleteBody(body: ReadableStream<Uint8Array>): Promise<Buffer | Readable> {
  const reader = body.getReader();
  const first = await reader.read();
  if (first.done) return Buffer.alloc(0);
  const second = reader.read();
  const next = await Promise.race([second.catch(() => null), turn(null)]);
  if (next?.done) return Buffer.from(first.value.buffer, first.value.byteOffset, first.value.byteLength);

  async function* parts() {
    let isRead = false;
    try {
      yield first.value;
      for (let part = await second; !part.done; part = await reader.read()) yield part.value;
      isRead = true;
    } finally {
      if (!isRead) await reader.cancel();
    }
  }
  return Readable.from(parts(), { objectMode: false });
}

async function sendWhole(bytes: Buffer, encoding: EncodingOnce, res: ServerResponse): Promise<void> {
  const smaller = encoding === 'identity' ? null : await compressBody(bytes, encoding, 'once');
  if (smaller) setEncodingHeaders(encoding, res);
  res.setHeader('Content-Length', (smaller ?? bytes).length);
  res.end(smaller ?? bytes);
}

async function sendParts(body: Readable, encoding: EncodingOnce, res: ServerResponse): Promise<void> {
  if (encoding !== 'identity' && !res.headersSent) setEncodingHeaders(encoding, res);
  const encoder = encoding === 'identity' ? null : streamEncoders[encoding]();
  try {
    await (encoder ? pipeline(body, encoder, res) : pipeline(body, res));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

/** Each sends on at once what is written to it. */
const streamEncoders: Record<Exclude<EncodingOnce, 'identity'>, () => Transform> = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH, level: 5 }),
  zstd: () => createZstdCompress({ flush: constants.ZSTD_e_flush }),
};

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
