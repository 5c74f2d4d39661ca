/** Draws the icons of the home screen from `public/favicon.svg`. Run it when that file changes. The icons are committed. */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const GROUND = '#0b1220';
const drawing = readFileSync('public/favicon.svg');

async function draw(size: number, share: number, name: string): Promise<void> {
  const inner = Math.round(size * share);
  const picture = await sharp(drawing, { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  const around = share === 1 ? { r: 0, g: 0, b: 0, alpha: 0 } : GROUND;
  await sharp({ create: { width: size, height: size, channels: 4, background: around } })
    .composite([{ input: picture, gravity: 'centre' }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(`public/icons/${name}.png`);
}

await draw(192, 1, 'icon-192');
await draw(512, 1, 'icon-512');
// Phones cut a circle or a squircle out of these.
await draw(512, 0.8, 'icon-512-maskable');
await draw(180, 0.9, 'apple-touch-icon');

/** The icon for old browsers and robots: a PNG in an .ico file with one image. */
const small = await sharp(drawing, { density: 72 }).resize(32, 32).png({ palette: true }).toBuffer();
const frame = Buffer.alloc(22);
frame.writeUInt16LE(1, 2); // type: icon
frame.writeUInt16LE(1, 4); // number of images
frame.writeUInt8(32, 6);
frame.writeUInt8(32, 7);
frame.writeUInt16LE(1, 10); // colour planes
frame.writeUInt16LE(32, 12); // bits per pixel
frame.writeUInt32LE(small.length, 14);
frame.writeUInt32LE(frame.length, 18); // offset of the image
writeFileSync('public/favicon.ico', Buffer.concat([frame, small]));
