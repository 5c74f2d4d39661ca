import { INK } from './color.ts';
import type { Point } from './line.ts';
import { path, repeat, type Scene, stroke } from './scene.ts';

/** Colours of what lies on the ground. */
export interface StreetLook {
  road: string;
  minor: string;
  park: string;
}

/** A town's streets round its bay; `flat` lays a line or a shape on the ground. */
export function drawStreets(
  scene: Scene,
  flat: (points: readonly Point[], closed?: boolean) => string,
  look: StreetLook,
  night: boolean,
): string {
  const { random } = scene;
  let minor = '';
  let blocks = '';
  // Old quarters follow the bay, so the grid turns round it.
  for (let ring = 0; ring < 16; ring += 1) {
    const radius = 2.6 + ring * 0.62;
    const points: Point[] = [];
    for (let turn = 15; turn <= 205; turn += 6) {
      const angle = (turn * Math.PI) / 180;
      points.push([
        1.8 + Math.cos(angle) * radius * 1.15,
        -2 + Math.sin(angle) * radius + Math.sin(turn * 0.2 + ring) * 0.06,
      ]);
    }
    minor += flat(points, false);
  }
  for (let turn = 12; turn < 210; turn += 3.4) {
    const angle = (turn * Math.PI) / 180;
    const start = 2.6 + random.int(0, 3) * 0.62;
    minor += flat(
      [
        [1.8 + Math.cos(angle) * start * 1.15, -2 + Math.sin(angle) * start],
        [1.8 + Math.cos(angle) * 12 * 1.15, -2 + Math.sin(angle) * 12],
      ],
      false,
    );
  }
  for (let at = 0; at < 420; at += 1) {
    const [angle, radius] = [random.range(0.2, 3.6), random.range(2.7, 11)];
    const [x, y, size] = [
      1.8 + Math.cos(angle) * radius * 1.15,
      -2 + Math.sin(angle) * radius,
      random.range(0.08, 0.2),
    ];
    blocks += flat([
      [x - size, y - size],
      [x + size, y - size * 0.8],
      [x + size * 0.9, y + size],
      [x - size * 0.8, y + size * 0.9],
    ]);
  }
  const parks = repeat(7, () => {
    const [x, y, r] = [random.range(-4, 10), random.range(1.2, 7), random.range(0.35, 0.9)];
    return flat(
      Array.from(
        { length: 8 },
        (_, at): Point => [
          x + Math.cos(at * 0.785) * r * random.range(0.7, 1.2),
          y + Math.sin(at * 0.785) * r * random.range(0.6, 1.1),
        ],
      ),
    );
  });
  const avenues = [
    [
      [-1.2, -1.6],
      [-0.4, 0.5],
      [1.8, 1.4],
      [4, 1.5],
      [6, 1],
      [8.6, -1],
      [11, -1.2],
      [14, 2.6],
      [22, 4.4],
    ],
    [
      [-0.6, 0.6],
      [0.2, 2.6],
      [2.6, 4.4],
      [7, 5.2],
      [13, 5.4],
      [24, 8],
    ],
    [
      [2, 1.4],
      [2.4, 3.4],
      [1.6, 6.4],
      [0.8, 11],
    ],
    [
      [-1.4, -1.8],
      [-2.8, 1.6],
      [-2.4, 5],
      [-4.6, 9],
      [-9, 14],
    ],
    [
      [4.4, 1.6],
      [5.6, 3.4],
      [7.2, 7],
      [9, 12],
    ],
    [
      [-2.6, -7],
      [-3.4, -3],
      [-3, 0.6],
      [-1, 3.4],
      [2.2, 4.2],
    ],
  ] as const;
  const main = avenues.map((it) => smoothFlat(it, flat)).join('');
  return (
    path(parks, look.park) +
    path(blocks, night ? '#ffd88a' : '#e4dccb', `opacity="${night ? 0.42 : 0.8}"`) +
    stroke(minor, look.minor, 2.2, 'opacity=".85"') +
    stroke(main, night ? INK : '#c9a86a', 13) +
    (night ? stroke(main, look.road, 20, 'opacity=".18"') : '') +
    stroke(main, look.road, 7)
  );
}

function smoothFlat(
  points: readonly Point[],
  flat: (points: readonly Point[], closed?: boolean) => string,
): string {
  // Bends in small steps, so that perspective does not break them.
  const fine: Point[] = [];
  points.forEach((point, at) => {
    const next = points[at + 1] ?? point;
    const before = points[at - 1] ?? point;
    const after = points[at + 2] ?? next;
    for (let step = 0; step < 8; step += 1)
      fine.push([
        catmull(before[0], point[0], next[0], after[0], step / 8),
        catmull(before[1], point[1], next[1], after[1], step / 8),
      ]);
  });
  return flat(fine, false);
}

function catmull(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
}
