import { createCamera, type Place } from '../parts/camera.ts';
import { glowOf, INK, isGrey, lightnessOf, mix, tone } from '../parts/color.ts';
import { drawFootball } from '../parts/football.ts';
import { bloom, glow } from '../parts/lights.ts';
import { type Point, polygon, smooth } from '../parts/line.ts';
import { ellipse, group, linear, n, path, radial, rect, repeat, type Scene, stroke } from '../parts/scene.ts';
import { drawStreets } from '../parts/streets.ts';

/** The coast as the town knows it, kilometres east and north of the Maiden Tower: Absheron's south shore and the bay. */
const COAST: readonly Point[] = [
  [-30, -26],
  [-22, -24],
  [-14, -19],
  [-8, -15],
  [-4, -11],
  [-2.4, -7.5],
  [-0.6, -5.4],
  [1.2, -5.8],
  [1.6, -4.4],
  [0.1, -3.4],
  [-1.3, -2],
  [-0.9, -0.6],
  [0.2, 0.2],
  [1.8, 0.7],
  [3.6, 0.8],
  [5.2, 0.2],
  [6.6, -1],
  [8.2, -2.6],
  [10, -3.6],
  [11, -2.4],
  [12.6, 0.6],
  [15, 1.8],
  [19, 2.4],
  [23, 1.6],
  [26, 3.8],
  [30, 4.2],
  [34, 0.4],
  [38, -2.6],
  [42, -3.2],
  [40, 0.6],
  [36, 5],
  [30, 9.5],
  [22, 12],
  [14, 13],
  [6, 14.5],
  [-4, 15.5],
  [-12, 17],
  [-22, 22],
  [-34, 30],
  [-60, 40],
  [-60, -40],
];

/** Arenas of the town, marked by a pin. */
const ARENAS: [Point, ...Point[]] = [
  [6.2, 3.6],
  [2.2, 2.6],
  [-1.6, 2.2],
  [9.4, 4.2],
  [-2.6, 5.2],
];

/** Where they play: the bay, the boulevards, a pin in the light. */
export function mapBaku(scene: Scene): string {
  const { random } = scene;
  const night = random.chance(0.6);
  const look = night
    ? {
        sea: mix('#12406f', tone(scene.a, 0.4), 0.22),
        land: mix('#1a2436', scene.a, 0.08),
        road: '#e9c27a',
        minor: '#4c5d7c',
        line: glowOf(scene.a),
        park: '#14453a',
      }
    : {
        sea: mix('#9fd0e6', scene.a, 0.12),
        land: '#f3efe6',
        road: '#ffffff',
        minor: '#d9d3c6',
        line: mix(scene.a, INK, 0.2),
        park: '#b9dfb4',
      };
  const around = random.pick(ARENAS);
  const camera = createCamera({
    eye: [around[0] * 0.6 + random.range(-3, 3), around[1] - 15, random.range(11, 15)],
    target: [around[0] * 0.75 + 0.8, around[1] - 2.2, 0],
    zoom: 1250,
    middle: [800, 560],
    roll: random.range(-9, 9),
  });
  const flat = (points: readonly Point[], closed = true): string => {
    const seen = camera.shape(points.map(([x, y]): Place => [x, y, 0]));
    return seen.length > 1 ? (closed ? smooth(seen, true, 0.6) : polygon(seen, false)) : '';
  };
  const land = flat(COAST);
  const inside = scene.define((id) => `<clipPath id="${id}"><path d="${land}"/></clipPath>`);
  const depths = [1.9, 1.3, 0.7, 0.3]
    .map((out, at) => stroke(land, mix(look.sea, night ? '#3f8fc9' : '#ffffff', 0.06 + at * 0.07), out * 90))
    .join('');
  return (
    rect(0, 0, 1600, 1000, look.sea) +
    depths +
    waves(scene, night) +
    path(land, look.land) +
    group(drawStreets(scene, flat, look, night), `clip-path="${inside}"`) +
    stroke(land, look.line, night ? 5 : 4, 'opacity=".85"') +
    (night ? stroke(land, look.line, 22, 'opacity=".16"') : '') +
    pins(scene, camera, around, night) +
    rect(
      0,
      0,
      1600,
      420,
      linear(
        scene,
        [0, 0, 0, 420],
        [
          [0, night ? '#060b16' : '#ffffff', night ? 0.8 : 0.75],
          [1, night ? '#060b16' : '#ffffff', 0],
        ],
      ),
    )
  );
}

function waves({ random }: Scene, night: boolean): string {
  const d = repeat(70, () => {
    const [x, y, w] = [random.range(0, 1600), random.range(250, 1000), random.range(18, 70)];
    return `M${n(x)} ${n(y)}q${n(w / 2)} -5 ${n(w)} 0`;
  });
  return stroke(d, '#ffffff', 2, `opacity="${night ? 0.1 : 0.4}"`);
}

function pins(scene: Scene, camera: ReturnType<typeof createCamera>, main: Point, night: boolean): string {
  return ARENAS.toSorted((one, two) => two[1] - one[1])
    .map(([x, y]) => {
      const seen = camera.see([x, y, 0]);
      if (!seen) return '';
      const big = x === main[0] && y === main[1];
      return pin(
        scene,
        seen.x,
        seen.y,
        big ? 150 : 46,
        big ? pinColor(scene.a) : mix(scene.b, INK, night ? 0.1 : 0.25),
        big,
      );
    })
    .join('');
}

/** A pin has to be found: black and white shirts lend it their accent's place. */
function pinColor(color: string): string {
  if (isGrey(color)) return '#10b981';
  return lightnessOf(color) < 0.4 ? tone(color, 0.45, 1.2) : color;
}

function pin(scene: Scene, x: number, y: number, r: number, color: string, ball: boolean): string {
  const top = y - r * 1.62;
  const shape = `M${n(x)} ${n(y)}C${n(x - r * 0.2)} ${n(y - r * 0.5)} ${n(x - r)} ${n(top + r * 0.72)} ${n(x - r)} ${n(top)}A${n(r)} ${n(r)} 0 1 1 ${n(x + r)} ${n(top)}C${n(x + r)} ${n(top + r * 0.72)} ${n(x + r * 0.2)} ${n(y - r * 0.5)} ${n(x)} ${n(y)}Z`;
  const round = radial(scene, x - r * 0.4, top - r * 0.5, r * 2.4, [
    [0, mix(color, '#ffffff', 0.5)],
    [0.4, color],
    [1, mix(color, INK, 0.6)],
  ]);
  const rings = ball
    ? [2.3, 1.6, 0.95]
        .map((size) =>
          ellipse(
            x,
            y,
            r * size,
            r * size * 0.5,
            'none',
            `stroke="${glowOf(color)}" stroke-width="4" opacity="${n(10 / size / 2) / 10}"`,
          ),
        )
        .join('') + bloom(scene, x, y, r * 2.6, r * 1.3, glowOf(color), 0.5)
    : '';
  const inner = ball
    ? drawFootball(scene, { x, y: top, r: r * 0.66 })
    : ellipse(x, top, r * 0.42, r * 0.42, '#ffffff');
  return (
    rings +
    ellipse(x + r * 0.3, y + 2, r * 0.5, r * 0.16, '#000000', 'opacity=".4"') +
    path(shape, round) +
    (ball ? ellipse(x, top, r * 0.72, r * 0.72, mix(color, INK, 0.6)) : '') +
    inner +
    (ball ? glow(scene, x - r * 0.5, top - r * 0.6, r * 0.5, '#ffffff', 0.25) : '')
  );
}
