import type { Camera, Place } from './camera.ts';
import { type Point, polygon } from './line.ts';
import { n, stroke } from './scene.ts';

/** A goal 7.32 × 2.44 m at the end `x`, its net hanging away from the pitch. */
export function drawGoal(
  camera: Camera,
  {
    x = 52.5,
    depth = 2.2,
    width = 7.32,
    tall = 2.44,
    bars = '#f4f7fb',
    mesh = 0.34,
  }: { x?: number; depth?: number; width?: number; tall?: number; bars?: string; mesh?: number } = {},
): string {
  const half = width / 2;
  const net: string[] = [];
  const line = (places: readonly Place[]) => {
    const points: Point[] = [];
    for (const place of places) {
      const seen = camera.see(place);
      if (seen) points.push([seen.x, seen.y]);
    }
    if (points.length > 1) net.push(polygon(points, false));
  };
  const back = (up: number) => x + depth * (up > tall * 0.98 ? 0.45 : 1 - (up / tall) * 0.35);
  for (let y = -half; y <= half + 0.01; y += mesh) {
    line([
      [x, y, tall],
      [x + depth * 0.45, y, tall],
      [back(tall * 0.5), y, tall * 0.5],
      [x + depth, y, 0],
    ]);
  }
  for (let up = 0; up <= tall; up += mesh) {
    line([
      [x, -half, up],
      [back(up), -half, up],
      [back(up), half, up],
      [x, half, up],
    ]);
  }
  for (const side of [-half, half])
    for (let along = mesh; along < depth; along += mesh)
      line([
        [x + along, side, 0],
        [x + Math.min(along, depth * 0.75), side, tall * Math.min(1, 1.6 - along / depth)],
      ]);
  const scale = camera.see([x, 0, 1])?.scale ?? 10;
  const corner = (y: number, up: number): string => {
    const seen = camera.see([x, y, up]);
    return seen ? `${n(seen.x)} ${n(seen.y)}` : '0 0';
  };
  const frame = `M${corner(-half, 0)}L${corner(-half, tall)}L${corner(half, tall)}L${corner(half, 0)}`;
  return (
    stroke(net.join(''), '#ffffff', Math.max(scale * 0.018, 0.8), 'opacity=".55"') +
    stroke(frame, '#8b95a6', Math.max(scale * 0.15, 2)) +
    stroke(frame, bars, Math.max(scale * 0.11, 1.6))
  );
}
