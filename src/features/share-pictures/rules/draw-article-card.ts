import sharp, { type Sharp } from 'sharp';
import { MAX_IMAGE_PIXELS } from '#features/media/rules/images/inspect-image.ts';
import { computeCropBox } from '#features/media/rules/images/picture-crop.ts';
import { drawText, NIGHT, WHITE } from './draw-text.ts';
import { type ArticleShareCard, type PageShareCard, SHARE_SIZE } from './share-card.ts';

const { width, height } = SHARE_SIZE;
const MARGIN = 56;
const INNER = width - 2 * MARGIN;
/** The foot has the category at the left and the name of the site at the right. */
const FOOT = {
  top: height - MARGIN - 36,
  height: 42,
  color: WHITE,
  sizes: [40, 30],
  vertical: 'middle',
} as const;
const CATEGORY_WIDTH = 660;
const DEFAULT_COLOR = '#10b981';
/** The title begins lower when a picture is behind it. */
const TITLE_TOP = { withPicture: 326, alone: 146 };

/**
 * The share picture of an article or of a list of articles: the picture, darker towards the title, with the category and the name of the site.
 * `original` are the bytes of the card's picture; null draws the card without it.
 */
export async function drawArticleCard(
  card: ArticleShareCard | PageShareCard,
  original: Uint8Array | null,
): Promise<Sharp> {
  const color = card.category?.color ?? DEFAULT_COLOR;
  const hasPicture = original !== null && card.picture !== null;
  const titleTop = hasPicture ? TITLE_TOP.withPicture : TITLE_TOP.alone;
  const titleBottom = height - MARGIN - 84;
  const base = hasPicture
    ? sharp(original, { limitInputPixels: MAX_IMAGE_PIXELS })
        .extract(computeCropBox(card.picture as NonNullable<ArticleShareCard['picture']>, '16x9'))
        .resize(width, height, { fit: 'cover' })
        .flatten({ background: NIGHT })
    : sharp({ create: { ...SHARE_SIZE, channels: 3, background: NIGHT } });
  return base.composite([
    { input: Buffer.from(drawShade(color, hasPicture)), left: 0, top: 0 },
    ...(await drawText(card.title, {
      left: MARGIN,
      width: INNER,
      top: titleTop,
      height: titleBottom - titleTop,
      color: WHITE,
      sizes: [108, 96, 84, 74, 64, 56],
      vertical: 'bottom',
    })),
    ...(await drawText(card.category?.name ?? '', { ...FOOT, left: MARGIN, width: CATEGORY_WIDTH })),
    ...(await drawText(card.siteName, {
      ...FOOT,
      left: MARGIN + CATEGORY_WIDTH,
      width: INNER - CATEGORY_WIDTH,
      align: 'right',
    })),
  ]);
}

/** The darkness behind the title, and a bar in the colour of the category. */
function drawShade(color: string, hasPicture: boolean): string {
  const shade = hasPicture
    ? `<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0.2" stop-color="${NIGHT}" stop-opacity="0"/>
        <stop offset="0.58" stop-color="${NIGHT}" stop-opacity="0.82"/>
        <stop offset="1" stop-color="${NIGHT}" stop-opacity="0.96"/>
      </linearGradient>`
    : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>${shade}</defs>
    ${hasPicture ? `<rect width="${width}" height="${height}" fill="url(#shade)"/>` : ''}
    <rect y="${height - 14}" width="${width}" height="14" fill="${color}"/>
  </svg>`;
}
