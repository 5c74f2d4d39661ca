import sharp, { type Sharp } from 'sharp';
import { drawText, MUTED, NIGHT, WHITE } from './draw-text.ts';
import { type RowsShareCard, SHARE_SIZE } from './share-card.ts';

const { width, height } = SHARE_SIZE;
const MARGIN = 56;
const GREEN = '#10b981';
const HEAD = { top: MARGIN, height: 60, siteWidth: 320 };
const NOTE = { top: 128, height: 30, sizes: [36] };
const ROWS = { top: 170, height: 80, start: 130, end: 130, gap: 20 };
/** How many lines have room. */
export const MAX_ROWS = 5;

/** The share picture of a table or of a day: the title and a few lines. */
export async function drawRowsCard({ title, siteName, note, rows }: RowsShareCard): Promise<Sharp> {
  const shown = rows.slice(0, MAX_ROWS);
  const lines = shown.map(
    (_, at) =>
      `<rect x="${MARGIN}" y="${ROWS.top + at * ROWS.height}" width="${width - 2 * MARGIN}" height="2" fill="#33405a"/>`,
  );
  const shapes = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    ${lines.join('')}<rect y="${height - 14}" width="${width}" height="14" fill="${GREEN}"/>
  </svg>`;
  const texts = shown.map(({ start, name, end }, at) => {
    const line = {
      top: ROWS.top + at * ROWS.height,
      height: ROWS.height,
      sizes: [52, 44, 36],
      vertical: 'middle',
    } as const;
    const nameLeft = MARGIN + (start === '' ? 0 : ROWS.start);
    const nameWidth = width - MARGIN - ROWS.end - ROWS.gap - nameLeft;
    return Promise.all([
      drawText(start, { ...line, left: MARGIN, width: ROWS.start, color: MUTED }),
      drawText(name, { ...line, left: nameLeft, width: nameWidth, color: WHITE }),
      drawText(end, {
        ...line,
        left: width - MARGIN - ROWS.end,
        width: ROWS.end,
        align: 'right',
        color: WHITE,
      }),
    ]);
  });
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: NIGHT } }).composite([
    { input: Buffer.from(shapes), left: 0, top: 0 },
    ...(await drawText(title, {
      ...HEAD,
      left: MARGIN,
      width: width - 2 * MARGIN - HEAD.siteWidth,
      sizes: [84, 72, 60, 48],
      vertical: 'middle',
      color: WHITE,
    })),
    ...(await drawText(siteName, {
      ...HEAD,
      left: width - MARGIN - HEAD.siteWidth,
      width: HEAD.siteWidth,
      sizes: [46, 36],
      align: 'right',
      vertical: 'middle',
      color: MUTED,
    })),
    ...(await drawText(note, {
      ...NOTE,
      left: width - MARGIN - HEAD.siteWidth,
      width: HEAD.siteWidth,
      align: 'right',
      vertical: 'middle',
      color: MUTED,
    })),
    ...(await Promise.all(texts)).flat(2),
  ]);
}
