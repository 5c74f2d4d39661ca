import { InvalidInput } from '#platform/errors.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { type RouteContext, servicesOf } from '#platform/http/context.ts';
import type { Actor } from '#platform/sessions/actor.ts';
import { type UploadedImage, uploadImage } from '../../rules/upload-image.ts';
import { readImageMetadata } from '../read-image-metadata.ts';
import { sha256Of } from './sha256.ts';

/**
 * Stores the picture of a form. Its fields: `file`, the metadata (`alt`, `decorative`, `credit`, `caption`, `focalX`,
 * `focalY`), `allowsDuplicate`, and `sha256` when the browser could compute it.
 * @throws InvalidInput with an `image.…` code, Forbidden.
 */
export async function receiveUpload(
  context: RouteContext,
  { actor, form, field = 'file' }: { actor: Actor; form: FormData; field?: string },
): Promise<UploadedImage> {
  const { db, store, now, newId } = servicesOf(context);
  const { bytes, fileName } = await readImageFile(form, field);
  return uploadImage(db, store, {
    actor,
    bytes,
    fileName,
    now: now(),
    newId,
    metadata: readImageMetadata(form),
    allowsDuplicate: readForm(form).text('allowsDuplicate') === '1',
  });
}

/**
 * The bytes of the picture in a form, checked against `sha256` if the form has it.
 * @throws InvalidInput 'image.required' or 'image.checksum'.
 */
export async function readImageFile(
  form: FormData,
  field = 'file',
): Promise<{ bytes: Uint8Array<ArrayBuffer>; fileName: string }> {
  const read = readForm(form);
  const file = read.file(field);
  if (!file || file.size === 0) throw new InvalidInput([{ field: 'file', code: 'image.required' }]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const expected = read.text('sha256');
  if (expected !== '' && expected !== (await sha256Of(bytes)))
    throw new InvalidInput([{ field: 'file', code: 'image.checksum' }]);
  return { bytes, fileName: file.name };
}
