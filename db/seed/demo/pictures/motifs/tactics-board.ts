import { GRASS, INK, lightnessOf, mix } from '../parts/color.ts';
import { bloom } from '../parts/lights.ts';
import { type Point, smooth } from '../parts/line.ts';
import { circle, ellipse, group, linear, n, path, rect, repeat, type Scene, stroke } from '../parts/scene.ts';

const FORMATIONS: [number[], ...number[][]] = [
  [4, 3, 3],
  [4, 2, 3, 1],
  [3, 5, 2],
  [4, 4, 2],
  [3, 4, 3],
];

/** The coach's board: magnets in both colours and the move that will win it. */
export function tacticsBoard(scene: Scene): string {
  const { random } = scene;
  const chalk = random.chance(0.5);
  const board = random.pick([
    mix(GRASS.deep, INK, 0.35),
    '#26303f',
    mix('#1d6b48', INK, 0.1),
    mix(INK, scene.a, 0.22),
  ]);
  const line = chalk ? '#e9efe9' : mix('#ffffff', board, 0.12);
  const turn = random.range(-9, 9);
  const surface =
    rect(-40, -40, 1480, 1000, '#6b4428', 'rx="16"') +
    rect(
      -40,
      -40,
      1480,
      1000,
      linear(
        scene,
        [0, -40, 0, 960],
        [
          [0, '#c28b57', 0.9],
          [0.1, '#7a4e2c', 0.2],
          [1, '#2a1709', 0.9],
        ],
      ),
      'rx="16"',
    ) +
    rect(0, 0, 1400, 920, board) +
    repeat(chalk ? 26 : 0, () =>
      ellipse(
        random.range(0, 1400),
        random.range(0, 920),
        random.range(120, 330),
        random.range(26, 80),
        '#ffffff',
        `opacity=".018" transform="rotate(${n(random.range(-20, 20))} 700 460)"`,
      ),
    ) +
    markings(line) +
    moves(scene, line) +
    team(scene, scene.a, random.pick(FORMATIONS), false) +
    team(
      scene,
      lightnessOf(scene.b) > 0.85 || Math.abs(lightnessOf(scene.a) - lightnessOf(scene.b)) > 0.1
        ? scene.b
        : '#ffffff',
      random.pick(FORMATIONS),
      true,
    );
  return (
    rect(
      0,
      0,
      1600,
      1000,
      linear(
        scene,
        [0, 0, 1600, 1000],
        [
          [0, '#cdd3dc'],
          [1, '#8e98a8'],
        ],
      ),
    ) +
    group(
      surface,
      `transform="translate(${n(random.range(70, 150))} ${n(random.range(10, 80))}) rotate(${n(turn)} 700 460) skewX(${n(random.range(-7, 7))}) scale(${n(random.range(11, 13)) / 10})"`,
    ) +
    bloom(scene, random.pick([240, 1360]), 60, 1000, 700, '#fff3d6', 0.38)
  );
}

function markings(line: string): string {
  const d =
    'M50 50H1350V870H50ZM700 50V870M700 460m-120 0a120 120 0 1 0 240 0a120 120 0 1 0 -240 0' +
    'M50 220H270V700H50M50 350H125V570H50M1350 220H1130V700H1350M1350 350H1275V570H1350' +
    'M270 375A120 120 0 0 1 270 545M1130 375A120 120 0 0 0 1130 545';
  return (
    stroke(d, line, 6, 'opacity=".85"') +
    circle(700, 460, 8, line) +
    circle(195, 460, 7, line) +
    circle(1205, 460, 7, line)
  );
}

function team(scene: Scene, color: string, formation: readonly number[], right: boolean): string {
  const { random } = scene;
  const places: Point[] = [[110, 460]];
  formation.forEach((count, row) => {
    for (let at = 0; at < count; at += 1) {
      const x = 290 + (row * 560) / formation.length + random.range(-22, 22);
      places.push([x, 460 + (at - (count - 1) / 2) * (640 / Math.max(count, 3)) + random.range(-20, 20)]);
    }
  });
  return places.map(([x, y]) => magnet(scene, right ? 1400 - x : x, y, color)).join('');
}

function magnet(scene: Scene, x: number, y: number, color: string): string {
  const r = 33;
  const shine = scene.define(
    (id) =>
      `<radialGradient id="${id}" cx=".35" cy=".28" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".75"/><stop offset=".35" stop-color="#fff" stop-opacity=".05"/><stop offset="1" stop-color="#0b1220" stop-opacity=".6"/></radialGradient>`,
  );
  return (
    ellipse(x + 7, y + 12, r * 1.1, r, '#000000', 'opacity=".4"') +
    circle(x, y, r + 2, lightnessOf(color) < 0.5 ? '#dfe6ee' : mix(color, INK, 0.45)) +
    circle(x, y, r - 3, color) +
    circle(x, y, r, shine)
  );
}

/** Runs dashed, passes drawn through, with arrowheads. */
function moves(scene: Scene, line: string): string {
  const { random } = scene;
  const paint = random.pick(['#f4d35e', '#ff8a5c', line]);
  return repeat(random.int(4, 6), (at) => {
    const from: Point = [random.range(260, 760), random.range(150, 770)];
    const to: Point = [
      Math.min(from[0] + random.range(220, 420), 1240),
      Math.min(Math.max(from[1] + random.range(-260, 260), 120), 800),
    ];
    const bend: Point = [
      (from[0] + to[0]) / 2 + random.range(-40, 40),
      (from[1] + to[1]) / 2 + random.range(-150, 150),
    ];
    const turn = Math.atan2(to[1] - bend[1], to[0] - bend[0]);
    const head = [2.6, -2.6].map(
      (side): Point => [to[0] + Math.cos(turn + side) * 34, to[1] + Math.sin(turn + side) * 34],
    );
    const [one, two] = head;
    const arrow =
      one && two
        ? stroke(`M${one.map(n).join(' ')}L${to.map(n).join(' ')}L${two.map(n).join(' ')}`, paint, 9)
        : '';
    return (
      path(
        smooth([from, bend, to], false),
        'none',
        `stroke="${paint}" stroke-width="9" stroke-linecap="round"${at % 2 ? ' stroke-dasharray="26 22"' : ''}`,
      ) + arrow
    );
  });
}
