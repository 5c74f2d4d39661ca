import { disc } from './line.ts';

const GLYPHS: Record<string, string> = {
  '0': '01110 10001 10011 10101 11001 10001 01110',
  '1': '00100 01100 00100 00100 00100 00100 01110',
  '2': '01110 10001 00001 00110 01000 10000 11111',
  '3': '11110 00001 00001 01110 00001 00001 11110',
  '4': '00010 00110 01010 10010 11111 00010 00010',
  '5': '11111 10000 11110 00001 00001 10001 01110',
  '6': '00110 01000 10000 11110 10001 10001 01110',
  '7': '11111 00001 00010 00100 01000 01000 01000',
  '8': '01110 10001 10001 01110 10001 10001 01110',
  '9': '01110 10001 10001 01111 00001 00010 01100',
  ':': '00000 00100 00100 00000 00100 00100 00000',
  '-': '00000 00000 00000 11111 00000 00000 00000',
  "'": '00100 00100 01000 00000 00000 00000 00000',
  '>': '01000 00100 00010 11111 00010 00100 01000',
  ' ': '00000 00000 00000 00000 00000 00000 00000',
};

/**
 * Lamps of a board that are on, as one path. A sign is six fields wide and seven tall; a field of `pitch` pixels
 * holds `fine` × `fine` lamps.
 */
export function lampDigits(text: string, x: number, y: number, pitch: number, size = 0.42, fine = 1): string {
  const step = pitch / fine;
  let d = '';
  [...text].forEach((sign, at) => {
    (GLYPHS[sign] ?? '').split(' ').forEach((row, down) => {
      [...row].forEach((lamp, right) => {
        if (lamp !== '1') return;
        for (let part = 0; part < fine * fine; part += 1) {
          const lampX = x + (at * 6 + right) * pitch + ((part % fine) + 0.5) * step;
          d += disc(lampX, y + down * pitch + (Math.floor(part / fine) + 0.5) * step, step * size);
        }
      });
    });
  });
  return d;
}

/** Pixels that `lampDigits` takes. */
export function lampWidth(text: string, pitch: number): number {
  return (text.length * 6 - 1) * pitch;
}

/** Bars of a printed numeral in a box of 3 × 5 fields, for calendars and steps. */
const BLOCKS: Record<string, string> = {
  '0': '111101101101111',
  '1': '010110010010111',
  '2': '111001111100111',
  '3': '111001111001111',
  '4': '101101111001001',
  '5': '111100111001111',
  '6': '111100111101111',
  '7': '111001001001001',
  '8': '111101111101111',
  '9': '111101111001111',
};

/** A number made of squares, as one path; `field` is a square's side. */
export function blockDigits(text: string, x: number, y: number, field: number): string {
  return [...text]
    .flatMap((sign, at) =>
      [...(BLOCKS[sign] ?? '')].map((on, index) => {
        const px = x + (at * 4 + (index % 3)) * field;
        const py = y + Math.floor(index / 3) * field;
        // A hair of overlap, so that no seam shows between the squares.
        return on === '1'
          ? `M${px.toFixed(1)} ${py.toFixed(1)}h${(field * 1.02).toFixed(1)}v${(field * 1.02).toFixed(1)}h${(-field * 1.02).toFixed(1)}z`
          : '';
      }),
    )
    .join('');
}
