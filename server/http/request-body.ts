import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { href } from '#domain/href.ts';
import { hasTooManyFields } from './form-fields.ts';

/** The body is larger than its address allows. */
class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

const KB = 1024;
/** In bytes: sign-in forms, reports of pages, and everything that nobody has to sign in for. */
const ANYBODY = 16 * KB;
/** A message of 20,000 letters still gets its answer at the field. */
const CONTACT = 128 * KB;
/** An article of the greatest length (see `MAX_CONTENT_LENGTH`) with its other fields. */
const STAFF = KB * KB;
/** A picture of 5 MB (spec §5) with the other fields of its form. */
const UPLOAD = 6 * KB * KB;

const SIGN_IN = /^\/admin\/(?:login|forgot-password|reset-password|session|logout|password)(?:\/|$)/;
const TAKES_PICTURES = /^\/admin\/(?:media|articles\/(?:create|edit))(?:\/|$)/;

/** How many bytes a request may bring. `isStaff`: somebody of the newsroom sends it. */
export function bodyLimit(req: IncomingMessage, isStaff: boolean): number {
  const path = pathOf(req);
  if (path === href('/contact')) return CONTACT;
  if (!isStaff || !path.startsWith(`${href('/admin')}/`) || SIGN_IN.test(path)) return ANYBODY;
  return /^multipart\/form-data/i.test(contentType(req)) && TAKES_PICTURES.test(path) ? UPLOAD : STAFF;
}

/** Whether the limit of the request depends on who sends it: only then is it worth asking. */
export function mayNeedStaffLimit(req: IncomingMessage): boolean {
  const announced = announcedLength(req);
  const isChunked = req.headers['transfer-encoding'] !== undefined;
  return (isChunked || announced > bodyLimit(req, false)) && announced <= bodyLimit(req, true);
}

/** Whether the announced length is already too much. */
export function announcesTooMuch(req: IncomingMessage, limit: number): boolean {
  return announcedLength(req) > limit;
}

/**
 * The body as a web stream that fails with BodyTooLarge (also told to `onTooLarge`) once it is more than `limit` bytes, or
 * a form with more fields than any of ours. The connection survives, so that the refusal can still be read.
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
    // A form is read as a whole anyway; its fields are counted before they are parsed.
    const whole = form.length === 1 ? (form[0] as Buffer) : Buffer.concat(form);
    if (hasTooManyFields(whole, type)) refuse();
    yield whole;
  }
  return Readable.toWeb(Readable.from(chunks(), { objectMode: false })) as ReadableStream<Uint8Array>;
}

function pathOf(req: IncomingMessage): string {
  return (req.url ?? '').replace(/[?#].*$/s, '').replace(/\.data$/, '');
}

const contentType = (req: IncomingMessage): string => req.headers['content-type'] ?? '';
const announcedLength = (req: IncomingMessage): number => Number(req.headers['content-length'] ?? 0);
