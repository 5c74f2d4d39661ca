import { normaliseCharacters } from '#az/characters/characters.ts';
import type { Problem } from '#domain/errors.ts';
import type { Media } from './media.ts';

/** What is said about a picture, and the point that no crop may lose. */
export type ImageMetadata = Pick<Media, 'alt' | 'decorative' | 'credit' | 'caption' | 'focalX' | 'focalY'>;

/** In characters. */
const mediaLimits = { alt: 300, credit: 120, caption: 500 } as const;

/** Trimmed and in clean letters; a decorative picture has no alt text, the focal point is kept to a thousandth. */
export function cleanImageMetadata(words: ImageMetadata): ImageMetadata {
  return {
    alt: words.decorative ? '' : clean(words.alt),
    decorative: words.decorative,
    credit: clean(words.credit),
    caption: clean(words.caption),
    focalX: Math.round(words.focalX * 1000) / 1000,
    focalY: Math.round(words.focalY * 1000) / 1000,
  };
}

/** Everything that is wrong with the words; `needsAlt`: an upload may come without, a saved change may not. */
export function listImageMetadataProblems(
  words: ImageMetadata,
  { needsAlt }: { needsAlt: boolean },
): Problem[] {
  const problems: Problem[] = [];
  if (needsAlt && words.alt === '' && !words.decorative)
    problems.push({ field: 'alt', code: 'alt.required' });
  if (words.alt.length > mediaLimits.alt) problems.push({ field: 'alt', code: 'alt.tooLong' });
  if (words.credit.length > mediaLimits.credit) problems.push({ field: 'credit', code: 'credit.tooLong' });
  if (words.caption.length > mediaLimits.caption)
    problems.push({ field: 'caption', code: 'caption.tooLong' });
  if (!isShare(words.focalX) || !isShare(words.focalY))
    problems.push({ field: 'focalPoint', code: 'focalPoint.invalid' });
  return problems;
}

/** Whether two sets of words show another part of the picture. */
export function hasSameFocus(a: ImageMetadata, b: ImageMetadata): boolean {
  return a.focalX === b.focalX && a.focalY === b.focalY;
}

function isShare(value: number): boolean {
  return value >= 0 && value <= 1;
}

function clean(text: string): string {
  return normaliseCharacters(text).replace(/\s+/g, ' ').trim();
}
