import sharp, { type Sharp } from 'sharp';
import { initials } from '#az/names/initials.ts';
import { isLightColor } from '#platform/text/is-light-color.ts';
import { drawText, MUTED, NIGHT, WHITE } from './draw-text.ts';
import { SHARE_SIZE, type TeamShareCard } from './share-card.ts';

const { width, height } = SHARE_SIZE;
const MARGIN = 56;
/** The field in the main colour, with an edge in the second one. */
const FIELD = { width: 420, edge: 28 };
const TEXT = { left: FIELD.width + FIELD.edge + MARGIN, right: MARGIN };
const TEXT_WIDTH = width - TEXT.left - TEXT.right;

/** The share picture of a team: its colours with its initials, and its name beside them. */
export async function drawTeamCard({ team, siteName }: TeamShareCard): Promise<Sharp> {
  const [main, second] = team.colors;
  const shapes = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${FIELD.width}" height="${height}" fill="${main}"/>
    <rect x="${FIELD.width}" width="${FIELD.edge}" height="${height}" fill="${second}"/>
  </svg>`;
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: NIGHT } }).composite([
    { input: Buffer.from(shapes), left: 0, top: 0 },
    ...(await drawText(initials(team.name), {
      left: 0,
      top: 0,
      width: FIELD.width,
      height,
      sizes: [240, 180],
      align: 'center',
      vertical: 'middle',
      color: isLightColor(main) ? NIGHT : WHITE,
    })),
    ...(await drawText(team.name, {
      left: TEXT.left,
      top: 120,
      width: TEXT_WIDTH,
      height: 360,
      sizes: [150, 124, 104, 86, 70],
      vertical: 'middle',
      color: WHITE,
    })),
    ...(await drawText(siteName, {
      left: TEXT.left,
      top: height - MARGIN - 42,
      width: TEXT_WIDTH,
      height: 42,
      sizes: [46, 36],
      vertical: 'middle',
      color: MUTED,
    })),
  ]);
}
