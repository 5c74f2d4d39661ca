import sharp from 'sharp';
import { drawPicture, type PictureWish } from './draw-picture.ts';
import { seededRandom } from './parts/random.ts';
import { HEIGHT, WIDTH } from './parts/scene.ts';

/** A demo picture as JPEG bytes, with the fine grain that keeps gradients from looking like plastic. */
export async function renderPicture(wish: PictureWish): Promise<Buffer> {
  return sharp(Buffer.from(drawPicture(wish)))
    .flatten({ background: '#0b1220' })
    .composite([{ input: await grain(), blend: 'overlay' }])
    .jpeg({ quality: 86, progressive: true })
    .toBuffer();
}

let grainMade: Promise<Buffer> | undefined;

/** One sheet of grain for all pictures: grey noise, a little coarser than a pixel. */
function grain(): Promise<Buffer> {
  grainMade ??= (async () => {
    const random = seededRandom(7);
    const [width, height] = [WIDTH * 0.75, HEIGHT * 0.75];
    const noise = Buffer.alloc(width * height * 4);
    for (let at = 0; at < noise.length; at += 4) {
      const grey = Math.round(128 + (random() + random() + random() - 1.5) * 44);
      noise.fill(grey, at, at + 3);
      noise[at + 3] = 150;
    }
    return sharp(noise, { raw: { width, height, channels: 4 } })
      .resize(WIDTH, HEIGHT, { kernel: 'cubic' })
      .png({ compressionLevel: 1 })
      .toBuffer();
  })();
  return grainMade;
}
