import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import type { SeasonFile } from '../rules/parse/parse-season.ts';

/** All files of an import, in bytes. The server takes forms with a little more. */
export const MAX_FILES_BYTES = 900 * 1024;

const packed = z.array(z.object({ name: z.string().max(200).nullable(), text: z.string() })).max(200);

/** Files as a field of a form. After the check a browser would have to choose them again. */
export function packFiles(files: readonly SeasonFile[]): string {
  return files.length === 0 ? '' : gzipSync(JSON.stringify(files)).toString('base64');
}

/** The files of such a field. None for a field that was not made by `packFiles`. */
export function unpackFiles(text: string): SeasonFile[] {
  if (text === '') return [];
  try {
    // Escapes of JSON make the texts a little longer.
    const json = gunzipSync(Buffer.from(text, 'base64'), { maxOutputLength: 2 * MAX_FILES_BYTES });
    return packed.parse(JSON.parse(json.toString('utf8')));
  } catch {
    return [];
  }
}
