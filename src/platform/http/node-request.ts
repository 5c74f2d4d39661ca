import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { findBoundary } from './form-boundary.ts';
import { requestOrigin, type SiteOrigin } from './request-origin.ts';

export interface NodeRequestOptions extends SiteOrigin {
  /** Maximum size of the body in bytes. */
  bodyLimit: number;
  /** Called when the body is larger than allowed. */
  onTooLarge: () => void;
  /** Called with the whole body of a form before it is parsed. */
  onForm?: (body: Buffer) => void;
}

/**
 * Converts Node's request to a web Request. Its signal aborts when the client disconnects. The host comes from the client,
 * so URLs that are printed must use `siteUrl` instead.
 */
export function nodeRequest(req: IncomingMessage, res: ServerResponse, options: NodeRequestOptions): Request {
  const disconnected = new AbortController();
  res.on('close', () => {
    if (!res.writableFinished) disconnected.abort();
  });
  const hasBody = req.method !== 'GET' && req.method !== 'HEAD';
  return new Request(requestOrigin(req, options) + req.url, {
    method: req.method,
    headers: webHeaders(req),
    signal: disconnected.signal,
    body: hasBody ? limitedBody(req, options) : null,
    ...(hasBody ? { duplex: 'half' } : {}),
  } as RequestInit);
}

function webHeaders(req: IncomingMessage): Headers {
  const headers = new Headers();
  const { rawHeaders } = req;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string;
    if (name[0] !== ':') headers.append(name, rawHeaders[i + 1] as string);
  }
  return headers;
}

/** The body is larger than its address allows. */
class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

/** Whether the announced length is larger than the limit. */
export function isAnnouncedTooLarge(req: IncomingMessage, limit: number): boolean {
  return announcedLength(req) > limit;
}

/**
 * The body as a web stream. It fails with BodyTooLarge, after a call of `onTooLarge`, when the body has more than `limit`
 * bytes, or is a form with too many fields. The connection stays open, so that the client can read the error response.
 */
function limitedBody(
  req: IncomingMessage,
  { bodyLimit: limit, onTooLarge, onForm }: NodeRequestOptions,
): ReadableStream<Uint8Array> {
  const type = contentType(req);
  const isForm = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/i.test(type);
  const refuse = (): never => {
    onTooLarge();
    throw new BodyTooLarge(`More than ${limit} bytes, or too many fields`);
  };
  async function* chunks() {
    let total = 0;
    const form: Buffer[] = [];
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      total += (chunk as Buffer).length;
      if (total > limit) refuse();
      if (isForm) form.push(chunk as Buffer);
      else yield chunk as Uint8Array;
    }
    if (form.length === 0) return;
    // A form is read as a whole anyway. Its fields are counted before they are parsed.
    const whole = form.length === 1 ? (form[0] as Buffer) : Buffer.concat(form);
    if (hasTooManyFields(whole, type)) refuse();
    onForm?.(whole);
    yield whole;
  }
  return Readable.toWeb(Readable.from(chunks(), { objectMode: false })) as ReadableStream<Uint8Array>;
}

/** More fields than the largest form of the back-office has. */
const MAX_FIELDS = 2000;
/** The header lines of one field, with its file name, in bytes. */
const MAX_FIELD_HEADER_BYTES = 4096;
/** All fields of a form with files, without the files, in bytes. The longest article has 300 KB. */
const MAX_TEXT_BYTES = 320 * 1024;
const HYPHEN = 45;

/**
 * Whether a form would take too long to parse: thousands of fields, very long field headers, or too much text in a form
 * with files. `type` is the Content-Type. Searches bytes only, so it takes a few milliseconds for the largest body.
 */
export function hasTooManyFields(body: Buffer, type: string): boolean {
  if (/^application\/x-www-form-urlencoded/i.test(type)) return occursMoreThan(body, '&', MAX_FIELDS);
  const boundary = findBoundary(type);
  return boundary !== null && hasTooManyParts(body, `--${boundary}`);
}

function hasTooManyParts(body: Buffer, boundary: string): boolean {
  let [parts, textBytes] = [0, 0];
  for (let at = body.indexOf(boundary); at >= 0; ) {
    const start = at + boundary.length;
    // The last boundary ends with two hyphens and has no headers.
    if (body[start] === HYPHEN && body[start + 1] === HYPHEN) return false;
    const headersEnd = body.subarray(start, start + MAX_FIELD_HEADER_BYTES).indexOf('\r\n\r\n');
    if (++parts > MAX_FIELDS || headersEnd < 0) return true;
    at = body.indexOf(boundary, start);
    const isFile = body.subarray(start, start + headersEnd).includes('filename=');
    if (!isFile) textBytes += (at < 0 ? body.length : at) - start;
    if (textBytes > MAX_TEXT_BYTES) return true;
  }
  return false;
}

function occursMoreThan(body: Buffer, sign: string, max: number): boolean {
  let count = 0;
  for (let at = body.indexOf(sign); at >= 0; at = body.indexOf(sign, at + 1)) if (++count > max) return true;
  return false;
}

/** The content type of a request; empty without one. */
export const contentType = (req: IncomingMessage): string => req.headers['content-type'] ?? '';
/** The length that a request announces, in bytes; 0 without one. */
export const announcedLength = (req: IncomingMessage): number => Number(req.headers['content-length'] ?? 0);

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
