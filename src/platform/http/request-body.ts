import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { hasTooManyFields } from './form-fields.ts';

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
export function limitedBody(
  req: IncomingMessage,
  { limit, onTooLarge }: { limit: number; onTooLarge: () => void },
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
    yield whole;
  }
  return Readable.toWeb(Readable.from(chunks(), { objectMode: false })) as ReadableStream<Uint8Array>;
}

/** The content type of a request; empty without one. */
export const contentType = (req: IncomingMessage): string => req.headers['content-type'] ?? '';
/** The length that a request announces, in bytes; 0 without one. */
export const announcedLength = (req: IncomingMessage): number => Number(req.headers['content-length'] ?? 0);
