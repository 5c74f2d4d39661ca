import { glowOf, INK, mix } from '../parts/color.ts';
import { bloom, dust, glow } from '../parts/lights.ts';
import { disc, type Point } from '../parts/line.ts';
import {
  across,
  circle,
  clip,
  ellipse,
  group,
  linear,
  n,
  path,
  radial,
  rect,
  repeat,
  type Scene,
  stroke,
} from '../parts/scene.ts';
import { drawBackdrop, drawBokeh } from '../parts/sky.ts';

/** Before the press conference: microphones waiting, cameras already flashing. */
export function microphone(scene: Scene): string {
  const { random } = scene;
  const light = mix('#fff3dc', glowOf(scene.a), 0.3);
  const foams = [
    scene.a,
    scene.b,
    mix(scene.a, INK, 0.4),
    random.pick(['#2c3444', '#d94b3a', '#2f7fd0', '#f0b429']),
  ];
  const middle = random.pick([560, 1040]) + random.range(-40, 40);
  const side = middle > 800 ? -1 : 1;
  const mics = [
    { head: [middle - 245, 395], size: 0.74, color: foams[2] ?? INK },
    { head: [middle + 235, 375], size: 0.76, color: foams[3] ?? INK },
    { head: [middle + side * 470, 455], size: 0.66, color: foams[1] ?? INK },
    { head: [middle - 125, 495], size: 0.92, color: foams[1] ?? INK },
    { head: [middle + 130, 465], size: 1.08, color: foams[0] ?? INK },
  ] as const;
  return (
    drawBackdrop(scene, middle, 320, 1.2) +
    wall(scene) +
    drawBokeh(scene, { count: 30, top: 60, bottom: 640, color: scene.b, size: 66 }) +
    flashes(scene, middle) +
    bloom(scene, middle, 430, 700, 480, light, 0.45) +
    table(scene, light) +
    group(
      mics
        .map((it, at) =>
          mic(
            scene,
            [it.head[0], it.head[1]],
            [middle + (it.head[0] - middle) * 0.45 + at * 6, 905],
            it.size,
            it.color,
            light,
          ),
        )
        .join(''),
      `transform="translate(${n(middle * -0.3)} -275) scale(1.3)"`,
    ) +
    nameplate(scene, middle + side * 560) +
    dust(scene, 50, light)
  );
}

/** The boards behind the speaker: discs and bars where sponsors would stand. */
function wall(scene: Scene): string {
  return repeat(28, (at) => {
    const [x, y] = [(at % 7) * 250 + (Math.floor(at / 7) % 2 ? 60 : 185) - 60, 90 + Math.floor(at / 7) * 170];
    const color = at % 2 ? scene.a : scene.b;
    return group(
      at % 3
        ? rect(x - 52, y - 13, 104, 26, color, 'rx="13"')
        : circle(x, y, 30, color) + circle(x, y, 15, INK),
      'opacity=".2"',
    );
  });
}

function flashes(scene: Scene, middle: number): string {
  const { random } = scene;
  return repeat(3, () => {
    const [x, y] = [random.range(100, 1500), random.range(150, 520)];
    if (Math.abs(x - middle) < 220) return '';
    const ray = (dx: number, dy: number) =>
      `M${n(x - dx)} ${n(y - dy)}Q${n(x)} ${n(y)} ${n(x + dx)} ${n(y + dy)}Q${n(x)} ${n(y)} ${n(x - dx)} ${n(y - dy)}`;
    return (
      glow(scene, x, y, 260, '#eef4ff', 0.9) +
      stroke(ray(190, 0), '#ffffff', 3, 'opacity=".7"') +
      stroke(ray(0, 120), '#ffffff', 3, 'opacity=".6"')
    );
  });
}

function table(scene: Scene, light: string): string {
  const cloth = linear(
    scene,
    [0, 850, 0, 1000],
    [
      [0, mix(scene.a, '#ffffff', 0.16)],
      [0.12, mix(scene.a, INK, 0.2)],
      [1, mix(scene.a, INK, 0.75)],
    ],
  );
  return (
    rect(0, 850, 1600, 160, cloth) +
    rect(0, 846, 1600, 6, light, 'opacity=".5"') +
    bloom(scene, 800, 850, 800, 50, light, 0.4)
  );
}

function mic(
  scene: Scene,
  [x, y]: Point,
  [footX, footY]: Point,
  size: number,
  color: string,
  light: string,
): string {
  const lean = (Math.atan2(footX - x, footY - y) * -180) / Math.PI;
  const r = 96 * size;
  const metal = across(
    scene,
    [0, 0, 1, 0],
    [
      [0, '#10151f'],
      [0.3, '#5d687c'],
      [0.42, '#e8eef7'],
      [0.55, '#4a5468'],
      [1, '#0b0f18'],
    ],
  );
  const long = Math.hypot(footX - x, footY - y);
  const neck =
    stroke(
      `M${n(x)} ${n(y + r)}Q${n(x + (footX - x) * 0.2)} ${n(y + long * 0.6)} ${n(footX)} ${n(footY)}`,
      '#0a0e16',
      15 * size,
    ) +
    stroke(
      `M${n(x - 2)} ${n(y + r)}Q${n(x - 2 + (footX - x) * 0.2)} ${n(y + long * 0.6)} ${n(footX - 2)} ${n(footY)}`,
      '#5b667a',
      4 * size,
    );
  const shape = `M0 ${n(-r * 1.12)}C${n(r * 0.72)} ${n(-r * 1.12)} ${n(r * 0.92)} ${n(-r * 0.5)} ${n(r * 0.9)} 0C${n(r * 0.88)} ${n(r * 0.55)} ${n(r * 0.62)} ${n(r * 1.02)} ${n(r * 0.46)} ${n(r * 1.12)}H${n(-r * 0.46)}C${n(-r * 0.62)} ${n(r * 1.02)} ${n(-r * 0.88)} ${n(r * 0.55)} ${n(-r * 0.9)} 0C${n(-r * 0.92)} ${n(-r * 0.5)} ${n(-r * 0.72)} ${n(-r * 1.12)} 0 ${n(-r * 1.12)}Z`;
  const round = radial(scene, -r * 0.32, -r * 0.45, r * 1.8, [
    [0, mix(color, '#ffffff', 0.5)],
    [0.3, color],
    [0.7, mix(color, INK, 0.5)],
    [1, mix(color, INK, 0.85)],
  ]);
  const { random } = scene;
  const pores = repeat(Math.round(230 * size), () =>
    disc(random.range(-r, r), random.range(-r * 1.1, r * 1.1), random.range(1, 2.6)),
  );
  const cube =
    rect(-r * 0.42, r * 1.32, r * 0.84, r * 0.62, '#f2f4f8', 'rx="4"') +
    rect(
      -r * 0.42,
      r * 1.32,
      r * 0.84,
      r * 0.62,
      linear(
        scene,
        [-r * 0.42, 0, r * 0.42, 0],
        [
          [0, INK, 0.05],
          [0.6, INK, 0.1],
          [1, INK, 0.55],
        ],
      ),
      'rx="4"',
    ) +
    circle(0, r * 1.63, r * 0.18, color);
  const head =
    rect(-r * 0.34, r * 1.0, r * 0.68, r * 1.25, metal, `rx="${n(r * 0.1)}"`) +
    cube +
    path(shape, round) +
    group(
      path(pores, INK, 'opacity=".3"') + path(pores, light, 'opacity=".16" transform="translate(-1.5 -1.5)"'),
      `clip-path="${clip(scene, shape)}"`,
    ) +
    stroke(
      `M${n(-r * 0.82)} ${n(-r * 0.2)}C${n(-r * 0.8)} ${n(-r * 0.7)} ${n(-r * 0.5)} ${n(-r)} ${n(-r * 0.1)} ${n(-r * 1.06)}`,
      light,
      4 * size,
      'opacity=".65"',
    );
  return (
    ellipse(footX, footY + 4, 96 * size, 17 * size, '#05070c') +
    ellipse(footX, footY - 2, 90 * size, 15 * size, '#1c2433') +
    neck +
    group(head, `transform="translate(${n(x)} ${n(y)}) rotate(${n(lean)})"`)
  );
}

function nameplate(scene: Scene, x: number): string {
  return (
    rect(x - 120, 800, 240, 62, '#f4f6fa', 'rx="5"') +
    rect(x - 120, 850, 240, 12, scene.b) +
    rect(x - 84, 818, 168, 12, INK, 'rx="4" opacity=".75"') +
    rect(x - 50, 836, 100, 7, INK, 'rx="3" opacity=".4"')
  );
}
