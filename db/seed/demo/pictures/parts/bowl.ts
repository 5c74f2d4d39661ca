import type { Camera, Place } from './camera.ts';
import { glowOf, INK, mix } from './color.ts';
import { drawStand } from './crowd.ts';
import { glow } from './lights.ts';
import { polygon } from './line.ts';
import { path, type Scene } from './scene.ts';

export interface Bowl {
  /** Height of the roof in metres; 0 for an open stand. */
  roof: number;
  tiers: 1 | 2;
  lit?: number;
  /** Only the stands with a middle beyond this x are drawn: those behind the eye hide nothing. */
  from?: number;
}

type Flat = readonly [x: number, y: number];

/** One of the eight sides: its ends at the pitch, and how an end moves for every metre outward. */
export interface Side {
  ends: readonly [Flat, Flat];
  drift: readonly [Flat, Flat];
}

/** A stadium round the pitch: stands, ribbon boards, roof with its row of lamps. */
export function drawBowl(
  scene: Scene,
  camera: Camera,
  { roof, tiers, lit = 0.65, from = -40 }: Bowl,
): string {
  const ribbon = [glowOf(scene.a), glowOf(scene.b)];
  return SIDES.filter(({ ends }) => (ends[0][0] + ends[1][0]) / 2 > from)
    .map((side, at) => {
      const color = ribbon[at % 2] ?? '#ffffff';
      const rim = tiers === 2 ? 38 : 19;
      return (
        wall(camera, side, rim, 0, tiers === 2 ? 29 : 12, mix(INK, scene.a, 0.14)) +
        (roof ? drawRoof(scene, camera, side, roof) : '') +
        (tiers === 2
          ? drawStand(scene, camera, slope(side, 19, 17, 13.5, 27), lit * 0.86) +
            wall(camera, side, 18.4, 10.4, 13.4, mix(INK, scene.a, 0.22)) +
            wall(camera, side, 18.2, 11.4, 12.4, mix(color, '#ffffff', 0.25))
          : '') +
        drawStand(scene, camera, slope(side, 0, 18, 1.4, 10), lit) +
        wall(camera, side, 0, 0, 1.3, mix(INK, color, 0.82))
      );
    })
    .join('');
}

const CORNER = Math.SQRT2 - 1;

/** Far to near for an eye at the left end. */
const SIDES: Side[] = (
  [
    [
      [61, -32],
      [61, 32],
      [1, -CORNER],
      [1, CORNER],
    ],
    [
      [50, 43],
      [61, 32],
      [CORNER, 1],
      [1, CORNER],
    ],
    [
      [50, -43],
      [61, -32],
      [CORNER, -1],
      [1, -CORNER],
    ],
    [
      [-50, 43],
      [50, 43],
      [-CORNER, 1],
      [CORNER, 1],
    ],
    [
      [-50, -43],
      [50, -43],
      [-CORNER, -1],
      [CORNER, -1],
    ],
    [
      [-50, 43],
      [-61, 32],
      [-CORNER, 1],
      [-1, CORNER],
    ],
    [
      [-50, -43],
      [-61, -32],
      [-CORNER, -1],
      [-1, -CORNER],
    ],
  ] as const
).map(([one, two, oneDrift, twoDrift]) => ({ ends: [one, two], drift: [oneDrift, twoDrift] }));

/** A point of a side: `along` 0..1, `out` metres away from the pitch. */
export function sidePlace({ ends, drift }: Side, along: number, out: number, up: number): Place {
  const at = (axis: 0 | 1) =>
    (ends[0][axis] + drift[0][axis] * out) * (1 - along) + (ends[1][axis] + drift[1][axis] * out) * along;
  return [at(0), at(1), up];
}

function slope(side: Side, out: number, depth: number, low: number, high: number) {
  const [one, two] = side.ends;
  const length = Math.hypot(two[0] - one[0], two[1] - one[1]) + (out + depth / 2) * 0.8;
  return {
    length,
    depth,
    place: (along: number, up: number) => sidePlace(side, along, out + depth * up, low + (high - low) * up),
  };
}

function wall(camera: Camera, side: Side, out: number, low: number, high: number, color: string): string {
  const corners = [
    [0, low],
    [1, low],
    [1, high],
    [0, high],
  ] as const;
  const seen = camera.shape(corners.map(([along, up]) => sidePlace(side, along, out, up)));
  return seen.length > 2 ? path(polygon(seen), color) : '';
}

function drawRoof(scene: Scene, camera: Camera, side: Side, height: number): string {
  const seen = camera.shape([
    sidePlace(side, 0, 12, height),
    sidePlace(side, 1, 12, height),
    sidePlace(side, 1, 42, height + 5),
    sidePlace(side, 0, 42, height + 5),
  ]);
  if (seen.length < 3) return '';
  const lamps: string[] = [];
  for (let along = 0.03; along < 1; along += 0.055) {
    const lamp = camera.see(sidePlace(side, along, 12, height - 0.6));
    if (lamp && lamp.x > -60 && lamp.x < 1660)
      lamps.push(glow(scene, lamp.x, lamp.y, lamp.scale * 4.2, '#fff6dc', 1));
  }
  return (
    wall(camera, side, 38, 12, height + 4, mix(INK, scene.a, 0.1)) +
    path(polygon(seen), mix('#05080f', scene.a, 0.1)) +
    wall(camera, side, 12, height - 1.4, height, mix(INK, '#8fa3c4', 0.4)) +
    lamps.join('')
  );
}
