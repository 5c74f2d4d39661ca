import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';

/** The body is larger than its address allows. */
export class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

const ordinaryLimit = 1024 * 1024;
/** A picture of 5 MB (spec §5) with the other fields of its form. */
const uploadLimit = 6 * 1024 * 1024;

/** How many bytes a request may bring: forms with files are for the back-office alone. */
export function bodyLimit(req: IncomingMessage): number {
  const isForm = req.headers['content-type']?.startsWith('multipart/form-data') ?? false;
  return isForm && /^\/(?:admin|api)\//.test(req.url ?? '') ? uploadLimit : ordinaryLimit;
}

/** Whether the announced length is already too much. */
export function announcesTooMuch(req: IncomingMessage): boolean {
  return Number(req.headers['content-length'] ?? 0) > bodyLimit(req);
}

/**
 * The body as a web stream that fails with BodyTooLarge (also told to `onTooLarge`) once it is more than its limit. The
 * connection survives, so that the refusal can still be read.
 */
export function limitedBody(req: IncomingMessage, onTooLarge: () => void): ReadableStream<Uint8Array> {
  const limit = bodyLimit(req);
  async function* chunks() {
    let total = 0;
    for await (const chunk of req.iterator({ destroyOnReturn: false })) {
      total += (chunk as Buffer).length;
      if (total > limit) {
        onTooLarge();
        throw new BodyTooLarge(`More than ${limit} bytes`);
      }
      yield chunk as Uint8Array;
    }
  }
  return Readable.toWeb(Readable.from(chunks(), { objectMode: false })) as ReadableStream<Uint8Array>;
}
