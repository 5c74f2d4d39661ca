import { between, type Point, reach } from './line.ts';

/** A limb as an outline: widths from its beginning to its end, behind and ahead, in parts of the body height `h`. */
export function limb(
  from: Point,
  to: Point,
  h: number,
  back: readonly number[],
  front: readonly number[] = back,
): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [px, py] = [-dy / length, dx / length];
  const edge = (widths: readonly number[], sign: number) =>
    widths.map((width, at): Point => {
      const [x, y] = between(from, to, at / (widths.length - 1));
      return [x + px * width * h * sign, y + py * width * h * sign];
    });
  const cap = (point: Point, width: number, sign: number): Point => [
    point[0] + (dx / length) * width * h * 0.7 * sign,
    point[1] + (dy / length) * width * h * 0.7 * sign,
  ];
  return [
    cap(from, back[0] ?? 0, -1),
    ...edge(back, 1),
    cap(to, back.at(-1) ?? 0, 1),
    ...edge(front, -1).reverse(),
  ];
}

/** One leg of the shorts, cut straight at the hem. */
export function shortsLeg(hip: Point, hem: Point, h: number): Point[] {
  return limb(hip, hem, h, [0.07, 0.077, 0.073, 0.072]).filter((_, at) => at !== 5);
}

/** Along the sole (heel to toe) and down from the ankle. */
const BOOT = [
  [-0.03, -0.024],
  [-0.036, 0.012],
  [-0.034, 0.036],
  [0.01, 0.04],
  [0.07, 0.042],
  [0.108, 0.036],
  [0.106, 0.02],
  [0.072, 0.006],
  [0.034, -0.014],
  [0.024, -0.03],
] as const;

/** A boot at the ankle, its sole turned away from the shin; `long` shortens it when seen from the front. */
export function boot(ankle: Point, shin: number, foot: number, long: number, h: number): Point[] {
  const ahead = reach([0, 0], foot, 1);
  const below = reach([0, 0], shin, 1);
  const across: Point = [-ahead[1], ahead[0]];
  const sign = across[0] * below[0] + across[1] * below[1] < 0 ? -1 : 1;
  return BOOT.map(([forward, down]) => [
    ankle[0] + ahead[0] * forward * long + across[0] * sign * down * h,
    ankle[1] + ahead[1] * forward * long + across[1] * sign * down * h,
  ]);
}
