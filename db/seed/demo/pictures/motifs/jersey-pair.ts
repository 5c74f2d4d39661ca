import { INK, lightnessOf, mix, tone } from '../parts/color.ts';
import { drawJersey, type JerseyPattern } from '../parts/jersey.ts';
import { beam, bloom, dust } from '../parts/lights.ts';
import { across, linear, n, rect, repeat, type Scene, stroke } from '../parts/scene.ts';

const PATTERNS: [JerseyPattern, ...JerseyPattern[]] = [
  'plain',
  'stripes',
  'hoops',
  'sash',
  'half',
  'chevron',
  'checks',
];

/** Two shirts on their pegs before the game. */
export function jerseyPair(scene: Scene): string {
  const { random } = scene;
  const contrast = (color: string, other: string) =>
    Math.abs(lightnessOf(color) - lightnessOf(other)) > 0.12
      ? other
      : lightnessOf(color) > 0.6
        ? INK
        : '#ffffff';
  const tint = mix(tone(scene.a, 0.4), tone(scene.b, 0.4), 0.4);
  const wall = mix(INK, tint, 0.4);
  const big = random.range(560, 620);
  const shift = random.range(-30, 30);
  const spots: [number, number][] = [
    [455 + shift, 190],
    [1145 + shift, 190 + random.range(-14, 14)],
  ];
  const shirts: [string, string][] = [
    [scene.a, contrast(scene.a, scene.b)],
    [scene.b, contrast(scene.b, scene.a)],
  ];
  return (
    rect(0, 0, 1600, 1000, wall) +
    lockers(scene, wall) +
    spots.map(([x]) => bloom(scene, x, 430, 560, 620, mix('#ffe9c4', tint, 0.3), 0.5)).join('') +
    rail() +
    spots
      .map(([x, y], at) => {
        const [color, trim] = shirts[at] ?? [scene.a, '#ffffff'];
        const pattern = random.pick(PATTERNS);
        const shadow = bloom(scene, x + 46, y + 380, 330, 420, '#000000', 0.75);
        return shadow + hanger(x, y, big) + drawJersey(scene, { x, y, width: big, color, trim, pattern });
      })
      .join('') +
    bench(scene, wall) +
    spots
      .map(([x]) =>
        beam(scene, [x, -60], [x, 900], { start: 90, end: 420, color: '#fff1d6', strength: 0.24 }),
      )
      .join('') +
    dust(scene, 46, '#fff1d6')
  );
}

function lockers(scene: Scene, wall: string): string {
  const door = across(
    scene,
    [0, 0, 1, 0],
    [
      [0, mix(wall, '#000000', 0.45)],
      [0.06, mix(wall, '#ffffff', 0.12)],
      [0.5, mix(wall, '#ffffff', 0.05)],
      [0.96, mix(wall, '#000000', 0.2)],
      [1, mix(wall, '#000000', 0.6)],
    ],
  );
  return repeat(8, (at) => {
    const x = at * 206 - 30;
    const slots = repeat(5, (slot) =>
      rect(x + 66, 46 + slot * 15, 74, 5, mix(wall, '#000000', 0.55), 'rx="2.5"'),
    );
    return (
      rect(x, 0, 206, 860, door) + slots + rect(x + 176, 430, 8, 70, mix(wall, '#ffffff', 0.3), 'rx="4"')
    );
  });
}

function rail(): string {
  return rect(0, 92, 1600, 16, '#0a0e18') + rect(0, 93, 1600, 5, '#7d889c');
}

function hanger(x: number, y: number, width: number): string {
  const hook = stroke(
    `M${n(x)} ${n(y - 6)}V${n(y - 42)}Q${n(x)} ${n(y - 66)} ${n(x + 16)} ${n(y - 78)}Q${n(x + 30)} 92 ${n(x + 4)} 90`,
    '#b9c2d0',
    6,
  );
  const wood = stroke(
    `M${n(x - width * 0.24)} ${n(y + width * 0.055)}Q${n(x)} ${n(y - width * 0.075)} ${n(x + width * 0.24)} ${n(y + width * 0.055)}`,
    '#8a5a36',
    18,
  );
  return hook + wood;
}

function bench(scene: Scene, wall: string): string {
  const plank = linear(
    scene,
    [0, 858, 0, 930],
    [
      [0, '#c08a5a'],
      [0.25, '#8d5f3a'],
      [1, '#3c2616'],
    ],
  );
  const floor = linear(
    scene,
    [0, 930, 0, 1000],
    [
      [0, mix(wall, '#000000', 0.75)],
      [1, '#05070c'],
    ],
  );
  return (
    rect(0, 926, 1600, 80, floor) +
    rect(0, 862, 1600, 32, plank) +
    rect(0, 900, 1600, 28, plank) +
    rect(0, 894, 1600, 6, '#160d07')
  );
}
