import type { Point } from './line.ts';

/** Metres: x along the pitch, y across it, z up. The middle of the pitch is 0,0,0. */
export type Place = readonly [x: number, y: number, z: number];

export interface Camera {
  /** Where a place lands on the sheet, and how many pixels a metre has there; null behind the eye. */
  see(place: Place): { x: number; y: number; scale: number } | null;
  /** A flat shape as seen, cut where it comes too near. */
  shape(places: readonly Place[]): Point[];
}

/** `zoom` in pixels per metre at one metre; `middle` is where on the sheet the target lands. */
export function createCamera({
  eye,
  target,
  zoom,
  middle = [800, 500],
  roll = 0,
}: {
  eye: Place;
  target: Place;
  zoom: number;
  middle?: Point;
  roll?: number;
}): Camera {
  const forward = unit([target[0] - eye[0], target[1] - eye[1], target[2] - eye[2]]);
  const flatRight = unit(cross(forward, [0, 0, 1]));
  const flatUp = cross(flatRight, forward);
  const [c, s] = [Math.cos((roll * Math.PI) / 180), Math.sin((roll * Math.PI) / 180)];
  const right = add(times(flatRight, c), times(flatUp, s));
  const up = add(times(flatUp, c), times(flatRight, -s));
  const near = 0.5;

  const turn = (place: Place): Place => {
    const from: Place = [place[0] - eye[0], place[1] - eye[1], place[2] - eye[2]];
    return [dotted(from, right), dotted(from, up), dotted(from, forward)];
  };
  const flatten = ([x, y, depth]: Place) => ({
    x: middle[0] + (x * zoom) / depth,
    y: middle[1] - (y * zoom) / depth,
    scale: zoom / depth,
  });

  return {
    see(place) {
      const seen = turn(place);
      return seen[2] < near ? null : flatten(seen);
    },
    shape(places) {
      const seen = places.map(turn);
      const kept: Place[] = [];
      seen.forEach((here, at) => {
        const next = seen[(at + 1) % seen.length] ?? here;
        if (here[2] >= near) kept.push(here);
        if (here[2] >= near !== next[2] >= near) {
          const share = (near - here[2]) / (next[2] - here[2]);
          kept.push(add(here, times(add(next, times(here, -1)), share)));
        }
      });
      return kept.map((it) => {
        const { x, y } = flatten(it);
        return [x, y];
      });
    },
  };
}

function dotted(a: Place, b: Place): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Place, b: Place): Place {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function add(a: Place, b: Place): Place {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function times(a: Place, by: number): Place {
  return [a[0] * by, a[1] * by, a[2] * by];
}

function unit(a: Place): Place {
  return times(a, 1 / Math.hypot(...a));
}
