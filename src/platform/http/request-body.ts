import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { MAX_IMPORT_FILE } from '#features/article-import/rules/jobs/create-import-job.ts';
import { hasTooManyFields } from './form-fields.ts';
import { href } from './href.ts';

/** The body is larger than its address allows. */
class BodyTooLarge extends Error {
  override name = 'BodyTooLarge';
}

const KB = 1024;
/** In bytes: sign-in forms, reports of pages, and all other requests that need no sign-in. */
const ANONYMOUS = 16 * KB;
/** A message of 20,000 characters must still get its error at the field. */
const CONTACT = 128 * KB;
/** An article of maximum length (see `MAX_CONTENT_LENGTH`) with its other fields. */
const STAFF = KB * KB;
/** An image of 5 MB (spec §5) with the other fields of its form. */
const UPLOAD = 6 * KB * KB;

/** The export of another site with the other fields of its form. */
const IMPORT = MAX_IMPORT_FILE + STAFF;

const SIGN_IN = /^\/admin\/(?:login|forgot-password|reset-password|session|logout|password)(?:\/|$)/;
const ACCEPTS_IMAGES = /^\/admin\/(?:media|articles\/(?:create|edit))(?:\/|$)/;

/** The maximum body size of a request in bytes. `isStaff`: a staff member sends it. */
export function bodyLimit(req: IncomingMessage, isStaff: boolean): number {
  const path = pathOf(req);
  if (path === href('/contact')) return CONTACT;
  if (!isStaff || !path.startsWith(`${href('/admin')}/`) || SIGN_IN.test(path)) return ANONYMOUS;
  if (!/^multipart\/form-data/i.test(contentType(req))) return STAFF;
  if (path === href('/admin/import/articles')) return IMPORT;
  return ACCEPTS_IMAGES.test(path) ? UPLOAD : STAFF;
}

/** Whether the limit depends on the sender. Only then it is worth checking who sends the request. */
export function mayNeedStaffLimit(req: IncomingMessage): boolean {
  const announced = announcedLength(req);
  const isChunked = req.headers['transfer-encoding'] !== undefined;
  return (isChunked || announced > bodyLimit(req, false)) && announced <= bodyLimit(req, true);
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

function pathOf(req: IncomingMessage): string {
  return (req.url ?? '').replace(/[?#].*$/s, '').replace(/\.data$/, '');
}

const contentType = (req: IncomingMessage): string => req.headers['content-type'] ?? '';
const announcedLength = (req: IncomingMessage): number => Number(req.headers['content-length'] ?? 0);
