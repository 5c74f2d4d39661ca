import { n } from './scene.ts';

export type Point = readonly [x: number, y: number];

/** Straight from point to point. Closed shapes all turn one way, so that several in one path add up. */
export function polygon(corners: readonly Point[], closed = true): string {
  const points = closed ? clockwise(corners) : corners;
  return points.map(([x, y], at) => `${at ? 'L' : 'M'}${n(x)} ${n(y)}`).join('') + (closed ? 'Z' : '');
}

/** A soft line through every point (Catmull-Rom); `tension` 0 is straight, 1 is as round as it gets. */
export function smooth(corners: readonly Point[], closed = true, tension = 1): string {
  const points = closed ? clockwise(corners) : corners;
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const pull = tension / 6;
    d += `C${n(from[0] + (to[0] - before[0]) * pull)} ${n(from[1] + (to[1] - before[1]) * pull)} ${n(
      to[0] - (after[0] - from[0]) * pull,
    )} ${n(to[1] - (after[1] - from[1]) * pull)} ${n(to[0])} ${n(to[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** From `from`, `length` far; 0° is down, 90° to the right, 180° up. */
export function reach(from: Point, degrees: number, length: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [from[0] + Math.sin(turn) * length, from[1] + Math.cos(turn) * length];
}

export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** A dot as part of one big path: thousands of them cost nothing. */
export function dot(x: number, y: number, width: number, height: number): string {
  return `M${n(x - width / 2)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
}

/** A disc as part of one big path. */
export function disc(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0z`;
}

function clockwise(points: readonly Point[]): readonly Point[] {
  let area = 0;
  points.forEach(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    area += x * nextY - nextX * y;
  });
  return area < 0 ? points.toReversed() : points;
}
