import { drawBowl } from '../parts/bowl.ts';
import { createCamera } from '../parts/camera.ts';
import { glowOf, INK, mix, SKIN } from '../parts/color.ts';
import { makeFigure } from '../parts/figure.ts';
import { beam, bloom, dust, glow } from '../parts/lights.ts';
import { type Point, polygon } from '../parts/line.ts';
import { drawPitch } from '../parts/pitch.ts';
import { drawPlayer } from '../parts/player.ts';
import { POSES } from '../parts/poses.ts';
import { clip, ellipse, group, linear, path, type Scene } from '../parts/scene.ts';
import { drawSky } from '../parts/sky.ts';
import { teamKits } from '../parts/team.ts';

/** The last steps before the noise: two lines walking into the light. */
export function tunnel(scene: Scene): string {
  const { random } = scene;
  const [vx, vy] = [random.range(680, 920), random.range(430, 500)];
  const [w, h] = [random.range(230, 290), random.range(180, 215)];
  const light = mix('#fff6e2', glowOf(scene.a), 0.18);
  const inner: Point[] = [
    [vx - w, vy - h],
    [vx + w, vy - h],
    [vx + w, vy + h * 0.9],
    [vx - w, vy + h * 0.9],
  ];
  const outer: Point[] = [
    [-80, -160],
    [1680, -160],
    [1680, 1160],
    [-80, 1160],
  ];
  /** Places along an edge of the tunnel, 0 at the mouth and 1 at our feet, as perspective spaces them. */
  const edge = (corner: number, depth: number): Point => {
    const [from, to] = [inner[corner] ?? [0, 0], outer[corner] ?? [0, 0]];
    const share = depth ** 2.2;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  };
  const side = (one: number, two: number, from: number, to: number) =>
    polygon([edge(one, from), edge(one, to), edge(two, to), edge(two, from)]);
  return (
    drawOutside(scene, inner, vx, vy) +
    bloom(scene, vx, vy, 620, 460, light, 0.5) +
    walls(scene, side, light) +
    bloom(scene, vx, vy + 30, 900, 640, light, 0.3) +
    [-1, 1]
      .map((it) =>
        beam(scene, [vx + it * w * 0.4, vy], [vx + it * 620, 1050], {
          start: w * 0.5,
          end: 330,
          color: light,
          strength: 0.2,
        }),
      )
      .join('') +
    players(scene, [vx, vy + h * 0.9], light) +
    dust(scene, 80, light)
  );
}

function drawOutside(scene: Scene, inner: readonly Point[], vx: number, vy: number): string {
  const camera = createCamera({ eye: [-66, 0, 3.2], target: [0, 0, 4], zoom: 620, middle: [vx, vy + 40] });
  const view =
    drawSky(scene, 'night', vy) +
    drawBowl(scene, camera, { roof: 0, tiers: 2, lit: 0.85, from: -20 }) +
    drawPitch(camera, { mowing: 'bands', lineWidth: 0.3, dark: '#1d8f50', light: '#37b86d' }) +
    [-150, -60, 60, 150].map((x) => glow(scene, vx + x, vy - 150, 120, '#fff6dc', 1)).join('');
  return group(view, `clip-path="${clip(scene, polygon(inner))}"`);
}

function walls(
  scene: Scene,
  side: (one: number, two: number, from: number, to: number) => string,
  light: string,
): string {
  const depths = [0, 0.14, 0.28, 0.42, 0.56, 0.7, 0.84, 1];
  return depths
    .slice(0, -1)
    .toReversed()
    .map((from) => {
      const to = from + 0.143;
      const near = from;
      const dark = (color: string, most: number) =>
        mix(mix(color, light, 0.18 * (1 - near)), '#04060b', 0.3 + most * near);
      const band = Math.round(from * 7) % 2 ? scene.a : scene.b;
      return (
        path(side(0, 1, from, to), dark('#3a4252', 0.6)) +
        path(side(3, 2, from, to), dark('#4a5468', 0.55)) +
        path(side(0, 3, from, to), dark(mix(band, INK, 0.25), 0.55)) +
        path(side(1, 2, from, to), dark(mix(band, INK, 0.25), 0.62)) +
        path(side(0, 3, to - 0.012, to), '#04060b') +
        path(side(1, 2, to - 0.012, to), '#04060b')
      );
    })
    .join('');
}

function players(scene: Scene, [x, floor]: Point, light: string): string {
  const { random } = scene;
  const kits = teamKits(scene);
  const steps = [0.07, 0.15, 0.26, 0.42, 0.66];
  const shade = linear(
    scene,
    [0, floor, 0, 1000],
    [
      [0, '#000000', 0.25],
      [1, '#000000', 0.65],
    ],
  );
  return steps
    .flatMap((depth) => [-1, 1].map((line) => ({ depth, line })))
    .map(({ depth, line }) => {
      const away = depth ** 1.25;
      const [px, py] = [
        x + line * (78 + away * 620) + random.range(-14, 14) * (1 + depth),
        floor + 12 + away * 620,
      ];
      const height = 205 + away * 900;
      const figure = makeFigure(random.pick([POSES.walkAway, POSES.walk, POSES.stand]), {
        x: px,
        y: py,
        height,
        flip: random.chance(0.5),
        away: true,
      });
      const kit = { ...(line < 0 ? kits[0] : kits[1]), skin: random.pick(SKIN) };
      const shadow = ellipse(
        px + line * height * 0.12,
        py + height * 0.03,
        height * 0.26,
        height * 0.045,
        shade,
      );
      return shadow + drawPlayer(scene, figure, kit, { side: line < 0 ? 1 : -1, dark: 0.86, rim: light });
    })
    .join('');
}
