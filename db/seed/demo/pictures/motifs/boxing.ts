import { glowOf, INK, mix, SKIN } from '../parts/color.ts';
import { drawFarCrowd } from '../parts/crowd.ts';
import { type Figure, makeFigure } from '../parts/figure.ts';
import { beam, bloom, dust, glow } from '../parts/lights.ts';
import { polygon } from '../parts/line.ts';
import { drawPlayer } from '../parts/player.ts';
import { POSES } from '../parts/poses.ts';
import {
  across,
  circle,
  ellipse,
  linear,
  n,
  path,
  radial,
  rect,
  repeat,
  type Scene,
  stroke,
} from '../parts/scene.ts';
import { drawBackdrop } from '../parts/sky.ts';

/** Two under the lamps, ropes before and behind. */
export function boxing(scene: Scene): string {
  const { random } = scene;
  const light = mix('#fff3da', glowOf(scene.a), 0.2);
  const left = makeFigure(POSES.jab, {
    x: 545 + random.range(-20, 20),
    y: 925,
    height: 730,
    hair: random.pick(['short', 'none']),
  });
  const right = makeFigure(random.pick([POSES.guard, POSES.uppercut]), {
    x: 1060 + random.range(-20, 30),
    y: 925,
    height: 705,
    flip: true,
    hair: random.pick(['short', 'none']),
  });
  return (
    drawBackdrop(scene, 800, 260, 1) +
    drawFarCrowd(scene, 330, 700, 38, 0.3) +
    [380, 640, 960, 1220]
      .map((x) =>
        beam(scene, [x, -60], [800 + (x - 800) * 0.5, 900], {
          start: 40,
          end: 260,
          color: light,
          strength: 0.34,
        }),
      )
      .join('') +
    lamps(scene, light) +
    ropes(scene, 470, 3, 78, 7, 0.75) +
    corner(scene, 170, 430, scene.a, 0.8) +
    corner(scene, 1430, 430, scene.b, 0.8) +
    canvas(scene, light) +
    [left, right].map((it) => ellipse(it.hips[0], 934, 230, 26, INK, 'opacity=".5"')).join('') +
    fighter(scene, right, scene.b, 1, light) +
    fighter(scene, left, scene.a, -1, light) +
    sweat(scene, 900, 300) +
    ropes(scene, 700, 3, 118, 15, 1) +
    dust(scene, 70, light)
  );
}

function fighter(scene: Scene, figure: Figure, color: string, side: 1 | -1, light: string): string {
  const skin = scene.random.pick(SKIN);
  const kit = { shirt: skin, shorts: color, socks: skin, skin, boots: mix(color, INK, 0.55), hands: color };
  return (
    drawPlayer(scene, figure, kit, { side, dark: 0.72, rim: light }) +
    belt(figure, color) +
    [figure.hands.far, figure.hands.near].map(([x, y]) => glove(scene, x, y, color)).join('')
  );
}

function belt({ hips, height }: Figure, color: string): string {
  const [x, y] = hips;
  return rect(
    x - height * 0.068,
    y - height * 0.062,
    height * 0.136,
    height * 0.03,
    mix(color, '#ffffff', 0.55),
    'rx="6"',
  );
}

function glove(scene: Scene, x: number, y: number, color: string): string {
  const round = radial(scene, x - 14, y - 16, 62, [
    [0, mix(color, '#ffffff', 0.62)],
    [0.35, color],
    [1, mix(color, INK, 0.7)],
  ]);
  return (
    ellipse(x, y, 50, 45, round) +
    ellipse(x + 4, y + 20, 24, 16, mix(color, INK, 0.35), 'opacity=".6"') +
    ellipse(x - 13, y - 15, 12, 7, '#ffffff', 'opacity=".5"')
  );
}

function lamps(scene: Scene, light: string): string {
  const bar = rect(250, 34, 1100, 16, '#0a0e17') + rect(250, 88, 1100, 10, '#0a0e17');
  return (
    bar +
    repeat(
      6,
      (at) =>
        rect(300 + at * 180, 44, 100, 40, '#141b2a', 'rx="6"') +
        rect(308 + at * 180, 74, 84, 10, '#ffffff') +
        glow(scene, 350 + at * 180, 82, 170, light, 0.9),
    )
  );
}

function ropes(
  scene: Scene,
  top: number,
  count: number,
  step: number,
  width: number,
  strength: number,
): string {
  const colors = [scene.a, '#f3f4f6', scene.b];
  return repeat(count, (at) => {
    const y = top + at * step;
    const color = mix(INK, colors[at % 3] ?? '#ffffff', strength);
    const d = `M-20 ${n(y)}Q800 ${n(y + step * 0.14)} 1620 ${n(y)}`;
    return (
      stroke(d, mix(color, INK, 0.55), width) +
      stroke(d, color, width * 0.66) +
      stroke(
        d,
        '#ffffff',
        width * 0.16,
        `opacity="${strength * 0.6}" transform="translate(0 ${n(-width * 0.16)})"`,
      )
    );
  });
}

function corner(scene: Scene, x: number, y: number, color: string, size: number): string {
  const pad = across(
    scene,
    [0, 0, 1, 0],
    [
      [0, mix(color, INK, 0.6)],
      [0.4, mix(color, '#ffffff', 0.25)],
      [1, mix(color, INK, 0.55)],
    ],
  );
  return (
    rect(x - 12, y - 30, 24, 420, '#1b2231') +
    rect(x - 36 * size, y - 10, 72 * size, 300 * size, pad, 'rx="16"')
  );
}

function canvas(scene: Scene, light: string): string {
  const floor = linear(
    scene,
    [0, 720, 0, 1000],
    [
      [0, mix('#9fb3c9', scene.a, 0.2)],
      [0.35, '#e6edf5'],
      [1, mix('#7d8fa8', INK, 0.35)],
    ],
  );
  return (
    path(
      polygon([
        [60, 742],
        [1540, 742],
        [1760, 1010],
        [-160, 1010],
      ]),
      floor,
    ) +
    rect(0, 732, 1600, 12, mix(INK, scene.b, 0.5)) +
    ellipse(800, 880, 320, 62, scene.a, 'opacity=".28"') +
    ellipse(800, 880, 250, 46, '#ffffff', 'opacity=".3"') +
    bloom(scene, 800, 850, 820, 130, light, 0.5)
  );
}

function sweat({ random }: Scene, x: number, y: number): string {
  return repeat(44, () => {
    const turn = random.range(-2.6, -0.3);
    const away = random.range(20, 190);
    return circle(
      x + Math.cos(turn) * away,
      y + Math.sin(turn) * away * 0.8 + away * 0.2,
      random.range(1, 4),
      '#ffffff',
      `opacity="${n(random.range(3, 8)) / 10}"`,
    );
  });
}
