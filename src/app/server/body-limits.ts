import type { IncomingMessage } from 'node:http';
import { MAX_IMPORT_FILE } from '#features/article-import/rules/jobs/create-import-job.ts';
import { href } from '#platform/http/href.ts';
import { announcedLength, contentType } from '#platform/http/request-body.ts';

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

function pathOf(req: IncomingMessage): string {
  return (req.url ?? '').replace(/[?#].*$/s, '').replace(/\.data$/, '');
}
