import { glowOf, INK, mix } from '../parts/color.ts';
import { drawFansFromBehind, drawFarCrowd } from '../parts/crowd.ts';
import { lampDigits, lampWidth } from '../parts/digits.ts';
import { beam, bloom, dust, glow } from '../parts/lights.ts';
import { disc, polygon } from '../parts/line.ts';
import { group, linear, n, path, rect, repeat, type Scene, stroke } from '../parts/scene.ts';
import { drawSky, horizonGlow } from '../parts/sky.ts';

const LAMP = 13.5;

/** The board over the far stand, and everybody looking at it. */
export function scoreboard(scene: Scene): string {
  const { random } = scene;
  const amber = random.pick(['#ffb43c', '#fff2c9', '#ff6a4d', '#7dffb0']);
  const light = mix('#fff4da', glowOf(scene.a), 0.3);
  const turn = random.range(-5, 5);
  const x = 230 + random.range(-60, 60);
  return (
    drawSky(scene, random.pick(['night', 'blue', 'night']), 800) +
    horizonGlow(scene, 800, glowOf(scene.a), 0.7) +
    [120, 1480]
      .map(
        (at) =>
          glow(scene, at, 130, 330, light, 0.9) +
          beam(scene, [at, 130], [800, 1000], { start: 10, end: 300, color: light, strength: 0.16 }),
      )
      .join('') +
    path(
      polygon([
        [-20, 700],
        [1620, 700],
        [1620, 1010],
        [-20, 1010],
      ]),
      mix(INK, scene.a, 0.2),
    ) +
    group(
      legs() + board(scene, amber),
      `transform="translate(${n(x)} ${n(random.range(95, 140))}) skewY(${n(turn)})"`,
    ) +
    drawFarCrowd(scene, 690, 880, 40, 0.42) +
    bloom(scene, 800, 760, 900, 240, amber, 0.24) +
    drawFansFromBehind(scene, 900, random.range(105, 140)) +
    dust(scene, 50, light)
  );
}

function legs(): string {
  return [180, 940]
    .map((x) => rect(x, 540, 34, 420, '#070b14') + stroke(`M${x + 4} 600l26 90l-26 90l26 90`, '#141c2c', 6))
    .join('');
}

function board(scene: Scene, amber: string): string {
  const { random } = scene;
  const [w, h] = [1150, 570];
  const score = `${random.int(0, 4)}-${random.int(0, 4)}`;
  const clock = `${random.int(46, 90)}'`;
  const dots = repeat(40 * 80, (at) =>
    disc(34 + (at % 80) * LAMP + LAMP / 2, 34 + Math.floor(at / 80) * (LAMP * 0.93), 2.2),
  );
  const lit = (text: string, x: number, y: number, pitch: number, color: string, fine: number) =>
    path(lampDigits(text, x, y, pitch, 0.66, fine), color, 'opacity=".3"') +
    path(lampDigits(text, x, y, pitch, 0.42, fine), mix(color, '#ffffff', 0.2));
  const bar = (x: number, color: string) =>
    rect(x, 62, 330, 74, color) +
    rect(
      x,
      62,
      330,
      74,
      linear(
        scene,
        [0, 62, 0, 136],
        [
          [0, '#ffffff', 0.3],
          [0.5, '#ffffff', 0],
          [1, '#000000', 0.35],
        ],
      ),
    );
  return (
    rect(-24, -24, w + 48, h + 48, '#05080f', 'rx="14"') +
    rect(
      -24,
      -24,
      w + 48,
      h + 48,
      linear(
        scene,
        [0, -24, 0, h],
        [
          [0, '#8fa0bd', 0.5],
          [0.06, '#1b2436', 0.2],
          [1, '#000000', 0],
        ],
      ),
      'rx="14"',
    ) +
    rect(0, 0, w, h, '#080c14') +
    path(dots, '#1a2334') +
    bar(62, scene.a) +
    bar(w - 392, scene.b) +
    lit(clock, w / 2 - lampWidth(clock, LAMP * 0.85) / 2, 58, LAMP * 0.85, '#7dffb0', 1) +
    lit(score, w / 2 - lampWidth(score, LAMP * 3.1) / 2, 190, LAMP * 3.1, amber, 3) +
    repeat(2, (at) => goalRows(scene, at ? w - 390 : 62, amber)) +
    bloom(scene, w / 2, h / 2, 760, 470, amber, 0.22)
  );
}

/** Rows too small to read: scorers and minutes as every board shows them. */
function goalRows({ random }: Scene, x: number, color: string): string {
  return repeat(random.int(1, 3), (row) => {
    const y = 496 + row * 22;
    return (
      rect(x, y, random.range(120, 220), 9, color, 'opacity=".7"') +
      rect(x + 250, y, 46, 9, color, 'opacity=".7"')
    );
  });
}
