import { countCharacters } from '#az/characters/text-length.ts';
import type { Problem } from '#platform/errors.ts';
import { cleanLine } from '#platform/text/clean-text.ts';
import type { Media } from './media.ts';

/** The texts of an image and its focal point, which every crop contains. */
export type ImageMetadata = Pick<Media, 'alt' | 'decorative' | 'credit' | 'caption' | 'focalX' | 'focalY'>;

/** The metadata of an image about which nothing is known. The middle is its focal point. */
export const emptyImageMetadata: ImageMetadata = {
  alt: '',
  decorative: false,
  credit: '',
  caption: '',
  focalX: 0.5,
  focalY: 0.5,
};

/** Maximum lengths in characters. */
const mediaLimits = { alt: 300, credit: 120, caption: 500 } as const;

/**
 * Trims the texts and normalises their characters. Removes the alt text of a decorative image. Rounds the focal point
 * to 0.001.
 */
export function cleanImageMetadata(metadata: ImageMetadata): ImageMetadata {
  return {
    alt: metadata.decorative ? '' : cleanLine(metadata.alt),
    decorative: metadata.decorative,
    credit: cleanLine(metadata.credit),
    caption: cleanLine(metadata.caption),
    focalX: Math.round(metadata.focalX * 1000) / 1000,
    focalY: Math.round(metadata.focalY * 1000) / 1000,
  };
}

/** All problems of cleaned metadata. `needsAlt`: an alt text is required for a saved change, not for an upload. */
export function listImageMetadataProblems(
  metadata: ImageMetadata,
  { needsAlt }: { needsAlt: boolean },
): Problem[] {
  const problems: Problem[] = [];
  if (needsAlt && metadata.alt === '' && !metadata.decorative)
    problems.push({ field: 'alt', code: 'alt.required' });
  if (countCharacters(metadata.alt) > mediaLimits.alt) problems.push({ field: 'alt', code: 'alt.tooLong' });
  if (countCharacters(metadata.credit) > mediaLimits.credit)
    problems.push({ field: 'credit', code: 'credit.tooLong' });
  if (countCharacters(metadata.caption) > mediaLimits.caption)
    problems.push({ field: 'caption', code: 'caption.tooLong' });
  if (!isFraction(metadata.focalX) || !isFraction(metadata.focalY))
    problems.push({ field: 'focalPoint', code: 'focalPoint.invalid' });
  return problems;
}

/** Whether both have the same focal point. */
export function hasSameFocus(a: ImageMetadata, b: ImageMetadata): boolean {
  return a.focalX === b.focalX && a.focalY === b.focalY;
}

function isFraction(value: number): boolean {
  return value >= 0 && value <= 1;
}
