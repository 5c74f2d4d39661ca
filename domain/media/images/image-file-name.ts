import { slugify } from '#az/characters/slug.ts';

const MAX_STEM = 80;

/**
 * A name fit for an address: letters folded, the ending that the bytes deserve (`Qarabağ Şampiyon.PNG` holding a
 * JPEG → `qarabag-sampiyon.jpg`; `.jpeg` stays). Never empty.
 */
export function imageFileName(fileName: string, format: 'png' | 'jpeg'): string {
  const name = fileName.replaceAll('\\', '/').split('/').at(-1) ?? '';
  const ending = /\.([A-Za-z0-9]{1,5})$/.exec(name)?.[1]?.toLowerCase();
  const stem = slugify(ending ? name.slice(0, -(ending.length + 1)) : name)
    .slice(0, MAX_STEM)
    .replace(/^-+|-+$/g, '');
  const kept = format === 'jpeg' && ending === 'jpeg' ? 'jpeg' : format === 'jpeg' ? 'jpg' : 'png';
  return `${stem || 'sekil'}.${kept}`;
}
