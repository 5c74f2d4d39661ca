import { INK } from './color.ts';
import { type Point, polygon } from './line.ts';
import {
  circle,
  ellipse,
  group,
  HEIGHT,
  linear,
  n,
  path,
  radial,
  rect,
  repeat,
  type Scene,
  WIDTH,
  within,
} from './scene.ts';

/** A lamp's halo: a hot middle and a wide soft edge. */
export function glow(scene: Scene, x: number, y: number, r: number, color: string, strength = 1): string {
  const paint = within(scene, [
    [0, '#ffffff', strength],
    [0.07, color, strength * 0.85],
    [0.25, color, strength * 0.32],
    [0.6, color, strength * 0.08],
    [1, color, 0],
  ]);
  return circle(x, y, r, paint);
}

/** Light without a lamp: what a surface throws back. */
export function bloom(
  scene: Scene,
  x: number,
  y: number,
  rx: number,
  ry: number,
  color: string,
  strength = 0.5,
): string {
  const paint = within(scene, [
    [0, color, strength],
    [0.45, color, strength * 0.38],
    [1, color, 0],
  ]);
  return ellipse(x, y, rx, ry, paint);
}

/** A beam from a lamp: strong at the lamp, gone at its end, soft at its sides. */
export function beam(
  scene: Scene,
  from: Point,
  to: Point,
  {
    start = 12,
    end = 240,
    color = '#ffffff',
    strength = 0.3,
  }: { start?: number; end?: number; color?: string; strength?: number },
): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [px, py] = [-dy / length, dx / length];
  const paint = linear(
    scene,
    [from[0], from[1], to[0], to[1]],
    [
      [0, color, strength],
      [0.4, color, strength * 0.38],
      [1, color, 0],
    ],
  );
  // Three cones, one in the other, make the sides soft without a blur.
  return [1, 0.72, 0.44]
    .map((share) => {
      const [a, b] = [start * share, end * share];
      const corners: Point[] = [
        [from[0] + px * a, from[1] + py * a],
        [to[0] + px * b, to[1] + py * b],
        [to[0] - px * b, to[1] - py * b],
        [from[0] - px * a, from[1] - py * a],
      ];
      return path(polygon(corners), paint, 'opacity=".5"');
    })
    .join('');
}

/** A stadium mast with its head of lamps, seen from below; `size` is the head's width. */
export function mast(
  scene: Scene,
  {
    x,
    y,
    foot,
    size,
    color,
    lean = 0,
  }: { x: number; y: number; foot: number; size: number; color: string; lean?: number },
): string {
  const rows = 4;
  const columns = 6;
  const [cell, tall] = [size / columns, (size / columns) * 0.92];
  const height = rows * tall;
  const half = size * 0.045;
  const pole = polygon([
    [x - half, y + height * 0.4],
    [x + half, y + height * 0.4],
    [x + half * 2 - lean, foot],
    [x - half * 2 - lean, foot],
  ]);
  const lamps = repeat(rows * columns, (at) => {
    const lampX = x - size / 2 + cell * ((at % columns) + 0.5);
    const lampY = y + tall * (Math.floor(at / columns) + 0.5);
    return circle(lampX, lampY, cell * 0.36, '#fffdf2') + glow(scene, lampX, lampY, cell * 1.5, color, 0.5);
  });
  return (
    path(pole, '#0a0f1b') +
    rect(
      x - size / 2 - cell * 0.2,
      y - tall * 0.2,
      size + cell * 0.4,
      height + tall * 0.4,
      '#131a2a',
      `rx="${n(cell * 0.2)}"`,
    ) +
    lamps +
    glow(scene, x, y + height / 2, size * 3.4, color, 0.9)
  );
}

/** Light that falls on dust: what makes a beam a beam. */
export function dust(scene: Scene, count: number, color: string): string {
  const { random } = scene;
  return repeat(count, () =>
    circle(
      random.range(0, WIDTH),
      random.range(0, HEIGHT),
      random.range(0.8, 3.2),
      color,
      `opacity="${n(random.range(0.5, 5)) / 10}"`,
    ),
  );
}

/** The dark edge that holds a picture together. */
export function vignette(scene: Scene, strength = 0.6): string {
  const paint = radial(scene, WIDTH / 2, HEIGHT * 0.46, 1050, [
    [0, INK, 0],
    [0.55, INK, 0],
    [1, '#04070e', strength],
  ]);
  return rect(0, 0, WIDTH, HEIGHT, paint);
}

/** The same thing upside down in a shiny floor, fading away. */
export function reflection(content: string, floor: number, strength = 0.18): string {
  return group(content, `transform="translate(0 ${n(floor * 2)}) scale(1 -1)" opacity="${strength}"`);
}
