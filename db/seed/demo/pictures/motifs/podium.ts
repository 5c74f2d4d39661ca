import { glowOf, INK, lightnessOf, mix, SKIN } from '../parts/color.ts';
import { drawConfetti } from '../parts/confetti.ts';
import { drawFansFromBehind, drawFarCrowd } from '../parts/crowd.ts';
import { drawCup } from '../parts/cup.ts';
import { blockDigits } from '../parts/digits.ts';
import { makeFigure } from '../parts/figure.ts';
import { beam, bloom, glow } from '../parts/lights.ts';
import { polygon } from '../parts/line.ts';
import { drawPlayer } from '../parts/player.ts';
import { POSES } from '../parts/poses.ts';
import { circle, ellipse, linear, path, rect, repeat, type Scene } from '../parts/scene.ts';
import { drawBackdrop, drawBokeh } from '../parts/sky.ts';
import { kitOf } from '../parts/team.ts';

/** First, second, third, and paper raining down. */
export function podium(scene: Scene): string {
  const { random } = scene;
  const light = mix('#fff2cf', glowOf(scene.a), 0.25);
  const x = random.pick([640, 800, 960]);
  const steps = [
    { at: x - 330, top: 715, place: '2', color: '#c3ccda', shirt: scene.b },
    { at: x + 330, top: 770, place: '3', color: '#c98b56', shirt: mix(scene.b, '#808a99', 0.55) },
    { at: x, top: 625, place: '1', color: '#f0c451', shirt: scene.a },
  ];
  const [second, third, first] = steps;
  return (
    drawBackdrop(scene, x, 360, 1.2) +
    drawFarCrowd(scene, 380, 820, 40, 0.36) +
    repeat(7, (at) => glow(scene, 80 + at * 240, 60 + (at % 2) * 40, 190, light, 0.8)) +
    drawBokeh(scene, { count: 26, top: 60, bottom: 520, color: scene.a, size: 58 }) +
    [-560, -200, 200, 560]
      .map((shift) =>
        beam(scene, [x + shift, -80], [x + shift * 0.1, 940], {
          start: 24,
          end: 230,
          color: light,
          strength: 0.3,
        }),
      )
      .join('') +
    bloom(scene, x, 480, 620, 460, light, 0.45) +
    rect(
      0,
      930,
      1600,
      80,
      linear(
        scene,
        [0, 930, 0, 1000],
        [
          [0, mix(INK, scene.a, 0.35)],
          [1, '#04060b'],
        ],
      ),
    ) +
    (second ? step(scene, second) + winner(scene, second, 350, light, false) : '') +
    (third ? step(scene, third) + winner(scene, third, 340, light, false) : '') +
    (first ? step(scene, first) + winner(scene, first, 365, light, true) : '') +
    bloom(scene, x, 935, 760, 70, light, 0.4) +
    drawConfetti(scene, 190) +
    (random.chance(0.5) ? drawFansFromBehind(scene, 965, 92) : '')
  );
}

interface Step {
  at: number;
  top: number;
  place: string;
  color: string;
  shirt: string;
}

function step(scene: Scene, { at, top, place, color }: Step): string {
  const half = 158;
  const front = linear(
    scene,
    [0, top, 0, 960],
    [
      [0, mix(scene.a, '#ffffff', 0.22)],
      [0.1, mix(scene.a, INK, 0.12)],
      [1, mix(scene.a, INK, 0.72)],
    ],
  );
  const lid = polygon([
    [at - half, top],
    [at + half, top],
    [at + half - 22, top - 26],
    [at - half + 22, top - 26],
  ]);
  const field = 20;
  const ink = lightnessOf(scene.a) > 0.75 ? INK : '#ffffff';
  return (
    rect(at - half, top, half * 2, 960 - top, front) +
    path(lid, mix(scene.a, '#ffffff', 0.5)) +
    rect(at - half, top, half * 2, 9, color) +
    path(blockDigits(place, at - field * 1.5, top + 30, field), ink, 'opacity=".92"')
  );
}

function winner(
  scene: Scene,
  { at, top, color, shirt }: Step,
  height: number,
  light: string,
  first: boolean,
): string {
  const { random } = scene;
  const pose = first
    ? POSES.celebrate
    : random.pick([POSES.arms, POSES.handsOnHips, POSES.stand, POSES.celebrate]);
  const figure = makeFigure(pose, {
    x: at,
    y: top - 8,
    height,
    hair: random.pick(['short', 'long', 'short']),
  });
  const kit = { ...kitOf(scene, shirt, first ? scene.b : '#ffffff'), skin: random.pick(SKIN) };
  const [neckX, neckY] = figure.neck;
  const medal =
    path(
      polygon([
        [neckX - 20, neckY],
        [neckX, neckY + height * 0.15],
        [neckX + 20, neckY],
        [neckX + 12, neckY],
        [neckX, neckY + height * 0.12],
        [neckX - 12, neckY],
      ]),
      '#d7263d',
    ) +
    circle(neckX, neckY + height * 0.16, height * 0.036, mix(color, INK, 0.4)) +
    circle(neckX, neckY + height * 0.16, height * 0.029, color);
  const cup = first
    ? drawCup(scene, { x: at, y: figure.hands.near[1] - 172, height: 190, shape: 'chalice' })
    : '';
  return (
    ellipse(at, top - 8, height * 0.28, 10, INK, 'opacity=".5"') +
    drawPlayer(scene, figure, kit, { side: at < 800 ? 1 : -1, dark: 0.55, rim: light }) +
    medal +
    cup
  );
}
