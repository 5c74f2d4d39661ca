import { foldText } from './characters.ts';

/** Maximum length of a slug from `slugify`. A suffix against collisions may follow. */
export const MAX_SLUG_LENGTH = 96;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * The slug of a title: `Qəbələ – Kəpəz 2:1` → `qebele-kepez-21`, `“Qarabağ”ın oyunu` → `qarabagin-oyunu`. Applies the four
 * steps of spec §5 to text folded to ASCII. Dashes count as hyphens, and so do `/`, `+` and `_` between letters or digits
 * (product.md §5): `1/8 final` → `1-8-final`. Empty when the text has no letter or digit: use
 * `slugifyOr` then.
 */
export function slugify(text: string): string {
  const whole = foldText(text)
    .replace(/\p{Pd}/gu, '-')
    .replace(/(?<=[a-z0-9])[/+_]+(?=[a-z0-9])/g, '-')
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
  return cutAtHyphen(whole);
}

/** `slugify(text)`, or the folded `fallbackId` when the slug would be empty. Never empty. */
export function slugifyOr(text: string, fallbackId: string): string {
  return slugify(text) || slugify(fallbackId) || 'xeber';
}

/** Whether the text could be a slug of ours: lower-case ASCII letters and digits joined by single hyphens. */
export function isSlug(text: string): boolean {
  return text.length <= MAX_SLUG_LENGTH + 24 && SLUG.test(text);
}

function cutAtHyphen(slug: string): string {
  if (slug.length <= MAX_SLUG_LENGTH) return slug;
  const end = slug.lastIndexOf('-', MAX_SLUG_LENGTH);
  return slug.slice(0, end > 0 ? end : MAX_SLUG_LENGTH);
}
