import { glowOf, INK, mix, SKIN } from '../parts/color.ts';
import { drawFarCrowd } from '../parts/crowd.ts';
import { makeFigure } from '../parts/figure.ts';
import { beam, bloom, dust, glow } from '../parts/lights.ts';
import { polygon } from '../parts/line.ts';
import { drawPlayer } from '../parts/player.ts';
import { POSES } from '../parts/poses.ts';
import {
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
import { drawBackdrop } from '../parts/sky.ts';
import { teamKits } from '../parts/team.ts';

/** Above the ring: a shot in the air, or a hand over it. */
export function basketball(scene: Scene): string {
  const { random } = scene;
  const right = random.chance(0.5);
  const light = mix('#fff2d8', glowOf(scene.a), 0.3);
  const dunk = random.chance(0.55);
  const x = 1130;
  const skin = random.pick(SKIN);
  const kit = { ...teamKits(scene)[0], skin, socks: mix(skin, '#ffffff', 0.06), boots: '#f4f5f7' };
  const player = dunk
    ? makeFigure(POSES.dunk, { x: 780, y: 560, height: 640, anchor: 'hips' })
    : makeFigure(POSES.jumpShot, { x: 430, y: 860, height: 560 });
  const [handX, handY] = player.hands.near;
  const ball = dunk
    ? { x: handX + 46, y: handY - 40, r: 66 }
    : { x: random.range(720, 820), y: random.range(120, 170), r: 62 };
  const picture =
    hoopBack(scene, x, light) +
    drawPlayer(scene, player, kit, { side: 1, dark: 0.75, rim: light }) +
    drawBasketball(scene, ball) +
    hoopFront(x);
  return (
    drawBackdrop(scene, right ? x : 1600 - x, 300, 1.2) +
    drawFarCrowd(scene, 470, 800, 40, 0.34) +
    repeat(8, (at) => glow(scene, 60 + at * 212, 70 + (at % 2) * 26, 190, light, 0.8)) +
    [200, 800, 1400]
      .map((at) =>
        beam(scene, [at, -40], [at * 0.5 + 400, 980], { start: 30, end: 300, color: light, strength: 0.22 }),
      )
      .join('') +
    floor(scene, light) +
    group(picture, right ? '' : 'transform="translate(1600 0) scale(-1 1)"') +
    dust(scene, 80, light)
  );
}

function floor(scene: Scene, light: string): string {
  const wood = linear(
    scene,
    [0, 840, 0, 1000],
    [
      [0, '#8a5a2f'],
      [0.4, '#c58a4c'],
      [1, '#6f431f'],
    ],
  );
  const planks = repeat(24, (at) =>
    stroke(`M${at * 140 - 900} 1010L${at * 70 - 20} 840`, '#4d2c12', 2, 'opacity=".35"'),
  );
  return (
    rect(0, 840, 1600, 170, wood) +
    planks +
    path(
      polygon([
        [520, 1010],
        [640, 846],
        [960, 846],
        [1080, 1010],
      ]),
      mix(scene.a, INK, 0.2),
      'opacity=".75"',
    ) +
    bloom(scene, 800, 880, 900, 90, light, 0.5)
  );
}

/** An orange ball with its eight panels. */
export function drawBasketball(scene: Scene, { x, y, r }: { x: number; y: number; r: number }): string {
  const turn = scene.random.int(-50, 50);
  const round = clip(
    scene,
    `M${n(-r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-r * 2)} 0z`,
  );
  const seams = `M${n(-r)} 0H${n(r)}M0 ${n(-r)}V${n(r)}M${n(-r * 0.72)} ${n(-r * 0.72)}Q${n(-r * 0.1)} 0 ${n(-r * 0.72)} ${n(r * 0.72)}M${n(r * 0.72)} ${n(-r * 0.72)}Q${n(r * 0.1)} 0 ${n(r * 0.72)} ${n(r * 0.72)}`;
  const shade = radial(scene, x - r * 0.35, y - r * 0.45, r * 1.7, [
    [0, '#ffe3b0', 0.65],
    [0.35, '#ff9a3c', 0],
    [0.7, INK, 0.35],
    [1, INK, 0.85],
  ]);
  return (
    circle(x, y, r, '#e0702a') +
    group(
      group(stroke(seams, '#2a130a', r * 0.06), `clip-path="${round}"`),
      `transform="translate(${n(x)} ${n(y)}) rotate(${turn})"`,
    ) +
    circle(x, y, r + 0.4, shade)
  );
}

function hoopBack(scene: Scene, x: number, light: string): string {
  const glass = linear(
    scene,
    [x, 60, x + 330, 420],
    [
      [0, '#ffffff', 0.42],
      [0.5, '#cfe3ff', 0.12],
      [1, '#ffffff', 0.3],
    ],
  );
  const board = polygon([
    [x + 150, 90],
    [x + 380, 30],
    [x + 380, 470],
    [x + 150, 400],
  ]);
  const inner = polygon([
    [x + 190, 235],
    [x + 285, 218],
    [x + 285, 400],
    [x + 190, 378],
  ]);
  const arm = polygon([
    [x + 300, 380],
    [x + 330, 380],
    [1660, 620],
    [1660, 690],
  ]);
  return (
    path(arm, '#0c1220') +
    path(board, glass) +
    stroke(board, '#e9eef6', 12) +
    stroke(inner, mix(scene.a, '#ffffff', 0.3), 9) +
    bloom(scene, x + 240, 240, 330, 300, light, 0.25) +
    path(
      polygon([
        [x + 96, 398],
        [x + 190, 384],
        [x + 190, 412],
        [x + 96, 412],
      ]),
      '#b43a12',
    ) +
    `<path d="M${x - 110} 404A108 26 0 0 1 ${x + 106} 404" fill="none" stroke="#a8350f" stroke-width="13"/>`
  );
}

function hoopFront(x: number): string {
  const rim = `<path d="M${x - 110} 404A108 26 0 0 0 ${x + 106} 404" fill="none" stroke="#ff5a22" stroke-width="14" stroke-linecap="round"/>`;
  const cords = repeat(9, (at) => {
    const share = at / 8;
    const top = x - 106 + share * 210;
    const low = x - 58 + share * 116;
    return `M${n(top)} ${n(408 + Math.sin(share * Math.PI) * 22)}L${n(low + 15)} 500L${n(low)} 575M${n(top)} ${n(408 + Math.sin(share * Math.PI) * 22)}L${n(low - 15)} 500L${n(low)} 575`;
  });
  return (
    stroke(cords, '#ffffff', 4.5, 'opacity=".85"') +
    rim +
    ellipse(x - 2, 572, 62, 9, 'none', 'stroke="#fff" stroke-width="4" opacity=".7"')
  );
}
