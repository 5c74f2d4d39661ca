import type { Camera, Place } from './camera.ts';
import { INK, lightnessOf, mix, SKIN } from './color.ts';
import { disc, dot, type Point, polygon, smooth } from './line.ts';
import { path, repeat, type Scene } from './scene.ts';

/** What people in the stands wear: the two clubs, and everything else. */
export function crowdColors(scene: Scene): string[] {
  const shirt = (color: string) => (lightnessOf(color) < 0.3 ? mix(color, '#ffffff', 0.18) : color);
  const [a, b] = [shirt(scene.a), shirt(scene.b)];
  return [a, a, a, b, b, mix(a, INK, 0.4), mix(b, INK, 0.5), '#2b3446', '#515b6e', '#c9b9a6', '#d8dde6'];
}

export interface Stand {
  /** Metres along its middle row, and from its lowest to its highest row. */
  length: number;
  depth: number;
  /** A seat: 0..1 along the row, 0..1 from the lowest to the highest. */
  place: (along: number, up: number) => Place;
  /** 0..1 of the seats taken. */
  filled?: number;
}

/** One slope of seats with its people, far to near. */
export function drawStand(
  scene: Scene,
  camera: Camera,
  { length, depth, place, filled = 0.92 }: Stand,
  lit = 0.65,
): string {
  const { random } = scene;
  const slope = camera.shape([place(0, 0), place(1, 0), place(1, 1), place(0, 1)]);
  if (slope.length < 3) return '';
  const rows = Math.round(depth / 1.05);
  const seats = Math.round(length / 0.85);
  const colors = crowdColors(scene).map((it) => mix(INK, it, lit));
  const shapes = colors.map(() => '');
  const heads: string[] = ['', ''];
  for (let row = rows - 1; row >= 0; row -= 1) {
    for (let seat = 0; seat < seats; seat += 1) {
      if (random() > filled) continue;
      // Friends wear the same: neighbours mostly share a colour.
      const along = (seat + random.range(0.15, 0.85)) / seats;
      if (Math.abs(((along * 8) % 1) - 0.5) > 0.47) continue;
      const seen = camera.see(place(along, (row + 0.5) / rows));
      if (!seen || seen.x < -20 || seen.x > 1620 || seen.y < -20 || seen.y > 1020) continue;
      const size = Math.max(seen.scale * 0.62, 1.5);
      const which = random.int(0, colors.length - 1);
      shapes[which] += dot(seen.x, seen.y - size * 0.6, size, size);
      if (size > 2.2) heads[random.int(0, 1)] += dot(seen.x, seen.y - size * 1.1, size * 0.55, size * 0.55);
    }
  }
  return (
    path(polygon(slope), mix(INK, scene.a, 0.16)) +
    shapes.map((d, at) => path(d, colors[at] ?? INK)).join('') +
    heads.map((d, at) => path(d, mix(INK, SKIN[at + 1] ?? SKIN[0], lit))).join('')
  );
}

/** People out of focus behind a near subject: rows of soft heads between `top` and `bottom`. */
export function drawFarCrowd(scene: Scene, top: number, bottom: number, size: number, lit = 0.5): string {
  const { random } = scene;
  const rows = Math.max(2, Math.round((bottom - top) / (size * 0.8)));
  const colors = crowdColors(scene).map((it) => mix(INK, it, lit));
  return repeat(rows, (row) => {
    const shapes = colors.map(() => '');
    const [light, dark]: [string[], string[]] = [[], []];
    const y = top + ((bottom - top) * (row + 1)) / rows;
    for (let x = -size; x < 1600 + size; x += size * random.range(0.85, 1.25)) {
      const shift = random.range(-0.2, 0.2) * size;
      const which = random.int(0, colors.length - 1);
      shapes[which] += smooth([
        [x - size * 0.62, y + size * 0.9],
        [x - size * 0.45, y - size * 0.02 + shift],
        [x, y - size * 0.22 + shift],
        [x + size * 0.45, y - size * 0.02 + shift],
        [x + size * 0.62, y + size * 0.9],
      ]);
      (random.chance(0.5) ? light : dark).push(disc(x, y - size * 0.45 + shift, size * 0.28));
    }
    return (
      shapes.map((d, at) => path(d, colors[at] ?? INK)).join('') +
      path(light.join(''), mix(INK, SKIN[2], lit)) +
      path(dark.join(''), mix(INK, SKIN[0], lit))
    );
  });
}

/** Backs of heads and raised arms along the lower edge: the reader stands among the fans. */
export function drawFansFromBehind(scene: Scene, y: number, size: number, color = '#060a13'): string {
  const { random } = scene;
  let people = '';
  for (let x = -size / 2; x < 1600 + size; x += size * random.range(0.9, 1.35)) {
    const head: Point = [x, y + random.range(-0.28, 0.28) * size];
    people += fanFromBehind(scene, head, size * random.range(0.9, 1.1));
  }
  return path(people, color);
}

function fanFromBehind({ random }: Scene, [x, y]: Point, size: number): string {
  const shoulders = smooth([
    [x - size * 0.16, y + size * 0.2],
    [x - size * 0.24, y + size * 0.42],
    [x - size * 0.6, y + size * 0.58],
    [x - size * 0.72, y + size * 1.2],
    [x - size * 0.76, y + size * 4],
    [x + size * 0.76, y + size * 4],
    [x + size * 0.72, y + size * 1.2],
    [x + size * 0.6, y + size * 0.58],
    [x + size * 0.24, y + size * 0.42],
    [x + size * 0.16, y + size * 0.2],
  ]);
  const arms = [-1, 1]
    .map((side) =>
      random.chance(0.42) ? raisedArm([x + side * size * 0.55, y + size * 0.8], side, size, random) : '',
    )
    .join('');
  const hair = random.chance(0.3)
    ? disc(x, y - size * 0.16, size * 0.31)
    : disc(x, y - size * 0.05, size * 0.29);
  const ears =
    disc(x - size * 0.3, y + size * 0.03, size * 0.065) + disc(x + size * 0.3, y + size * 0.03, size * 0.065);
  return disc(x, y, size * 0.3) + hair + ears + shoulders + arms;
}

function raisedArm([x, y]: Point, side: number, size: number, random: Scene['random']): string {
  const elbow: Point = [x + side * size * random.range(0.15, 0.4), y - size * random.range(0.35, 0.6)];
  const hand: Point = [
    elbow[0] - side * size * random.range(-0.15, 0.3),
    elbow[1] - size * random.range(0.55, 0.8),
  ];
  const wide = size * 0.13;
  return (
    smooth([
      [x - wide * 1.3, y + wide],
      [elbow[0] - wide, elbow[1]],
      [hand[0] - wide * 0.7, hand[1]],
      [hand[0], hand[1] - wide * 1.4],
      [hand[0] + wide * 0.7, hand[1]],
      [elbow[0] + wide, elbow[1]],
      [x + wide * 1.3, y + wide],
    ]) + disc(hand[0], hand[1] - wide * 0.3, wide * 1.05)
  );
}
