/** The cuts a page may ask for; `full` is the whole picture. */
export const PICTURE_CROPS = ['16x9', '4x3', '1x1', 'full'] as const;
export type PictureCrop = (typeof PICTURE_CROPS)[number];

/** Pixels: no side of a WebP may be longer. */
const LONGEST_SIDE = 16_383;

const RATIOS: Record<Exclude<PictureCrop, 'full'>, number> = { '16x9': 16 / 9, '4x3': 4 / 3, '1x1': 1 };

export interface CropBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * The largest box of the crop's shape inside the picture, as near as the edges allow to having the focal point in
 * its middle. Whole pixels; the focal point is always inside the box.
 */
export function cropBox(
  picture: { width: number; height: number; focalX: number; focalY: number },
  crop: PictureCrop,
): CropBox {
  const { width, height } = picture;
  if (crop === 'full') return { left: 0, top: 0, width, height };
  const ratio = RATIOS[crop];
  const boxWidth = Math.max(1, Math.min(width, Math.round(height * ratio)));
  const boxHeight = Math.max(1, Math.min(height, Math.round(width / ratio)));
  return {
    left: slide(picture.focalX * width, boxWidth, width),
    top: slide(picture.focalY * height, boxHeight, height),
    width: boxWidth,
    height: boxHeight,
  };
}

/**
 * Pixels of a variant: the crop scaled down to `width`, never scaled up beyond the original. A strip taller than any
 * format holds becomes narrower still.
 */
export function variantSize(
  picture: { width: number; height: number },
  crop: PictureCrop,
  width: number,
): { width: number; height: number } {
  const box = cropBox({ ...picture, focalX: 0.5, focalY: 0.5 }, crop);
  const widest = Math.max(1, Math.floor((box.width * LONGEST_SIDE) / box.height));
  const finalWidth = Math.min(width, box.width, widest);
  const height = Math.max(1, Math.round((box.height * finalWidth) / box.width));
  return { width: finalWidth, height: Math.min(height, LONGEST_SIDE) };
}

function slide(focal: number, box: number, whole: number): number {
  return Math.round(Math.min(Math.max(focal - box / 2, 0), whole - box));
}
