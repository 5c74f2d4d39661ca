import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { initials } from '#az/names/initials.ts';
import { isLightColor } from '#platform/text/is-light-color.ts';
import { drawText, MUTED, NIGHT, WHITE } from './draw-text.ts';
import { type CardTeam, type MatchShareCard, SHARE_SIZE } from './share-card.ts';

const { width, height } = SHARE_SIZE;
const MARGIN = 56;
/** Below `edge` a badge has the second colour of its team. */
const BADGE = { size: 190, top: 160, edge: 156 };
/** The middle of each team from the left. */
const CENTERS = { home: 250, away: width - 250 };
const NAME_WIDTH = 420;

/** The share picture of a match: teams in their colours, the score or the kick-off, competition, status and day. */
export async function drawMatchCard(card: MatchShareCard): Promise<Sharp> {
  const line = { top: MARGIN, height: 52, sizes: [46, 36, 28], color: MUTED };
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: NIGHT } }).composite([
    { input: Buffer.from(drawShapes(card)), left: 0, top: 0 },
    ...(await drawText(card.competition, { ...line, left: MARGIN, width: 720 })),
    ...(await drawText(card.siteName, { ...line, left: width - MARGIN - 340, width: 340, align: 'right' })),
    ...(await drawTeam(card.home, CENTERS.home)),
    ...(await drawTeam(card.away, CENTERS.away)),
    ...(await drawText(card.middle, {
      left: 380,
      top: BADGE.top,
      width: 440,
      height: BADGE.size,
      color: WHITE,
      sizes: [210, 170, 130],
      align: 'center',
      vertical: 'middle',
    })),
    ...(await drawText(card.note, {
      ...line,
      left: MARGIN,
      width: width - 2 * MARGIN,
      top: height - MARGIN - 48,
      align: 'center',
    })),
  ]);
}

async function drawTeam({ name, colors }: CardTeam, center: number): Promise<OverlayOptions[]> {
  const badge = { top: BADGE.top, left: center - BADGE.size / 2, width: BADGE.size };
  return [
    ...(await drawText(initials(name), {
      ...badge,
      height: BADGE.edge,
      sizes: [110, 84],
      align: 'center',
      vertical: 'middle',
      color: isLightColor(colors[0]) ? NIGHT : WHITE,
    })),
    ...(await drawText(name, {
      left: center - NAME_WIDTH / 2,
      top: BADGE.top + BADGE.size + 28,
      width: NAME_WIDTH,
      height: 110,
      sizes: [66, 54, 46],
      color: WHITE,
      align: 'center',
    })),
  ];
}

function drawShapes({ home, away }: MatchShareCard): string {
  const badge = ({ colors: [main, second] }: CardTeam, center: number) => {
    const left = center - BADGE.size / 2;
    return `<rect x="${left}" y="${BADGE.top}" width="${BADGE.size}" height="${BADGE.edge}" fill="${main}"/>
      <rect x="${left}" y="${BADGE.top + BADGE.edge}" width="${BADGE.size}" height="${BADGE.size - BADGE.edge}" fill="${second}"/>
      <rect x="${left}" y="${BADGE.top}" width="${BADGE.size}" height="${BADGE.size}" fill="none" stroke="#33405a" stroke-width="2"/>`;
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${badge(home, CENTERS.home)}${badge(away, CENTERS.away)}
    <rect y="${height - 14}" width="${width / 2}" height="14" fill="${home.colors[0]}"/>
    <rect x="${width / 2}" y="${height - 14}" width="${width / 2}" height="14" fill="${away.colors[0]}"/>
  </svg>`;
}
