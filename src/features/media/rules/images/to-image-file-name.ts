import { slugify } from '#az/characters/slug.ts';

const MAX_STEM_LENGTH = 80;

/**
 * The name of the stored file: folded letters, and the extension of the actual format (`Qarabağ Şampiyon.PNG` with a JPEG
 * in it becomes `qarabag-sampiyon.jpg`; `.jpeg` stays). Never empty.
 */
export function toImageFileName(fileName: string, format: 'png' | 'jpeg'): string {
  const name = fileName.replaceAll('\\', '/').split('/').at(-1) ?? '';
  const extension = /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toLowerCase();
  const stem = slugify(extension ? name.slice(0, -(extension.length + 1)) : name)
    .slice(0, MAX_STEM_LENGTH)
    .replace(/^-+|(?<!-)-+$/g, '');
  const storedExtension =
    format === 'jpeg' && extension === 'jpeg' ? 'jpeg' : format === 'jpeg' ? 'jpg' : 'png';
  return `${stem || 'sekil'}.${storedExtension}`;
}
