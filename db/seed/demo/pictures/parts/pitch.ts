import type { Camera, Place } from './camera.ts';
import { GRASS, mix } from './color.ts';
import { polygon } from './line.ts';
import { path } from './scene.ts';

export type Mowing = 'bands' | 'checks' | 'rings' | 'crossed';

const [HALF_LENGTH, HALF_WIDTH] = [52.5, 34];

export interface PitchLook {
  mowing: Mowing;
  dark?: string;
  light?: string;
  line?: string;
  /** Metres; wider than the real 0.12 when seen from far away. */
  lineWidth?: number;
  /** Metres of grass outside the lines. */
  margin?: number;
}

/** A full pitch with its stripes and lines. */
export function drawPitch(camera: Camera, look: PitchLook): string {
  const { dark = GRASS.dark, light = GRASS.mid, line = '#eef7f0', lineWidth = 0.2, margin = 6 } = look;
  const [x, y] = [HALF_LENGTH + margin, HALF_WIDTH + margin];
  const ground = flat(camera, [-x, -y], [x, y]);
  return (
    path(ground, mix(dark, light, 0.35)) +
    path(mow(camera, look.mowing, 0), dark) +
    path(mow(camera, look.mowing, 1), light) +
    (look.mowing === 'crossed' ? path(mowAcross(camera), '#ffffff', 'opacity=".08"') : '') +
    path(pitchLines(camera, lineWidth), line, 'opacity=".92"')
  );
}

function mow(camera: Camera, mowing: Mowing, which: 0 | 1): string {
  let d = '';
  if (mowing === 'rings') {
    for (let ring = 9; ring >= 0; ring -= 1) {
      if (ring % 2 !== which) continue;
      d += ringShape(camera, [0, 0], ring * 6.4, (ring + 1) * 6.4, true);
    }
    return d;
  }
  const step = 105 / 18;
  for (let column = 0; column < 18; column += 1) {
    const x = -HALF_LENGTH + column * step;
    if (mowing !== 'checks') {
      if (column % 2 === which) d += flat(camera, [x, -HALF_WIDTH], [x + step, HALF_WIDTH]);
      continue;
    }
    for (let row = 0; row < 12; row += 1) {
      const y = -HALF_WIDTH + row * (68 / 12);
      if ((column + row) % 2 === which) d += flat(camera, [x, y], [x + step, y + 68 / 12]);
    }
  }
  return d;
}

function mowAcross(camera: Camera): string {
  let d = '';
  for (let row = 0; row < 12; row += 2) {
    const y = -HALF_WIDTH + row * (68 / 12);
    d += flat(camera, [-HALF_LENGTH, y], [HALF_LENGTH, y + 68 / 12]);
  }
  return d;
}

/** Every line of the game's laws, as shapes on the ground. */
function pitchLines(camera: Camera, width: number): string {
  const box = (x1: number, y1: number, x2: number, y2: number) =>
    [
      [x1, y1, x2, y1],
      [x2, y1, x2, y2],
      [x2, y2, x1, y2],
      [x1, y2, x1, y1],
    ] as const;
  const lines = [
    ...box(-HALF_LENGTH, -HALF_WIDTH, HALF_LENGTH, HALF_WIDTH),
    [0, -HALF_WIDTH, 0, HALF_WIDTH] as const,
    ...[-1, 1].flatMap((end) => [
      ...box(end * HALF_LENGTH, -20.16, end * 36, 20.16),
      ...box(end * HALF_LENGTH, -9.16, end * 47, 9.16),
    ]),
  ];
  const half = width / 2;
  let d = '';
  for (const [x1, y1, x2, y2] of lines) {
    // Long lines are cut in pieces so that perspective is right along their whole length.
    const [left, right] = [Math.min(x1, x2) - half, Math.max(x1, x2) + half];
    const [low, high] = [Math.min(y1, y2) - half, Math.max(y1, y2) + half];
    d += flat(camera, [left, low], [right, high]);
  }
  d += ringShape(camera, [0, 0], 9.15 - half, 9.15 + half) + ringShape(camera, [0, 0], 0, 0.35);
  for (const end of [-1, 1]) {
    const spot = end * 41.5;
    const opening = 0.9273;
    const middle = end > 0 ? Math.PI : 0;
    d += ringShape(camera, [spot, 0], 9.15 - half, 9.15 + half, false, middle - opening, middle + opening);
    d += ringShape(camera, [spot, 0], 0, 0.3);
    for (const side of [-1, 1]) {
      const corner = [end * HALF_LENGTH, side * HALF_WIDTH] as const;
      const start = Math.atan2(-side, -end) - Math.PI / 4;
      d += ringShape(camera, corner, 1 - half, 1 + half, false, start, start + Math.PI / 2);
    }
  }
  return d;
}

function flat(camera: Camera, from: readonly [number, number], to: readonly [number, number]): string {
  const places: Place[] = [
    [from[0], from[1], 0],
    [to[0], from[1], 0],
    [to[0], to[1], 0],
    [from[0], to[1], 0],
  ];
  const seen = camera.shape(places);
  return seen.length > 2 ? polygon(seen) : '';
}

function ringShape(
  camera: Camera,
  [cx, cy]: readonly [number, number],
  inner: number,
  outer: number,
  clamped = false,
  start = 0,
  end = Math.PI * 2,
): string {
  const steps = 40;
  const round = (r: number): Place[] =>
    Array.from({ length: steps + 1 }, (_, at) => {
      const turn = start + ((end - start) * at) / steps;
      const x = cx + Math.cos(turn) * r;
      const y = cy + Math.sin(turn) * r;
      return clamped
        ? [
            Math.min(Math.max(x, -HALF_LENGTH), HALF_LENGTH),
            Math.min(Math.max(y, -HALF_WIDTH), HALF_WIDTH),
            0,
          ]
        : [x, y, 0];
    });
  const seen = camera.shape([...round(outer), ...round(Math.max(inner, 0)).reverse()]);
  return seen.length > 2 ? polygon(seen) : '';
}
