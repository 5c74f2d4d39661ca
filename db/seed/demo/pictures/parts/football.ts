import { INK, mix } from './color.ts';
import { type Point, polygon } from './line.ts';
import { circle, clip, group, n, path, radial, type Scene, stroke } from './scene.ts';

type Vector = readonly [number, number, number];

const GOLDEN = (1 + Math.sqrt(5)) / 2;
const CORNERS: Vector[] = [-1, 1].flatMap((one) =>
  [-GOLDEN, GOLDEN].flatMap((two): Vector[] => [
    [0, one, two],
    [one, two, 0],
    [two, 0, one],
  ]),
);

/** A football of thirty-two panels, lit from the upper left, turned as chance turns it. */
export function drawFootball(
  scene: Scene,
  {
    x,
    y,
    r,
    panel = INK,
    base = '#ffffff',
    lightX = -0.4,
    lightY = -0.5,
  }: {
    x: number;
    y: number;
    r: number;
    panel?: string;
    base?: string;
    lightX?: number;
    lightY?: number;
  },
): string {
  const turn = turning(scene);
  const corners = CORNERS.map((it) => turn(unit(it)));
  const flat = ([vx, vy, vz]: Vector): Point => {
    // Beyond the edge a panel is drawn along the edge.
    const length = Math.hypot(vx, vy);
    const pull = vz < 0 && length > 0 ? 1 / length : 1;
    return [x + vx * pull * r, y + vy * pull * r];
  };
  let panels = '';
  let seams = '';
  for (const corner of corners) {
    const near = corners.filter((it) => it !== corner && dotted(it, corner) > 0.4);
    const ends = around(corner, near).map((it) => unit(blend(corner, it, 1 / 3)));
    const outline = ends.flatMap((from, at) => arc(from, ends[(at + 1) % ends.length] ?? from, 5));
    if (corner[2] > -0.35 && outline.some((it) => it[2] > 0)) panels += polygon(outline.map(flat));
    for (const other of near) {
      const line = arc(unit(blend(corner, other, 1 / 3)), unit(blend(corner, other, 2 / 3)), 6);
      if (line.every((it) => it[2] > 0)) seams += polygon(line.map(flat), false);
    }
  }
  const [lx, ly] = [x + lightX * r, y + lightY * r];
  const shade = radial(scene, lx, ly, r * 1.75, [
    [0, '#ffffff', 0.25],
    [0.3, '#ffffff', 0],
    [0.55, '#0b1220', 0.18],
    [0.85, '#0b1220', 0.68],
    [1, '#050912', 0.9],
  ]);
  const body =
    path(panels, panel) +
    stroke(seams, mix(INK, base, 0.35), r * 0.022) +
    stroke(panels, mix(INK, base, 0.35), r * 0.018);
  return (
    circle(x, y, r, base) +
    group(
      body,
      `clip-path="${clip(scene, `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0z`)}"`,
    ) +
    circle(x, y, r + 0.4, shade)
  );
}

function turning({ random }: Scene): (it: Vector) => Vector {
  const [p, q, s] = [random.range(0, 6.28), random.range(0, 6.28), random.range(0, 6.28)];
  return ([x, y, z]) => {
    const [x1, y1] = [x * Math.cos(p) - y * Math.sin(p), x * Math.sin(p) + y * Math.cos(p)];
    const [y2, z2] = [y1 * Math.cos(q) - z * Math.sin(q), y1 * Math.sin(q) + z * Math.cos(q)];
    return [x1 * Math.cos(s) + z2 * Math.sin(s), y2, -x1 * Math.sin(s) + z2 * Math.cos(s)];
  };
}

/** The neighbours of a corner in the order in which they lie round it. */
function around(corner: Vector, near: readonly Vector[]): Vector[] {
  const first = near[0] ?? corner;
  const side = cross(corner, first);
  return [...near].sort((one, two) => angle(one) - angle(two));
  function angle(it: Vector): number {
    return Math.atan2(dotted(it, side), dotted(it, first) - dotted(corner, first) * dotted(it, corner));
  }
}

function arc(from: Vector, to: Vector, steps: number): Vector[] {
  return Array.from({ length: steps + 1 }, (_, at) => unit(blend(from, to, at / steps)));
}

function blend(from: Vector, to: Vector, share: number): Vector {
  const at = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * share;
  return [at(0), at(1), at(2)];
}

function dotted(a: Vector, b: Vector): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(a: Vector): Vector {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
}
