/** The crops that a page can use; `full` is the whole image. */
export const PICTURE_CROPS = ['16x9', '4x3', '1x1', 'full'] as const;
export type PictureCrop = (typeof PICTURE_CROPS)[number];

/** Pixels. The maximum of WebP. */
const MAX_SIDE = 16_383;

const RATIOS: Record<Exclude<PictureCrop, 'full'>, number> = { '16x9': 16 / 9, '4x3': 4 / 3, '1x1': 1 };

export interface CropBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The largest box with the ratio of the crop inside the image, in whole pixels. The focal point is as near to the
 * middle of the box as the edges allow, and always inside it.
 */
export function computeCropBox(
  picture: { width: number; height: number; focalX: number; focalY: number },
  crop: PictureCrop,
): CropBox {
  const { width, height } = picture;
  if (crop === 'full') return { left: 0, top: 0, width, height };
  const ratio = RATIOS[crop];
  const boxWidth = Math.max(1, Math.min(width, Math.round(height * ratio)));
  const boxHeight = Math.max(1, Math.min(height, Math.round(width / ratio)));
  return {
    left: findBoxStart(picture.focalX * width, boxWidth, width),
    top: findBoxStart(picture.focalY * height, boxHeight, height),
    width: boxWidth,
    height: boxHeight,
  };
}

/**
 * The size of a variant in pixels: the crop scaled down to `width`, never scaled up. A very tall image becomes
 * narrower, so that its height is at most `MAX_SIDE`.
 */
export function computeVariantSize(
  picture: { width: number; height: number },
  crop: PictureCrop,
  width: number,
): { width: number; height: number } {
  const box = computeCropBox({ ...picture, focalX: 0.5, focalY: 0.5 }, crop);
  const maxWidth = Math.max(1, Math.floor((box.width * MAX_SIDE) / box.height));
  const finalWidth = Math.min(width, box.width, maxWidth);
  const height = Math.max(1, Math.round((box.height * finalWidth) / box.width));
  return { width: finalWidth, height: Math.min(height, MAX_SIDE) };
}

function findBoxStart(focalPoint: number, boxSize: number, imageSize: number): number {
  return Math.round(Math.min(Math.max(focalPoint - boxSize / 2, 0), imageSize - boxSize));
}
