import { findBoundary } from './form-boundary.ts';

/** What was in a form: its texts, and the names of the fields with a file. Without a chosen file such a field is an empty text. */
export interface SentForm {
  fields: readonly (readonly [name: string, value: string])[];
  fileFields: readonly string[];
}

/** Forms that are kept when they cannot be accepted now. */
const FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\b/i;

/** Whether a request of this content type is a form. */
export function isForm(type: string): boolean {
  return FORM.test(type);
}

/**
 * The body of a form without the contents of its files: of an import of 60 MB some hundred bytes. `body` must have passed
 * `hasTooManyFields`.
 */
export function removeFiles(body: Buffer, type: string): Buffer {
  const boundary = /^multipart/i.test(type) ? findBoundary(type) : null;
  if (boundary === null) return body;
  const mark = `--${boundary}`;
  const kept: Buffer[] = [];
  for (let start = body.indexOf(mark); start >= 0; ) {
    const next = body.indexOf(mark, start + mark.length);
    const part = body.subarray(start, next < 0 ? body.length : next);
    const headersEnd = part.indexOf('\r\n\r\n');
    const isFile = headersEnd >= 0 && part.subarray(0, headersEnd).includes('filename=');
    kept.push(isFile ? Buffer.concat([part.subarray(0, headersEnd), Buffer.from('\r\n\r\n\r\n')]) : part);
    start = next;
  }
  return Buffer.concat(kept);
}

/** Reads the body of a form that `removeFiles` has returned. Null when it is no valid form. */
export async function readSentForm(body: Buffer, type: string): Promise<SentForm | null> {
  const response = new Response(new Uint8Array(body), { headers: { 'Content-Type': type } });
  const form = await response.formData().catch(() => null);
  if (!form) return null;
  const entries = [...form];
  return {
    fields: entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : [])),
    fileFields: entries.flatMap(([name, value]) => (typeof value === 'string' ? [] : [name])),
  };
}
