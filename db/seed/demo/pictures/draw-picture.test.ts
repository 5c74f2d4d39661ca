import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { DemoMotif } from '../demo-article.ts';
import { drawPicture, MOTIFS } from './draw-picture.ts';
import { renderPicture } from './render-picture.ts';

const motifs = Object.keys(MOTIFS) as DemoMotif[];
const colors: [string, string] = ['#00a0e0', '#ffffff'];

describe.each(motifs)('%s', (motif) => {
  test('is the same for the same wish and another for another', () => {
    const wish = { motif, colors, seed: 3 };
    const drawing = drawPicture(wish);
    expect(drawPicture(wish)).toBe(drawing);
    expect(drawPicture({ ...wish, seed: 4 })).not.toBe(drawing);
    expect(drawPicture({ ...wish, colors: ['#8b1a2b', '#f2c14e'] })).not.toBe(drawing);
  });

  test('draws with every kind of colour and leaves no broken numbers', () => {
    for (const pair of [
      ['#000000', '#ffffff'],
      ['#ffffff', '#ffffff'],
      ['#ff0000', '#0000ff'],
    ] as const) {
      for (const seed of [-1, 0, 7, 2 ** 40]) {
        const drawing = drawPicture({ motif, colors: pair, seed });
        expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
        for (const color of drawing.match(/"#[^"]*"/g) ?? [])
          expect(color).toMatch(/^"#([0-9a-f]{3}){1,2}"$/);
        expect(drawing).not.toMatch(/<(text|image|foreignObject|script)\b/);
      }
    }
  });

  test('becomes a picture with something on it', async () => {
    const bytes = await renderPicture({ motif, colors, seed: 3 });
    const { width, height, format } = await sharp(bytes).metadata();
    expect([width, height, format]).toEqual([1600, 1000, 'jpeg']);
    const { channels, entropy } = await sharp(bytes).stats();
    expect(entropy).toBeGreaterThan(4);
    expect(Math.max(...channels.map((it) => it.stdev))).toBeGreaterThan(15);
    expect(bytes.byteLength).toBeLessThan(700_000);
  });
});

test('there are twenty-six motifs', () => {
  expect(motifs).toHaveLength(26);
});
